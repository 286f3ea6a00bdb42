import { openTextFonts } from "./text-fonts.server.ts";

/** What nearly all names are written in: their fonts have all of it, and need not be opened to know. */
const everyday = /^[\u0020-\u007e\u00a0-\u017f\u0620-\u06d3]*$/u;

/**
 * The letters of a person's texts that receipts print as boxes (docs/decisions/084), for staff to see before one is issued.
 * @returns each letter once, with spaces between them; empty when all can be printed
 */
export async function unprintableLetters(...texts: string[]): Promise<string> {
  const text = texts.join(" ");
  if (everyday.test(text)) return "";
  const { missing } = await openTextFonts();
  return missing(text).join(" ");
}

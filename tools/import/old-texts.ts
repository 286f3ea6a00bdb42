import { decodeHTML } from "entities";
import type { OldRow } from "./old-values.ts";

/*
 * What has gone wrong with texts on their way through PHP and MySQL, and can be put right without doubt: HTML entities in
 * texts of one line, and UTF-8 that was taken for Latin and encoded once more.
 */

/** No text of one line is longer; what is, the rules refuse. */
const maxLineLength = 20_000;
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,30}\d{0,2});/i;
/** PHP has encoded some texts when they came, and once more when they were saved. */
const timesEncoded = 2;

/** The text with its HTML entities as the characters that they stand for. */
function decodeEntities(text: string): string {
  let decoded = text;
  for (
    let time = 0;
    time < timesEncoded && decoded.length <= maxLineLength && entity.test(decoded);
    time += 1
  ) {
    decoded = decodeHTML(decoded);
  }
  return decoded;
}

/** The bytes that MySQL's latin1, which is Windows-1252, writes for characters. */
const byteOf = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder("windows-1252").decode(Uint8Array.of(byte)),
    byte,
  ]),
);
for (let byte = 0x80; byte < 0xa0; byte += 1) byteOf.set(String.fromCharCode(byte), byte);

/** What people here write in; a word that ends in "ß”" would become a letter of another continent. */
const likely = /^[\p{sc=Latin}\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Gurmukhi}\p{sc=Common}\p{sc=Inherited}]*$/u;

/** The text as it was before UTF-8 was encoded as UTF-8 again; as it is unless all of it fits. */
function decodeTwiceEncoded(text: string): string {
  let decoded = text;
  for (let time = 0; time < timesEncoded; time += 1) {
    const once = decodedOnce(decoded);
    if (once === undefined) break;
    decoded = once;
  }
  return decoded;
}

function decodedOnce(text: string): string | undefined {
  if (!/[^\p{ASCII}]/u.test(text)) return undefined;
  const bytes = Array.from(text, (character) => byteOf.get(character));
  if (bytes.includes(undefined)) return undefined;
  try {
    const decoded = new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes as number[]));
    return likely.test(decoded) ? decoded : undefined;
  } catch (error) {
    // These bytes are no UTF-8: the text is what it seems to be.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Looks like Urdu, a quotation mark or an accent that was encoded twice. */
const looksTwiceEncoded = /(?:[ØÙÚÛ][\u0080-\u00bf\u0152-\u2122]){2}|â€|[ÂÃ][\u0080-\u00bf]/;

/**
 * The rows with their texts put right.
 * @param lines the fields that are texts of one line
 * @param note is told what was changed, and what looks wrong and stays
 */
export function readableRows(
  rows: OldRow[],
  lines: readonly string[],
  note: (text: string) => void,
): OldRow[] {
  const found = { entities: new Set<string>(), twice: new Set<string>(), doubtful: new Set<string>() };
  const readable = rows.map((row, place) => {
    const name = String(row.id ?? place + 1).slice(0, 40);
    const texts = Object.entries(row).map(([field, value]) => {
      if (typeof value !== "string") return [field, value];
      const text = decodeTwiceEncoded(value);
      if (text !== value) found.twice.add(name);
      else if (looksTwiceEncoded.test(text)) found.doubtful.add(name);
      const decoded = lines.includes(field) ? decodeEntities(text) : text;
      if (decoded !== text) found.entities.add(name);
      return [field, decoded];
    });
    return Object.fromEntries(texts) as OldRow;
  });
  const tell = (names: Set<string>, what: string) =>
    names.size > 0 && note(`${what}: ${[...names].join(", ")}`);
  tell(found.entities, "HTML entities were decoded in texts of");
  tell(found.twice, "texts that were encoded twice were decoded in");
  tell(found.doubtful, "a text may be encoded twice, and came as it is, in");
  return readable;
}

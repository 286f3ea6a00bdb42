import { statementMessages } from "./bank-statements.messages.ts";

/* A statement's file as text, and what is no text at all. Small: the dashboard's page loads it. */

/**
 * The text of a file: UTF-8 or UTF-16, with or without a mark at its start, else Windows-1252, as older programs of banks
 * write it.
 */
export function decodeStatement(bytes: Uint8Array): string {
  const decode = (encoding: string) => new TextDecoder(encoding).decode(bytes);
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode("utf-16le");
  if (first === 0xfe && second === 0xff) return decode("utf-16be");
  // Every other byte of Western text in UTF-16 is zero, and no text has one otherwise.
  if (first !== 0 && second === 0) return decode("utf-16le");
  if (first === 0 && second !== 0) return decode("utf-16be");
  const text = decode("utf-8");
  const bad = count(text, /\ufffd/g);
  return bad > 0 && bad >= count(text, /[^\p{ASCII}\ufffd]/gu) ? decode("windows-1252") : text;
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The start of an Excel file: of .xlsx, then of .xls as each encoding shows it. */
const spreadsheets = ["PK\u0003\u0004", "\u00d0\u00cf\u0011\u00e0", "\ufffd\ufffd\u0011\ufffd"];

/** Why a text cannot be a statement: it is another kind of file. @returns undefined for text */
export function statementFileFault(text: string): string | undefined {
  if (spreadsheets.some((start) => text.startsWith(start))) return statementMessages.spreadsheet;
  if (/^\s*%PDF-/.test(text)) return statementMessages.pdf;
  if (/^\s*<(?:!doctype|html|head|table|meta|style|div|\?xml)/i.test(text)) return statementMessages.page;
  return undefined;
}

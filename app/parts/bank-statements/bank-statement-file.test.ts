import { expect, test } from "vitest";
import { readStatement } from "./bank-statement.ts";
import { decodeStatement, statementFileFault } from "./bank-statement-file.ts";
import { statementMessages as messages } from "./bank-statements.messages.ts";

/* A statement's file as text: TRANSFER-07d. */

const text = "Date,Narration,Credit\n13/11/2026,Café عائشہ,700";

const utf16 = (littleEndian: boolean, written: string) => {
  const view = new DataView(new ArrayBuffer(written.length * 2));
  for (let at = 0; at < written.length; at += 1) view.setUint16(at * 2, written.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
};

test.for([
  ["UTF-8", new TextEncoder().encode(text)],
  ["UTF-8 with a mark", new TextEncoder().encode(`\ufeff${text}`)],
  ["UTF-16 with a mark", utf16(true, `\ufeff${text}`)],
  ["UTF-16, the other way round", utf16(false, `\ufeff${text}`)],
  ["UTF-16 without a mark", utf16(true, text)],
  ["UTF-16 without a mark, the other way round", utf16(false, text)],
] as const)("%s is read", ([, bytes]) => {
  expect(decodeStatement(bytes)).toBe(text);
});

test("Windows-1252 is read, and one broken byte does not spoil a text in Urdu", () => {
  const western = Uint8Array.from("Date,Narration,Credit\n13/11/2026,Caf\xe9 \x96 gift,700", (sign) =>
    sign.charCodeAt(0),
  );
  expect(decodeStatement(western)).toContain("Café – gift");
  expect(decodeStatement(new Uint8Array([...new TextEncoder().encode(text), 0xff]))).toBe(`${text}\ufffd`);
});

test.for([
  ["an .xlsx file", [0x50, 0x4b, 3, 4, 20, 0, 6, 0, 255, 254], messages.spreadsheet],
  ["an .xls file", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], messages.spreadsheet],
  ["a PDF", [...new TextEncoder().encode("%PDF-1.7\n")], messages.pdf],
  ["a page that is named .xls", [...new TextEncoder().encode("\n<html><table>")], messages.page],
] as const)("%s is refused in words", ([, bytes, message]) => {
  const read = decodeStatement(Uint8Array.from(bytes));
  expect(statementFileFault(read)).toBe(message);
  expect(readStatement(read, { today: "2026-11-26" })).toMatchObject({
    entries: [],
    faults: [{ line: 1, message }],
  });
});

test("text is no other kind of file, whatever it begins with", () => {
  for (const written of [text, "<b>,Date,Credit", "PK36HABB,Date,Credit", ""])
    expect(statementFileFault(written)).toBeUndefined();
});

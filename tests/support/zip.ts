import { inflateRawSync } from "node:zlib";

/* For tests only: the files of a ZIP, by the directory at its end (PKWARE's APPNOTE, 4.3.12). */

const directoryMark = 0x02014b50;
const endMark = 0x06054b50;

/** The texts of an archive without comment by the names of their files. */
export function readZip(bytes: Buffer): Map<string, string> {
  const end = bytes.length - 22;
  if (bytes.readUInt32LE(end) !== endMark) throw new Error("This is no ZIP");
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  while (bytes.readUInt32LE(at) === directoryMark) {
    const size = bytes.readUInt32LE(at + 20);
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const text = inflateRawSync(bytes.subarray(start, start + size)).toString("utf8");
    files.set(bytes.toString("utf8", at + 46, at + 46 + name), text);
    at += 46 + name + extra + comment;
  }
  return files;
}

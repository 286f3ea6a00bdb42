import { inflateSync } from "node:zlib";

/* For tests only: what a reader of our PDFs finds in them. It knows what pdfkit writes, and no more. */

export type ReadPdf = {
  /** The file as it is. */
  file: string;
  pages: number;
  /** All streams, unpacked: drawings, outlines, fonts. */
  drawing: string;
  /** The texts in the order of drawing, each as it is read. */
  texts: string[];
};

export function readPdf(pdf: Buffer): ReadPdf {
  const file = pdf.toString("latin1");
  const objects = new Map(
    [...file.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, number = "", object = ""]) => [
      number,
      unpacked(object),
    ]),
  );
  const letters = new Map<string, string[]>();
  for (const { head } of objects.values()) {
    for (const [, name = "", number = ""] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.head ?? "")?.[1] ?? "";
      letters.set(name, readToUnicode(objects.get(map)?.stream ?? ""));
    }
  }
  const drawing = [...objects.values()].map(({ stream }) => stream).join("\n");
  const texts = [...drawing.matchAll(/\/(F\d+) [\d.]+ Tf\n(?:[\d.]+ Tz\n)?\[(.*?)\] TJ/g)].map(
    ([, font = "", shown = ""]) => {
      const codes = shown.replaceAll(/[^<]*<([0-9a-f]*)>[^<]*/g, "$1").match(/.{4}/g) ?? [];
      const drawn = codes.map((code) => letters.get(font)?.[Number.parseInt(code, 16)] ?? "?");
      // From left to right; Urdu is read the other way.
      return (/\p{Script=Arabic}/u.test(drawn.join("")) ? drawn.reverse() : drawn).join("");
    },
  );
  return { file, pages: file.match(/\/Type \/Page\n/g)?.length ?? 0, drawing, texts };
}

function unpacked(object: string): { head: string; stream: string } {
  const [head = "", rest = ""] = object.split("\nstream\n", 2);
  const stream = rest.slice(0, rest.lastIndexOf("\nendstream"));
  const packed = head.includes("/FlateDecode");
  return { head, stream: packed ? inflateSync(Buffer.from(stream, "latin1")).toString("latin1") : stream };
}

/** The letters of each code of a font. */
const readToUnicode = (map: string): string[] =>
  [...map.matchAll(/> \[(.*?)\]$/gm)]
    .flatMap(([, entries = ""]) => [...entries.matchAll(/<([^>]*)>/g)])
    .map(([, codes = ""]) =>
      codes
        .split(" ")
        .filter(Boolean)
        .map((code) => String.fromCharCode(Number.parseInt(code, 16)))
        .join(""),
    );

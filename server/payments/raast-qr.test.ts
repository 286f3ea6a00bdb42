import fc from "fast-check";
import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import { crc16, raastQrSvg, raastQrText } from "./raast-qr.ts";

const iban = "PK23 MEZN 0000 0000 0000 0001";
const sample = "0002020102120202000424PK23MEZN00000000000000010503500071231122026235910040142";
const expiresAt = new Date("2026-12-31T18:59:00Z");

test("the checksum's known value", () => {
  expect(crc16("123456789")).toBe("29B1");
});

test("the sample for Rs 500 until the end of 2026", () => {
  expect(raastQrText({ iban, amountPaisa: 50_000, expiresAt })).toBe(sample);
});

test("without an amount the code is static", () => {
  const text = raastQrText({ iban });
  expect(text).toMatch(/^0002020102110202000424PK23MEZN00000000000000011004[0-9A-F]{4}$/);
  expect(crc16(text.slice(0, -4))).toBe(text.slice(-4));
});

test("every amount has its fields in order, and a checksum that is right", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (amountPaisa) => {
      const text = raastQrText({ iban, amountPaisa });
      const fields = fieldsOf(text);
      expect([...fields.keys()]).toEqual(["00", "01", "02", "04", "05", "10"]);
      expect(Number(fields.get("05"))).toBe(amountPaisa / 100);
      expect(fields.get("10")).toBe(crc16(text.slice(0, -4)));
    }),
  );
});

function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

test.for([
  { iban: "PK00 0000 0000 0000 0000 0000" },
  { iban, amountPaisa: 0 },
  { iban, amountPaisa: -1 },
  { iban, amountPaisa: 1.5 },
  { iban, amountPaisa: 1_000_000_000_001 },
])("%j has no code", (payment) => {
  expect(() => raastQrText(payment)).toThrow(RangeError);
});

test("the drawing is read as the text that it was made of, also on a dark page", async () => {
  const svg = raastQrSvg({ iban, amountPaisa: 50_000, expiresAt });
  for (const background of ["#ffffff", "#101010"]) {
    const picture = sharp(Buffer.from(svg), { density: 300 }).extend({
      top: 40,
      bottom: 40,
      left: 40,
      right: 40,
      background,
    });
    const { data, info } = await picture.flatten().raw().toBuffer({ resolveWithObject: true });
    expect(decodeQR({ data: new Uint8Array(data), width: info.width, height: info.height })).toBe(sample);
  }
});

test("the drawing has a name, a light border of four modules, and no style or size of its own", () => {
  const svg = raastQrSvg({ iban, amountPaisa: 250_050 });
  expect(svg).toContain(
    "<title>Raast QR code for a payment of PKR 2500.50 to PK23 MEZN 0000 0000 0000 0001</title>",
  );
  expect(svg).toContain('role="img"');
  expect(svg).not.toMatch(/style=|width=|height=|<script|href/);
  const size = Number(/viewBox="0 0 (\d+) \d+"/.exec(svg)?.[1]);
  const starts = Array.from(svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g), ([, ...numbers]) => numbers.map(Number));
  for (const [x = 0, y = 0, length = 0] of starts) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
    expect(Math.max(x + length, y + 1)).toBeLessThanOrEqual(size - 4);
  }
});

test("without an amount its name says none", () => {
  expect(raastQrSvg({ iban })).toContain("<title>Raast QR code for a payment to PK23 MEZN");
});

import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { isCalendarDay } from "./dates.ts";
import { typedText, westernDigits } from "./digits.ts";
import { readReceiptNumber } from "./fiscal-year.ts";
import { filled, maybeFilled, rule } from "./form-rules.ts";

test.for([
  ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["۲٬۵۰۰٫۵۰", "2,500.50"],
  ["۲،۵۰۰۔۵۰", "2,500.50"],
  ["۲۱؍۱۱؍۲۰۲۶", "21/11/2026"],
  ["۱، ۲ اور ۳۔", "1، 2 اور 3۔"],
  ["1,250.75", "1,250.75"],
] as const)("%s has the Western digits %s", ([text, western]) => expect(westernDigits(text)).toBe(western));

test("every digit of the three kinds is read as the same number", () => {
  const typedIn = (zero: number) => (number: number) =>
    String(number).replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
  fc.assert(
    fc.property(fc.nat(), (number) => {
      for (const zero of [0x30, 0x660, 0x6f0, 0xff10]) {
        expect(Number(westernDigits(typedIn(zero)(number)))).toBe(number);
      }
    }),
  );
});

test.for([
  ["۰۳۰۰-۱۲۳۴۵۶۷", "0300-1234567"],
  ["۳۵۲۰۲-۱۲۳۴۵۶۷-۱", "35202-1234567-1"],
  ["UWF-۲۰۲۷-۰۰۰۱۲۳", "UWF-2027-000123"],
  ["\u202a0300 1234567\u202c", "0300 1234567"],
  ["\ufeff０３００\u00a0１２３\u2011４５６７\u200b", "0300 123-4567"],
  ["35202 – 1234567 − 1", "35202 - 1234567 - 1"],
  ["Anne\u2010Marie\u00a0O\u200c’Neil\u00ad", "Anne-Marie O’Neil"],
  ["Rain – and quilts", "Rain – and quilts"],
  ["خوش\u200cنما\u200f \u202a\u200cباغ\u200c", "خوش\u200cنما باغ"],
  ["ہ\u200dہ", "ہ\u200dہ"],
  ["👩🏽‍⚕️ Doctor ❤️‍🔥", "👩🏽‍⚕️ Doctor ❤️‍🔥"],
  ["\ufeffOne—two\u200b\nthree\u00a0\u2066four\u2069", "One—two\nthree\u00a0\u2066four\u2069"],
  ["۵ بچے، ۲ گھر", "۵ بچے، ۲ گھر"],
  ["", ""],
] as const)("a field keeps %j as %j", ([typed, kept]) => expect(typedText(typed)).toBe(kept));

test("fields are checked and kept with Western digits", () => {
  const form = z.object({
    day: filled("missing", { label: "The day", max: 10 }, rule(isCalendarDay, "no day")),
    cnic: maybeFilled({ label: "The CNIC", max: 20 }),
    message: maybeFilled({ label: "The message", max: 20 }),
  });
  expect(form.parse({ day: "۲۰۲۶-۱۱-۲۱", cnic: "٣٥٢٠٢-١٢٣٤٥٦٧-١", message: "۲ بوری آٹا" })).toEqual({
    day: "2026-11-21",
    cnic: "35202-1234567-1",
    message: "۲ بوری آٹا",
  });
});

test("a receipt's number is read in Urdu digits", () =>
  expect(readReceiptNumber("uwf ۲۰۲۷ ۱۲۳")).toEqual({ fiscalYear: 2027, serial: 123 }));

import fc from "fast-check";
import { expect, test } from "vitest";
import { codeOf, karachiStamp, paisaOf, providerReferenceOf, rupeesText } from "./provider-texts.ts";

test.for([
  ["2026-06-30T18:59:59Z", "20260630235959"],
  ["2026-06-30T19:00:00Z", "20260701000000"],
  ["2026-12-31T19:00:00.999Z", "20270101000000"],
] as const)("%s is %s in Karachi", ([instant, stamp]) => {
  expect(karachiStamp(new Date(instant))).toBe(stamp);
});

test.for([
  [10_000, "100", "100.0"],
  [10_050, "100.50", "100.5"],
  [10_055, "100.55", "100.55"],
  [10_005, "100.05", "100.05"],
  [1, "0.01", "0.01"],
] as const)("%i paisa are %s rupees, with a decimal %s", ([paisa, plain, decimal]) => {
  expect(rupeesText(paisa)).toBe(plain);
  expect(rupeesText(paisa, 1)).toBe(decimal);
});

test("an amount is the same after it was written and read", () => {
  const places = fc.constantFrom(0 as const, 1 as const);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), places, (paisa, decimals) => {
      expect(paisaOf(rupeesText(paisa, decimals))).toBe(paisa);
    }),
  );
});

test.for(["", ".", "1.", ".5", "-1", "+1", "1e3", "1,000", " 1", "1 ", "1.005", "0x1", "١", "12345678901"])(
  "'%s' is no amount of rupees",
  (text) => expect(paisaOf(text)).toBeUndefined(),
);

test.for([
  [undefined, "none"],
  ["", "none"],
  ["0000", "0000"],
  ["http-500", "http-500"],
  ["Thank you", "other"],
  ["a".repeat(41), "other"],
] as const)("the code %s is logged as %s", ([text, code]) => {
  expect(codeOf(text)).toBe(code);
});

test("a provider's number is the first that is one", () => {
  expect(providerReferenceOf(undefined, "", "null", "a b", "12-3/4")).toBe("12-3/4");
  expect(providerReferenceOf("x".repeat(65))).toBeUndefined();
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { isIbanOrPlaceholder, isPakistaniIban, plainIban } from "./iban.ts";

const valid = ["PK23MEZN0000000000000001", "PK22HABB0000123456789012"];

test.for([...valid, "PK23 MEZN 0000 0000 0000 0001", "pk23mezn0000000000000001"])("%s is an IBAN", (text) => {
  expect(isPakistaniIban(text)).toBe(true);
});

test.for([
  "",
  "PK00 0000 0000 0000 0000 0000",
  "PK24MEZN0000000000000001",
  "PK23MEZN000000000000001",
  "PK23MEZN00000000000000010",
  "PK23MEZ00000000000000001",
  "GB82WEST12345698765432",
  "PK23MEZN-000000000000001",
  // Check digits that leave the right remainder, and are none.
  "PK00MEZN0000000000000027",
  "PK01MEZN0000000000000009",
  "PK99MEZN0000000000000088",
])("%s is none", (text) => {
  expect(isPakistaniIban(text)).toBe(false);
});

test("it is written without spaces, in capitals", () => {
  expect(plainIban(" pk23 mezn 0000 0000 0000 0001")).toBe(valid[0]);
});

test("one wrong digit is found, and two that changed places", () => {
  fc.assert(
    fc.property(fc.constantFrom(...valid), fc.nat({ max: 15 }), fc.nat({ max: 9 }), (iban, at, digit) => {
      const place = 8 + at;
      const changed = `${iban.slice(0, place)}${digit}${iban.slice(place + 1)}`;
      expect(isPakistaniIban(changed)).toBe(changed === iban);
      const [one = "", other = ""] = iban.slice(place - 1, place + 1);
      const swapped = iban.slice(0, place - 1) + other + one + iban.slice(place + 1);
      expect(isPakistaniIban(swapped)).toBe(place === 8 ? false : one === other);
    }),
  );
});

test("zeros stand where none is entered yet, and nothing else that is none", () => {
  for (const text of ["", "PK00 0000 0000 0000 0000 0000", ...valid])
    expect(isIbanOrPlaceholder(text)).toBe(true);
  for (const text of ["soon", "PK00 MEZN 0000 0000 0000 0000", "PK24MEZN0000000000000001"])
    expect(isIbanOrPlaceholder(text)).toBe(false);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { hasJazzCashHash, jazzCashHash } from "./jazzcash.ts";

const salt = "0F5DD14AE2";
const fields = { pp_Amount: "2995", pp_MerchantID: "MER123", pp_OrderInfo: "A48cvE28" };
const known = "c7689cda7474eb1adcd343fd0c0b676bad0ba66361cc46db589bdb0da4c1c867";

test("the example of JazzCash's guide has its hash", () => {
  expect(jazzCashHash(fields, salt)).toBe(known.toUpperCase());
});

test.for([known, known.toUpperCase()])("a hash is right in any case: %s", (pp_SecureHash) => {
  expect(hasJazzCashHash({ ...fields, pp_SecureHash }, salt)).toBe(true);
});

test.for<Record<string, string>>([
  {},
  { pp_SecureHash: "" },
  { pp_SecureHash: known.slice(1) },
  { pp_SecureHash: `${known}0` },
  { pp_SecureHash: known.replace("c", "d") },
  { pp_SecureHash: "x".repeat(64) },
  { pp_SecureHash: known, pp_Amount: "2996" },
  { pp_SecureHash: known, ppmpf_1: "1" },
])("%j is not signed", (changes) => {
  expect(hasJazzCashHash({ ...fields, ...changes }, salt)).toBe(false);
});

test("another salt gives another hash", () => {
  expect(hasJazzCashHash({ ...fields, pp_SecureHash: known }, "0F5DD14AE3")).toBe(false);
});

test("a missing value that arrives as the text null was not hashed", () => {
  const received = { ...fields, pp_AuthCode: "null", ppmpf_1: "null", pp_SecureHash: known };
  expect(hasJazzCashHash(received, salt)).toBe(true);
});

test("a value that is the text null may have been hashed, too", () => {
  const sent = { ...fields, pp_AuthCode: "null" };
  expect(hasJazzCashHash({ ...sent, pp_SecureHash: jazzCashHash(sent, salt) }, salt)).toBe(true);
});

const ppName = fc.string({ unit: fc.constantFrom(..."AZaz_19é") }).map((end) => `pp${end}`);
const message = fc.dictionary(ppName, fc.string({ minLength: 1 }));

test("what counts: every field that begins with pp and is not empty, but the hash", () => {
  const otherName = fc.string().filter((name) => !name.startsWith("pp"));
  fc.assert(
    fc.property(message, fc.dictionary(otherName, fc.string()), fc.array(ppName), (own, other, empty) => {
      const more = Object.fromEntries(empty.filter((name) => !(name in own)).map((name) => [name, ""]));
      const received = { ...more, ...other, ...own, pp_SecureHash: "anything" };
      expect(jazzCashHash(received, salt)).toBe(jazzCashHash(own, salt));
    }),
  );
});

test("the order in which fields arrive does not count", () => {
  fc.assert(
    fc.property(message, (own) => {
      const reversed = Object.fromEntries(Object.entries(own).toReversed());
      expect(jazzCashHash(reversed, salt)).toBe(jazzCashHash(own, salt));
    }),
  );
});

test("names are in the order of their bytes: capitals, then _, then small letters", () => {
  const inOrder = { ppA: "1", ppZ: "2", pp_A: "3", ppa: "4", ppmpf_1: "5" };
  const renamed = { pp1: "1", pp2: "2", pp3: "3", pp4: "4", pp5: "5" };
  const shuffled = Object.fromEntries(Object.entries(inOrder).toReversed());
  expect(jazzCashHash(shuffled, salt)).toBe(jazzCashHash(renamed, salt));
});

test("any changed value changes the hash", () => {
  fc.assert(
    fc.property(message, fc.string({ minLength: 1 }), fc.nat(), (own, value, at) => {
      const name = Object.keys(own)[at % (Object.keys(own).length || 1)];
      fc.pre(name !== undefined && name !== "pp_SecureHash" && own[name] !== value);
      const pp_SecureHash = jazzCashHash(own, salt);
      expect(hasJazzCashHash({ ...own, pp_SecureHash }, salt)).toBe(true);
      if (name)
        expect(hasJazzCashHash({ ...own, pp_SecureHash, [name]: value }, salt)).toBe(value === "null");
    }),
  );
});

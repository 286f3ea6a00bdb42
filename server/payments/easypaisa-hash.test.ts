import { createDecipheriv } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { easyPaisaHash } from "./easypaisa.ts";

const key = "0123456789ABCDEF";

function decrypt(text: string, secret = key): string {
  const decipher = createDecipheriv(`aes-${secret.length * 8}-ecb`, secret, null);
  return decipher.update(text, "base64", "utf8") + decipher.final("utf8");
}

test("it is the sorted fields, not encoded, without those that are empty", () => {
  const fields = {
    storeId: "1",
    amount: "500.0",
    postBackURL: "https://umeed.example/r?a=1&b=2",
    orderRefNum: "A1",
    paymentMethod: "",
    autoRedirect: "1",
    expiryDate: "20261231 235959",
    merchantHashedReq: "not this",
  };
  expect(decrypt(easyPaisaHash(fields, key))).toBe(
    "amount=500.0&autoRedirect=1&expiryDate=20261231 235959&orderRefNum=A1" +
      "&postBackURL=https://umeed.example/r?a=1&b=2&storeId=1",
  );
});

test("a known text has its known bytes", () => {
  // openssl enc -aes-128-ecb -K 30313233343536373839414243444546 -base64
  expect(easyPaisaHash({ storeId: "1", amount: "500.0" }, key)).toBe(
    "lOsafXjNf+MmVEqAblu0L7N3cL7HkVGYueldNoDO6mo=",
  );
});

test.for([16, 24, 32])("a key of %i bytes is used whole", (length) => {
  const secret = "k".repeat(length);
  expect(decrypt(easyPaisaHash({ a: "1" }, secret), secret)).toBe("a=1");
});

test("neither order nor empty fields count", () => {
  const fields = fc.dictionary(
    fc.string({ minLength: 1 }).filter((name) => name !== "merchantHashedReq"),
    fc.string(),
  );
  fc.assert(
    fc.property(fields, (all) => {
      const full = Object.entries(all).filter(([, value]) => value !== "");
      const reversed = Object.fromEntries(full.toReversed());
      expect(easyPaisaHash(all, key)).toBe(easyPaisaHash(reversed, key));
    }),
  );
});

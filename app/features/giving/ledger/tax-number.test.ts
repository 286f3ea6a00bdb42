import { expect, test } from "vitest";
import { readTaxNumber } from "./tax-number.ts";

test.each([
  ["3520212345671", "35202-1234567-1"],
  [" 35202 1234567 1 ", "35202-1234567-1"],
  ["۳۵۲۰۲-۱۲۳۴۵۶۷-۱", "35202-1234567-1"],
  ["1234567", "1234567"],
  ["1234567-8", "1234567-8"],
  ["12345678", "1234567-8"],
])("%s is the tax number %s (RECEIPT-13)", (typed, number) => expect(readTaxNumber(typed)).toBe(number));

test.each(["", "123456", "123456789", "35202-1234567", "35202-1234567-12", "A234567", "1234567/8"])(
  "%j is no CNIC and no NTN (RECEIPT-13)",
  (typed) => expect(readTaxNumber(typed)).toBeUndefined(),
);

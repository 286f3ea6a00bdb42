import { expect, test } from "vitest";
import { bankOfIban } from "./banks.ts";

test.for([
  ["PK23 MEZN 0000 0000 0000 0001", "Meezan Bank"],
  ["pk23mezn", "Meezan Bank"],
  ["PK22-HABB-0000", "HBL"],
  ["PK00 TMFB 0000", "EasyPaisa"],
  ["PK00 ABCD 0000 0012 3456", undefined],
  ["0001 2345 6789", undefined],
  ["", undefined],
] as const)("an account number %s is of %s", ([typed, bank]) => {
  expect(bankOfIban(typed)).toBe(bank);
});

import { expect, test } from "vitest";
import { paymentCode } from "./payment-code.ts";

test.for([
  ["FT998877", "998877"],
  ["Ref: FT 998877", "998877"],
  ["ft-998-877", "998877"],
  ["IBFT 0998877", "998877"],
  ["FTO98877O1", "9887701"],
  ["FT26114ABCD", "26114ABCD"],
  ["000998877", "998877"],
  // Too short a number tells less than its words.
  ["CHQ 551", "CHQ551"],
  ["IBFT-1", "1BFT1"],
  ["FT 0000", ""],
  // As a spreadsheet shows a long number: its other digits are lost.
  ["1.23457E+14", ""],
  ["-", ""],
] as const)("%s is the payment %s", ([reference, code]) => {
  expect(paymentCode(reference)).toBe(code);
  expect(paymentCode(code)).toBe(code);
});

import { expect, test } from "vitest";
import { donatePath, readDonateLink, transferReportPath } from "./donate-link.ts";

const funds = ["general", "zakat", "clean-water-projects"];
const read = (query: string) => readDonateLink(new URLSearchParams(query), funds);

test("an address fills the page in", () => {
  expect(read("amount=5000&fund=zakat&method=jazzcash&monthly=1")).toEqual({
    amount: "5000",
    fund: "zakat",
    method: "jazzcash",
    monthly: true,
  });
  expect(read("amount=2,500&fund=clean-water-projects")).toMatchObject({
    amount: "2500",
    fund: "clean-water-projects",
  });
});

test.for(["", "amount=abc&fund=lottery&method=paypal&monthly=yes", "amount=-5", "amount=0", "amount=1e9"])(
  "what cannot be read is left out: %s",
  (query) => {
    expect(read(query)).toEqual({ amount: "", fund: "general", method: undefined, monthly: false });
  },
);

test("the link of a gift leads to the same gift", () => {
  expect(donatePath({})).toBe("/donate");
  expect(donatePath({ amount: "", fund: "general", monthly: false })).toBe("/donate");
  const path = donatePath({ amount: "2,500.50", fund: "zakat", method: "bank-transfer", monthly: true });
  expect(path).toBe("/donate?amount=2500.50&fund=zakat&method=bank-transfer&monthly=1");
  expect(read(path.slice(path.indexOf("?")))).toEqual({
    amount: "2500.50",
    fund: "zakat",
    method: "bank-transfer",
    monthly: true,
  });
});

test("the report of a transfer knows what is known already", () => {
  expect(transferReportPath({ method: "jazzcash" })).toBe("/donate-bank-form?method=jazzcash");
  expect(transferReportPath({ key: "k".repeat(22), method: "easypaisa", amount: "1,000" })).toBe(
    `/donate-bank-form?key=${"k".repeat(22)}&method=easypaisa&amount=1000`,
  );
});

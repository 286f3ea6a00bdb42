import { isPaymentMethod, type PaymentMethod } from "#app/contract/payment-methods.ts";
import { generalFund } from "#app/features/giving/ledger/giving.limits.ts";
import { readRupees, rupees } from "#app/lib/money.ts";

/** What an address of /donate fills in: /donate?amount=5000&fund=zakat&method=jazzcash&monthly=1. */
export type DonateLink = {
  /** In rupees, without separators; empty when the address names none that can be read. */
  amount: string;
  fund: string;
  method: PaymentMethod | undefined;
  monthly: boolean;
};

/** @param funds the slugs that can be chosen */
export function readDonateLink(query: URLSearchParams, funds: readonly string[]): DonateLink {
  const { paisa = 0 } = readRupees(query.get("amount") ?? "");
  const fund = query.get("fund") ?? "";
  const method = query.get("method");
  return {
    amount: paisa > 0 ? rupees(paisa) : "",
    fund: funds.includes(fund) ? fund : generalFund,
    method: isPaymentMethod(method) ? method : undefined,
    monthly: query.get("monthly") === "1",
  };
}

/** The path of /donate with this filled in; what is as by default is left out. */
export function donatePath({ amount = "", fund, method, monthly }: Partial<DonateLink>): string {
  const { paisa = 0 } = readRupees(amount);
  const query = new URLSearchParams();
  if (paisa > 0) query.set("amount", rupees(paisa));
  if (fund && fund !== generalFund) query.set("fund", fund);
  if (method) query.set("method", method);
  if (monthly) query.set("monthly", "1");
  return query.size > 0 ? `/donate?${query}` : "/donate";
}

type TransferReport = { key?: string; method: PaymentMethod; amount?: string };

/** The report of a transfer, with what is known of it already: DONATE-08. */
export function transferReportPath({ key, method, amount = "" }: TransferReport): string {
  const { paisa = 0 } = readRupees(amount);
  const query = new URLSearchParams();
  if (key) query.set("key", key);
  query.set("method", method);
  if (paisa > 0) query.set("amount", rupees(paisa));
  return `/donate-bank-form?${query}`;
}

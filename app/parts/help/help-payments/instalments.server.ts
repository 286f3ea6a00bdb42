import type { Selectable } from "kysely";
import { monthsDecided } from "#app/features/giving/help-told/help-hashes.server.ts";
import { baseFundOf } from "#app/features/giving/ledger/giving.limits.ts";
import { formatMonth, karachiDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { Db } from "#server/db/connect.ts";
import type { Database } from "#server/db/schema.ts";
import { familyPayee, helpPaymentMessages as messages, type ZakatLack } from "./help-payments.messages.ts";
import type { HelpPaymentForm } from "./help-payments.schema.ts";

export type CaseRow = Selectable<Database["help_requests"]>;

/** The payments of a case that stand: their months, and the commitment that they share. */
export async function readPaid(
  db: Db,
  id: number,
): Promise<{ months: Set<string>; commitment: string | null | undefined }> {
  const rows = await db
    .selectFrom("payouts")
    .select(["help_month", "help_commitment"])
    .where("help_request_id", "=", id)
    .where("cancelled_at", "is", null)
    .execute();
  return {
    months: new Set(rows.map(({ help_month }) => help_month ?? "")),
    commitment: rows[0]?.help_commitment,
  };
}

export const payeeOf = ({ payee, payee_kind }: Pick<CaseRow, "payee" | "payee_kind">): string =>
  payee_kind === "family" || payee === "" ? familyPayee : payee;

/** How the money gets there; nothing once the case is closed. */
export const payWayOf = ({
  state,
  pay_way,
  account_number,
  account_title,
}: Pick<CaseRow, "state" | "pay_way" | "account_number" | "account_title">) =>
  state === "closed"
    ? { pay_way: "" as const, account_number: "", account_title: "" }
    : { pay_way, account_number, account_title };

/** Why a payment is not made; undefined when it may be. @param paid the months that are paid */
export function faultOfPayment(
  row: CaseRow,
  paid: ReadonlySet<string>,
  { month, fund, amount }: Pick<HelpPaymentForm, "month" | "fund" | "amount">,
  now: Date,
): string | undefined {
  const { reference, decision_fund, decision_paisa } = row;
  if (row.joined_to !== null) return messages.joined(reference);
  if (row.state === "declined" || row.state === "referred") return messages.declined(reference);
  if (paid.has(month)) return messages.twice(reference, formatMonth(month));
  if (row.state === "closed") return messages.closed(reference);
  const months = monthsDecided(row);
  const [first, last] = [months[0], months.at(-1)];
  const isDecided = (row.state === "approved" || row.state === "helping") && first && last;
  if (!isDecided || decision_fund === null || decision_paisa === null) return messages.undecided(reference);
  if (!months.includes(month)) {
    const span = first === last ? formatMonth(first) : `${formatMonth(first)} to ${formatMonth(last)}`;
    return messages.beyond(reference, span);
  }
  if (paid.size >= months.length) return messages.complete(reference, months.length);
  if (month > karachiDay(now).slice(0, 7)) return messages.early(reference, formatMonth(month));
  if (fund !== decision_fund)
    return messages.otherFund(reference, baseFundOf(decision_fund)?.title ?? decision_fund);
  if (amount !== decision_paisa)
    return messages.otherAmount(reference, formatMoney(decision_paisa), formatMoney(amount));
  const lack = lackOf(row);
  return lack ? messages.lacks[lack](reference) : undefined;
}

/** What a case lacks to be paid from its fund. Zakat becomes the property of a family that may receive it; who is paid in its name needs its authorisation. */
export function lackOf(
  row: Pick<CaseRow, "decision_fund" | "zakat_eligible" | "payee_kind" | "authorised_on">,
): ZakatLack | null {
  if (row.decision_fund !== "zakat") return null;
  if (row.zakat_eligible !== 1) return "eligibility";
  return row.payee_kind !== "family" && row.authorised_on === null ? "authorisation" : null;
}

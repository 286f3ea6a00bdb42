import type { BankLine } from "#app/features/giving/ledger/line-payments.server.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { type HeldAct, holdBack } from "#server/approvals.ts";
import type { Db } from "#server/db/connect.ts";
import type { ApprovableAct, ApprovalFact, Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";

type LineAct<Body extends object> = Pick<ApprovableAct<Body>, "call" | "limit" | "permission">;
type HeldLine<Body extends object> = Pick<
  HeldAct<Body>,
  "subject" | "waitsFor" | "link" | "facts" | "check"
> & {
  body: Omit<Body, "words">;
};

/** The words of a line may name a donor: they are shown while it waits, and not kept. */
export const wordsOfLine = ({ words }: { words: string }): ApprovalFact[] => [
  { label: "Words of the line", value: words },
];

/**
 * A line is the bank's word once two people have seen it: who imported it, and who confirms a gift by it. What one has
 * imported oneself, or nobody knows who has, waits as a confirmation by hand does (APPROVE-09).
 */
export async function holdLine<Body extends { words: string }>(
  deps: Deps,
  trx: Db,
  who: Session,
  act: LineAct<Body>,
  line: BankLine,
  { body, facts, ...held }: HeldLine<Body>,
): ReturnType<typeof holdBack> {
  const isOfOther = line.imported_by_id !== null && line.imported_by_id !== who.userId;
  if (isOfOther && !who.approves) return undefined;
  return holdBack(deps, trx, who, act, {
    ...held,
    body: { ...body, words: line.description } as Body,
    title: `Gift of ${formatMoney(line.amount_paisa)} by a statement line`,
    amountPaisa: line.amount_paisa,
    facts: [
      ...facts,
      { label: "Bank's reference", value: line.bank_reference },
      { label: "Day at the bank", value: formatDay(line.day) },
      { label: "Statement imported by", value: line.imported_by },
    ].filter(({ value }) => value !== ""),
  });
}

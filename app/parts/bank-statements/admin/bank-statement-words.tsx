import type { StatementAccount } from "#app/contract/payment-methods.ts";
import { accountLabel } from "#app/features/giving/ledger/statement-accounts.ts";
import { formatDay } from "#app/lib/dates.ts";
import { useIdentity } from "#app/site/identity.ts";
import { Text } from "#app/ui/text.tsx";

type StatementWordsProps = {
  line: { description: string; bank_reference: string; account: StatementAccount };
  /** Whether lines of several accounts stand in the table: then each says whose it is. */
  mixed: boolean;
};

/** The line that a dialog decides on. */
export function LineNotice({ line }: { line: StatementWordsProps["line"] & { day: string } }) {
  const identity = useIdentity();
  return (
    <div className="mb-5 border-s-3 border-rule-strong ps-4 text-sm">
      <p className="figures font-semibold">
        {formatDay(line.day)}, {accountLabel(identity, line.account)}
      </p>
      <StatementWords line={line} mixed={false} />
    </div>
  );
}

export function StatementWords({ line, mixed }: StatementWordsProps) {
  const { description, bank_reference, account } = line;
  const identity = useIdentity();
  const facts = [mixed ? accountLabel(identity, account) : "", bank_reference].filter(Boolean);
  return (
    <>
      <span className="line-clamp-3 wrap-anywhere">
        <Text as="bdi" text={description || "No words"} />
      </span>
      {facts.length > 0 && <span className="figures block text-soft wrap-anywhere">{facts.join(", ")}</span>}
    </>
  );
}

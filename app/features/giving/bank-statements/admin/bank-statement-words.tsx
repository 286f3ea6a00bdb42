import type { StatementAccount } from "#app/contract/payment-methods.ts";
import { accountLabel } from "#app/features/giving/ledger/statement-accounts.ts";
import { useIdentity } from "#app/site/identity.ts";
import { Text } from "#app/ui/text.tsx";

type StatementWordsProps = {
  line: { description: string; bank_reference: string; account: StatementAccount };
  /** Whether lines of several accounts stand in the table: then each says whose it is. */
  mixed: boolean;
};

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

import type { PaymentMethod } from "#app/contract/payment-methods.ts";
import type { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { useIdentity } from "#app/site/identity.ts";
import { useText } from "#app/ui/text.tsx";
import { AccountRows } from "./account-rows.tsx";
import { furtherAccounts } from "./donation-accounts.ts";

type FurtherAccountsProps = {
  method: PaymentMethod;
  /** The fund of a gift that is known: accounts for others are left out. */
  fund?: string | undefined;
  note: { value: string; copy: boolean };
};

/** The other accounts of a way to pay, each with the funds that it is for: DONATE-03d. */
export function FurtherAccounts({ method, fund, note }: FurtherAccountsProps) {
  const t = useText<typeof givingWords>("giving");
  const identity = useIdentity();
  const accounts = furtherAccounts(identity, method).filter(
    ({ funds }) => fund === undefined || funds.length === 0 || funds.some((each) => each === fund),
  );
  return accounts.map(({ id, bank, funds, rows }) => (
    <section key={id} aria-label={bank} className="mt-5">
      <h4 className="text-lg">
        {bank}
        {funds.length > 0 && (
          <span className="block font-sans text-sm font-normal text-soft">
            {t("onlyFor", { funds: funds.map((each) => t(each)).join(t("comma")) })}
          </span>
        )}
      </h4>
      <AccountRows rows={rows} name={bank} entered note={note} />
    </section>
  ));
}

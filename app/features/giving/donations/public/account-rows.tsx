import type { PaymentMethod } from "#app/contract/payment-methods.ts";
import type { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { useIdentity } from "#app/site/identity.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Ltr, RichText, Text, useText } from "#app/ui/text.tsx";
import { type AccountRow, furtherAccounts } from "./donation-accounts.ts";

type AccountRowsProps = {
  rows: readonly AccountRow[];
  /** The way to pay, for the names of the buttons. */
  name: string;
  /** Placeholders are neither ticked nor copied. */
  entered: boolean;
  /** What the donor writes into the note of the transfer, and whether it is worth copying. */
  note: { value: string; copy: boolean };
};

/** The rows of an account, to copy: label, value, verified. */
export function AccountRows({ rows, name, entered, note }: AccountRowsProps) {
  const t = useText<typeof givingWords>("giving");
  return (
    <dl>
      {rows.map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-[1fr_auto] items-center gap-x-3 border-b border-rule py-2.5"
        >
          <dt className="col-span-2 text-xs text-soft">{t(label)}</dt>
          <dd className="figures min-w-0 font-semibold [overflow-wrap:anywhere]">
            {/\d/.test(value) ? <Ltr>{value}</Ltr> : <Text as="bdi" text={value} />}
            {entered && (
              <span className="ms-2 inline-flex items-center gap-1 align-middle text-xs font-semibold text-emerald">
                <Icon name="seal" className="size-4" />
                {t("verified")}
              </span>
            )}
          </dd>
          <dd>{entered && <CopyButton text={value} what={t("ofAccount", { label: t(label), name })} />}</dd>
        </div>
      ))}
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-3 border-b border-rule py-2.5">
        <dt className="col-span-2 text-xs text-soft">{t("noteToWrite")}</dt>
        <dd
          className={`min-w-0 [overflow-wrap:anywhere] ${note.copy ? "figures font-semibold" : "font-display text-lg"}`}
        >
          {note.copy ? <Ltr>{note.value}</Ltr> : <Text as="bdi" text={note.value} />}
        </dd>
        <dd>{note.copy && entered && <CopyButton text={note.value} what={t("theNote")} />}</dd>
      </div>
    </dl>
  );
}

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

/** Before staff have entered them: a made-up number could be somebody's. */
export const NoAccounts = () => (
  <Notice tone="bad" role="note" className="mt-3 mb-5">
    <RichText<typeof givingWords>
      name="giving"
      id="noAccounts"
      components={{ strong: <strong className="font-semibold" /> }}
    />
  </Notice>
);

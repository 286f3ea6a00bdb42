import type { ReactNode } from "react";
import { useHref } from "react-router";
import { type PaymentMethod, paymentMethods } from "#app/contract/payment-methods.ts";
import {
  AccountRows,
  FurtherAccounts,
  NoAccounts,
} from "#app/features/giving/donations/public/account-rows.tsx";
import { accountRows, isAccountEntered } from "#app/features/giving/donations/public/donation-accounts.ts";
import { RaastCode } from "#app/features/giving/donations/public/raast-code.tsx";
import type { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import type { transferWords } from "#app/features/giving/transfer-reports/transfer-reports.words.ts";
import { formatMoney } from "#app/lib/money.ts";
import { useIdentity } from "#app/site/identity.ts";
import { TextLink } from "#app/ui/links.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Text, useLanguage, useText } from "#app/ui/text.tsx";

type TransferAccountProps = {
  method: PaymentMethod;
  /** In paisa; 0 while it is not known. */
  amountPaisa: number;
  /** Of a gift that was started: with its reference the transfer is found without searching. */
  note: string | undefined;
  /** What staff say of this account. */
  remark: string;
  raastQr: boolean;
};

/** Where the money goes, before it is sent: the account, the Raast code and the reference. DONATE-08. */
export function TransferAccount({ method, amountPaisa, note, remark, raastQr }: TransferAccountProps) {
  const t = useText<typeof transferWords>("transfers");
  const giving = useText<typeof givingWords>("giving");
  const language = useLanguage();
  const rows = accountRows(useIdentity(), method);
  const entered = isAccountEntered(rows);
  const accountNote = { value: note ?? t("nameAndPurpose"), copy: note !== undefined };
  return (
    <section aria-labelledby="send" className="mb-12">
      <SectionTitle id="send">
        {amountPaisa > 0 ? t("sendAmount", { amount: formatMoney(amountPaisa, language) }) : t("sendIt")}
      </SectionTitle>
      <p className="mt-3 text-soft">{t(note ? "writeReference" : "writeWho")}</p>
      {!entered && <NoAccounts />}
      <div className="mt-5 border-t border-rule">
        <AccountRows rows={rows} name={giving(method)} entered={entered} note={accountNote} />
      </div>
      {raastQr && method === "bank-transfer" && <RaastCode paisa={amountPaisa} />}
      <FurtherAccounts method={method} note={accountNote} />
      <Text as="p" text={remark} className="amber-note mt-4" />
      {note === undefined && <OtherAccounts than={method} />}
    </section>
  );
}

/** A gift that was not started here may go to any of our accounts. */
function OtherAccounts({ than }: { than: PaymentMethod }): ReactNode {
  const t = useText<typeof transferWords>("transfers");
  const giving = useText<typeof givingWords>("giving");
  const page = useHref("/donate-bank-form");
  const others = paymentMethods.filter((method) => method !== than);
  return (
    <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-soft">
      {t("ratherBy")}
      {others.map((method) => (
        <TextLink key={method} href={`${page}?method=${method}`}>
          {giving(method)}
        </TextLink>
      ))}
    </p>
  );
}

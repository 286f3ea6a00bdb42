import type { ReactNode } from "react";
import { methodNames, type PaymentMethod, paymentMethods } from "#app/contract/payment-methods.ts";
import { AccountRows } from "#app/features/donations/public/account-rows.tsx";
import { accountRows, isAccountEntered } from "#app/features/donations/public/donation-accounts.ts";
import { NoAccounts } from "#app/features/donations/public/no-accounts.tsx";
import { RaastCode } from "#app/features/donations/public/raast-code.tsx";
import { formatMoney } from "#app/lib/money.ts";
import { useIdentity } from "#app/site/identity.ts";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

type TransferAccountProps = {
  method: PaymentMethod;
  /** In paisa; 0 while it is not known. */
  amountPaisa: number;
  /** Of a gift that was started. Written into the transfer, it is found without searching. */
  reference: string | undefined;
  /** What staff say of this account. */
  remark: string;
  raastQr: boolean;
};

/** Where the money goes, before it is sent: the account, the Raast code and the reference. DONATE-08. */
export function TransferAccount({ method, amountPaisa, reference, remark, raastQr }: TransferAccountProps) {
  const rows = accountRows(useIdentity(), method);
  const entered = isAccountEntered(rows);
  const note = reference ?? "Your name, and what the gift is for";
  return (
    <section aria-labelledby="send" className="mb-12">
      <SectionTitle id="send">
        {amountPaisa > 0 ? `Send ${formatMoney(amountPaisa)} to this account` : "Send it to this account"}
      </SectionTitle>
      <p className="mt-3 text-soft">
        {reference
          ? "Write the reference into the note or the message of the transfer: we find your gift by it."
          : "Write into the note of the transfer who you are and what the gift is for."}
      </p>
      {!entered && <NoAccounts />}
      <div className="mt-5 border-t border-rule">
        <AccountRows
          rows={rows}
          name={methodNames[method]}
          entered={entered}
          note={{ value: note, copy: reference !== undefined }}
        />
      </div>
      {raastQr && method === "bank-transfer" && <RaastCode paisa={amountPaisa} />}
      <p className="amber-note mt-4">{remark}</p>
      {reference === undefined && <OtherAccounts than={method} />}
    </section>
  );
}

/** A gift that was not started here may go to any of our accounts. */
function OtherAccounts({ than }: { than: PaymentMethod }): ReactNode {
  const others = paymentMethods.filter((method) => method !== than);
  return (
    <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-soft">
      Rather by
      {others.map((method) => (
        <TextLink key={method} href={`/donate-bank-form?method=${method}`}>
          {methodNames[method]}
        </TextLink>
      ))}
    </p>
  );
}

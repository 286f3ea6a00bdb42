import type { ReactNode } from "react";
import { forWallets, isWallet, type PaymentMethod, paymentMethods } from "#app/contract/payment-methods.ts";
import type { donateWords } from "#app/features/giving/donations/donate.words.ts";
import type { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { useIdentity } from "#app/site/identity.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Text, useText } from "#app/ui/text.tsx";
import { AccountRows, FurtherAccounts, NoAccounts } from "./account-rows.tsx";
import { accountRows, isAccountEntered } from "./donation-accounts.ts";

type PaymentOptionsProps = {
  /** The one that is open. */
  chosen: PaymentMethod | undefined;
  /** Those that lead to a gateway: there the account is the second way, and only shown once it is entered. */
  online: readonly PaymentMethod[];
  onToggle: (method: PaymentMethod, open: boolean) => void;
  notes: Readonly<Record<PaymentMethod, string>>;
  /** What the donor writes into the note of a transfer by this way. */
  transferNote: (method: PaymentMethod) => { value: string; copy: boolean };
  /** Beside the rows of the bank. */
  bankCode: ReactNode;
  /** The call to action of a way to pay. */
  action: (method: PaymentMethod) => ReactNode;
};

/**
 * The three ways to pay, at most one open: DONATE-03. Native <details> of one name, so that it works without JavaScript
 * too; without it their buttons send the form.
 */
export function PaymentOptions({
  chosen,
  online,
  onToggle,
  notes,
  transferNote,
  bankCode,
  action,
}: PaymentOptionsProps) {
  const t = useText<typeof donateWords>("donate");
  const giving = useText<typeof givingWords>("giving");
  const identity = useIdentity();
  return (
    <div className="border-t border-rule">
      {paymentMethods.map((method) => {
        const rows = accountRows(identity, method);
        const entered = isAccountEntered(rows);
        const account = (
          <>
            <AccountRows rows={rows} name={giving(method)} entered={entered} note={transferNote(method)} />
            {method === "bank-transfer" && bankCode}
            <FurtherAccounts method={method} note={transferNote(method)} />
            <Text as="p" text={notes[method]} className="amber-note mt-4" />
          </>
        );
        return (
          <details
            key={method}
            id={method}
            name="payment-option"
            open={chosen === method}
            onToggle={(event) => onToggle(method, event.currentTarget.open)}
            className="group border-b border-rule"
          >
            <summary className="grid min-h-16 grid-cols-[auto_1fr_auto] items-center gap-x-2.5 py-2 sm:gap-x-3 sm:py-3 transition-colors hover:text-emerald">
              <MethodMark method={method} />
              <h3 className="text-xl leading-tight">
                {giving(method)}
                <span className="block font-sans text-xs font-normal tracking-normal text-soft sm:text-sm">
                  {t(isWallet(method) ? "aboutWallet" : "aboutBank")}
                </span>
              </h3>
              <Icon
                name="chevron-down"
                className="size-5 shrink-0 text-emerald transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="pb-6">
              {online.includes(method) ? (
                <>
                  <p className="text-soft">
                    {isWallet(method) ? t("leadsToWallet", { name: giving(method) }) : t("leadsToBank")}
                  </p>
                  <div className="mt-4 grid gap-3">{action(method)}</div>
                  {entered && (
                    <>
                      <h4 className="mt-7 border-t border-rule-strong pt-4 text-lg">{t("orYourself")}</h4>
                      {account}
                    </>
                  )}
                </>
              ) : (
                <>
                  {!entered && <NoAccounts />}
                  {account}
                  <div className="mt-4 grid gap-3">{action(method)}</div>
                </>
              )}
            </div>
          </details>
        );
      })}
    </div>
  );
}

/** A mark of our own for each way: the providers' logos are theirs. */
const markPaths: Readonly<Record<PaymentMethod, string>> = {
  ...forWallets(({ mark }) => `M7 3h10v18H7zM10.5 18h3${mark}`),
  "bank-transfer": "M3 9.5 12 4l9 5.5zM5.5 10v7M10 10v7M14 10v7M18.5 10v7M3 20h18",
};

function MethodMark({ method }: { method: PaymentMethod }) {
  return (
    <span className="grid size-9 place-items-center sm:size-11 rounded-full bg-emerald-tint text-emerald">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="line-icon size-5 stroke-[1.5] sm:size-6">
        <path d={markPaths[method]} />
      </svg>
    </span>
  );
}

import { Link } from "react-router";
import type { PaymentMethod } from "#app/contract/payment-methods.ts";
import type { donateWords } from "#app/features/giving/donations/donate.words.ts";
import type { donationWords } from "#app/features/giving/donations/donations.words.ts";
import type { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { Button, buttonStyle } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/page-hooks.ts";
import { useText } from "#app/ui/text.tsx";
import type { uiWords } from "#app/ui/ui.words.ts";
import { donationFieldId } from "./donation-donor.tsx";

type PaymentActionProps = {
  method: PaymentMethod;
  /** Whether the foundation has an account at a gateway for it; without one the donor sends the money himself. */
  online: boolean;
  /** The wallet's own site. */
  site: string;
  /** Whether the amount is above 0. */
  positive: boolean;
  sending: boolean;
  /** The wallet's site was opened from here. */
  opened: boolean;
  onOpenSite: () => void;
  /** The report of the transfer, filled in. */
  reportPath: string;
};

const wide = "w-full text-center";

/** The call to action of a way to pay: DONATE-05 and DONATE-06. */
export function PaymentAction(props: PaymentActionProps) {
  const { method, online, site, positive, sending, opened, onOpenSite, reportPath } = props;
  const hydrated = useHydrated();
  const t = useText<typeof donateWords>("donate");
  const said = useText<typeof donationWords>("donations");
  const giving = useText<typeof givingWords>("giving");
  const ui = useText<typeof uiWords>("ui");
  const name = giving(method);
  const submit = (text: string, disabled = false) => (
    <Button
      type="submit"
      variant="donate"
      name="paymentMethod"
      value={method}
      disabled={hydrated && disabled}
      aria-disabled={sending || undefined}
      className={wide}
    >
      {sending ? said("processing") : text}
    </Button>
  );
  if (method === "bank-transfer") {
    return (
      <>
        {submit(
          hydrated && !positive ? t("amountFirst") : t(online ? "throughBank" : "continueWithBank"),
          !positive,
        )}
        {!positive && (
          <p className="needs-script text-sm text-soft">
            <label htmlFor={donationFieldId("amount")} className="text-link cursor-pointer">
              {t("toAmount")}
            </label>
          </p>
        )}
      </>
    );
  }
  if (online) return submit(t("payWith", { name }));
  return (
    <>
      <a
        href={site}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onOpenSite}
        className={buttonStyle({ variant: "donate" }, wide)}
      >
        {t("open", { name })}
        <Icon name="arrow-right" className="size-4" />
        <span className="sr-only"> {ui("newTab")}</span>
      </a>
      {opened && (
        <div role="status" className="grid gap-3">
          <p className="text-sm text-soft">{t("wasOpened", { name })}</p>
          <Link to={reportPath} className={buttonStyle({ variant: "primary" }, wide)}>
            {giving("iHavePaid")}
          </Link>
        </div>
      )}
      <div className="without-script">{submit(t("recordAndGo"))}</div>
    </>
  );
}

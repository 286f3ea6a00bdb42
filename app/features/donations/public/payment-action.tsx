import { Link } from "react-router";
import { methodNames, type PaymentMethod } from "#app/contract/payment-methods.ts";
import { donationMessages as messages } from "#app/features/donations/donations.messages.ts";
import { Button } from "#app/ui/button.tsx";
import { buttonStyle } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

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
  const name = methodNames[method];
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
      {sending ? messages.processing : text}
    </Button>
  );
  if (method === "bank-transfer") {
    return submit(online ? "Pay through the bank" : "Continue with Bank Transfer", !positive);
  }
  if (online) return submit(`Pay with ${name}`);
  return (
    <>
      <a
        href={site}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onOpenSite}
        className={buttonStyle({ variant: "donate" }, wide)}
      >
        Open {name}
        <Icon name="arrow-right" className="size-4" />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      {opened && (
        <div role="status" className="grid gap-3">
          <p className="text-sm text-soft">
            {name} has opened in a new tab. When you have sent the money, come back to this page and tell us,
            so that we know which money is yours.
          </p>
          <Link to={reportPath} className={buttonStyle({ variant: "primary" }, wide)}>
            I have paid
          </Link>
        </div>
      )}
      <div className="without-script">{submit("Record this gift and continue")}</div>
    </>
  );
}

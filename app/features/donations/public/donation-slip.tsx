import { type ReactNode, Suspense } from "react";
import { methodNames, type PaymentMethod } from "#app/contract/payment-methods.ts";
import { groupedRupees } from "#app/lib/money.ts";
import { useIdentity } from "#app/site/identity.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { Star } from "#app/ui/star.tsx";
import "./donation-slip.css";

/** Loaded after the page: on a slow phone the fields come first. */
const AmountWords = lazyPart(async () => (await import("./amount-words.tsx")).AmountWords);

type DonationSlipProps = {
  /** In paisa; 0 while there is no amount above 0. */
  paisa: number;
  method: PaymentMethod | undefined;
  fund: string;
  monthly: boolean;
  /** The ways to pay. */
  children: ReactNode;
};

/** 'Complete Your Donation' as a paying-in slip: the summary, a tear line, the ways to pay, the badges. */
export function DonationSlip({ paisa, method, fund, monthly, children }: DonationSlipProps) {
  const { name } = useIdentity();
  return (
    <section aria-labelledby="complete" className="donation-slip paying bg-raised shadow-raised">
      <div className="px-4 pt-5 sm:px-8 lg:pt-8">
        <p className="label flex items-center gap-2 text-emerald max-lg:hidden">
          <Star className="size-3.5" />
          {name}
        </p>
        <h2 id="complete" className="text-2xl lg:mt-2 lg:text-3xl">
          Complete Your Donation
        </h2>
      </div>
      <dl className="slip-lines px-4 pt-5 pb-6 sm:px-8">
        <div>
          <dt>Amount</dt>
          <dd className="figures font-display text-3xl font-semibold text-emerald">
            {paisa > 0 ? `PKR ${groupedRupees(paisa)}` : <span className="text-faint">PKR</span>}
          </dd>
        </div>
        <div>
          <dt>In words</dt>
          <dd className="font-display">
            {paisa > 0 && (
              <Suspense>
                <AmountWords paisa={paisa} />
              </Suspense>
            )}
          </dd>
        </div>
        <div>
          <dt>For</dt>
          <dd className="font-semibold">
            {fund}
            {monthly && <span className="font-normal text-soft">, each month</span>}
          </dd>
        </div>
        <div>
          <dt>By</dt>
          <dd className="font-semibold">{method ? methodNames[method] : ""}</dd>
        </div>
      </dl>
      <div className="slip-tear" />
      <div className="px-4 pt-3 pb-7 sm:px-8">{children}</div>
      <ul className="slip-trust grid gap-4 px-4 pb-7 text-sm text-soft max-lg:pt-3 sm:px-8">
        <Badge icon="lock" name="256-bit SSL Secure">
          Pages come over https: what you type is encrypted on its way to us, with keys of up to 256 bits. The
          lock beside the address in your browser shows it.
        </Badge>
        <Badge icon="seal" name="PCI DSS Compliant">
          PCI DSS is the standard of the card companies. Your bank or wallet takes the payment and keeps to
          it: no card number is typed on this site, and none reaches our server.
        </Badge>
      </ul>
    </section>
  );
}

type BadgeProps = { icon: IconName; name: string; children: ReactNode };

/** A badge, and the sentence that says what is true behind it: DONATE-01a. */
function Badge({ icon, name, children }: BadgeProps) {
  return (
    <li className="grid grid-cols-[1.25rem_1fr] gap-x-2.5">
      <Icon name={icon} className="mt-0.5 size-5 text-emerald" />
      <div>
        <p className="font-semibold text-ink">{name}</p>
        <p>{children}</p>
      </div>
    </li>
  );
}

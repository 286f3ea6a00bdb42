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
    <section aria-labelledby="complete" className="donation-slip bg-raised shadow-raised">
      <div className="px-5 pt-8 pb-6 sm:px-8">
        <p className="label flex items-center gap-2 text-emerald">
          <Star className="size-3.5" />
          {name}
        </p>
        <h2 id="complete" className="mt-2 text-3xl">
          Complete Your Donation
        </h2>
        <dl className="slip-lines mt-5">
          <div>
            <dt>Amount</dt>
            <dd className="figures font-display text-3xl font-semibold text-emerald">
              {paisa > 0 ? `PKR ${groupedRupees(paisa)}` : <span className="text-faint">PKR</span>}
            </dd>
          </div>
          <div>
            <dt>In words</dt>
            <dd className="font-display italic">
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
      </div>
      <div className="slip-tear" />
      <div className="px-5 pt-3 pb-7 sm:px-8">
        {children}
        <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm font-semibold text-soft">
          <Badge icon="lock">256-bit SSL Secure</Badge>
          <Badge icon="seal">PCI DSS Compliant</Badge>
        </ul>
        <p className="mt-3 text-sm text-soft">
          You pay at your bank or wallet. No card number is typed on this site, and none reaches our server.
        </p>
      </div>
    </section>
  );
}

function Badge({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <Icon name={icon} className="size-5 shrink-0 text-emerald" />
      {children}
    </li>
  );
}

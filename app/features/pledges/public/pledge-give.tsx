import { type FormEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { isPaymentMethod, methodNames, paymentMethods } from "#app/contract/payment-methods.ts";
import { donationMessages } from "#app/features/donations/donations.messages.ts";
import { leaveForCheckout } from "#app/features/donations/public/leave-for-checkout.ts";
import { formatMonth } from "#app/features/pledges/pledge-days.ts";
import { pledgeMessages } from "#app/features/pledges/pledges.messages.ts";
import type { PledgeView } from "#app/features/pledges/pledges.schema.ts";
import { callApi } from "#app/lib/call-api.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney, paisaPerRupee } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PartTitle } from "#app/ui/section-title.tsx";
import "#app/features/donations/public/donation-slip.css";
import "#app/site/public-form.css";

type PledgeGiveProps = { path: string; pledgeKey: string; pledge: PledgeView };

/** The slip of the month that is open, with the ways to pay it: PLEDGE-05. Posts to its page without JavaScript. */
export function PledgeGive({ path, pledgeKey, pledge }: PledgeGiveProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const money = formatMoney(Math.round(pledge.amount * paisaPerRupee));
  const month = formatMonth(pledge.open_month);
  const begun = begunDonation(pledge)?.method;
  const chosen = begun && isPaymentMethod(begun) ? begun : pledge.method;

  // A page that the browser brings back is no longer sending.
  useEffect(() => {
    const shown = () => setBusy(false);
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, []);

  async function give(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    const pressed = new FormData(event.currentTarget).get("paymentMethod");
    const reply = await callApi("payPledge", {
      body: {
        key: pledgeKey,
        month: pledge.open_month,
        paymentMethod: typeof pressed === "string" && isPaymentMethod(pressed) ? pressed : pledge.method,
      },
      texts: { failed: pledgeMessages.failed },
    });
    // What comes next is another page: the button stays busy until the browser has left.
    if (reply.ok && reply.body.checkout.kind === "manual") return navigate(reply.body.path);
    if (reply.ok && leaveForCheckout(reply.body.checkout)) return;
    setBusy(false);
    setFailure(reply.ok ? pledgeMessages.failed : reply.message);
  }

  return (
    <section aria-labelledby="give" className="donation-slip bg-raised shadow-raised">
      <div className="px-5 pt-8 pb-5 sm:px-8">
        <PartTitle id="give">Your gift for {month}</PartTitle>
        <p className="mt-1 text-sm text-soft">{whenText(pledge)}</p>
        <p className="figures mt-4 border-b border-dotted border-rule-strong pb-1 font-display text-3xl font-semibold text-emerald">
          {money}
        </p>
        <p className="mt-2 text-sm text-soft">
          For <bdi className="font-semibold text-ink">{pledge.fund.title}</bdi>
        </p>
      </div>
      <div className="slip-tear" />
      <form method="post" action={path} onSubmit={give} className="px-5 pt-6 pb-9 sm:px-8">
        <input type="hidden" name="month" value={pledge.open_month} />
        <input type="hidden" name="action" value="pay" />
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-sm font-semibold">How would you like to pay this time?</legend>
          {paymentMethods.map((method) => (
            <label key={method} className="choice-card">
              <input type="radio" name="paymentMethod" value={method} defaultChecked={method === chosen} />
              {methodNames[method]}
            </label>
          ))}
        </fieldset>
        {failure && (
          <Notice tone="bad" role="alert" className="mt-4">
            {failure}
          </Notice>
        )}
        <Button type="submit" variant="donate" disabled={busy} className="mt-5 w-full">
          {busy ? donationMessages.processing : `Give ${money} now`}
        </Button>
      </form>
    </section>
  );
}

/** The donation of the open month whose money may still come, of the amount as it stands now. */
const begunDonation = ({ donations, open_month, amount }: PledgeView) =>
  donations.find(
    (donation) =>
      donation.month === open_month &&
      donation.amount === amount &&
      (donation.state === "started" || donation.state === "pending"),
  );

/** Whether the month is asked for already, on its way, or ahead. */
function whenText(pledge: PledgeView): string {
  const { state, open_month, next_due_on } = pledge;
  const begun = begunDonation(pledge);
  if (begun?.state === "pending") return "We are confirming it. You need not pay again.";
  if (begun) return "You have started it, but not sent the money yet.";
  if (state === "paused") return "You get no reminder for it. You can still give.";
  const ahead = next_due_on !== null && open_month >= next_due_on.slice(0, 7);
  return ahead && next_due_on
    ? `It is due on ${formatDay(next_due_on)}. If you give now, you get no reminder.`
    : "It is due today.";
}

import { type FormEvent, useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { Language } from "#app/contract/language.ts";
import { isPaymentMethod, paymentMethods } from "#app/contract/payment-methods.ts";
import { leaveForCheckout } from "#app/features/giving/donations/public/leave-for-checkout.ts";
import type { paperWords } from "#app/features/giving/receipts/papers.words.ts";
import { formatDay, formatMonth } from "#app/lib/dates.ts";
import { formatMoney, paisaPerRupee } from "#app/lib/money.ts";
import type { TextOf } from "#app/lib/words.ts";
import type { PledgeView } from "#app/parts/pledges/pledges.schema.ts";
import type { pledgeWords } from "#app/parts/pledges/pledges.words.ts";
import type { PledgeResult } from "#app/parts/pledges/server/pledge-page.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PartTitle } from "#app/ui/section-title.tsx";
import { RichText, Text, useLanguage, useText } from "#app/ui/text.tsx";
import "#app/features/giving/donations/public/donation-slip.css";
import "#app/site/public-form.css";

type PledgeGiveProps = { path: string; pledgeKey: string; pledge: PledgeView };

/** The slip of the month that is open, with the ways to pay it: PLEDGE-05. Posts to its page without JavaScript. */
export function PledgeGive({ path, pledgeKey, pledge }: PledgeGiveProps) {
  const t = useText<typeof pledgeWords>("pledges");
  const paper = useText<typeof paperWords>("papers");
  const language = useLanguage();
  const fetcher = useFetcher<PledgeResult>();
  const [leaving, setLeaving] = useState(false);
  const [stuck, setStuck] = useState(false);
  const busy = fetcher.state !== "idle" || leaving;
  const money = formatMoney(Math.round(pledge.amount * paisaPerRupee), language);
  const month = formatMonth(pledge.open_month, language);
  const begun = begunDonation(pledge)?.method;
  const chosen = begun && isPaymentMethod(begun) ? begun : pledge.method;
  const refused = fetcher.data?.good === false ? fetcher.data.message || t("failed") : undefined;
  const failure = busy ? undefined : stuck ? t("failed") : refused;

  // A page that the browser brings back is no longer sending.
  useEffect(() => {
    const shown = () => setLeaving(false);
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, []);

  // What comes next is the gateway's page: the button stays busy until the browser has left.
  const onward = fetcher.data?.onward;
  useEffect(() => {
    if (!onward) return;
    const left = leaveForCheckout(onward);
    setLeaving(left);
    setStuck(!left);
  }, [onward]);

  function give(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setStuck(false);
    void fetcher.submit(new FormData(event.currentTarget), {
      method: "post",
      action: `/pledge?key=${pledgeKey}`,
    });
  }

  return (
    <section aria-labelledby="give" className="donation-slip bg-raised shadow-raised">
      <div className="px-5 pt-8 pb-5 sm:px-8">
        <PartTitle id="give">{t("giftFor", { month })}</PartTitle>
        <p className="mt-1 text-sm text-soft">{whenText(pledge, t, language)}</p>
        <p className="figures mt-4 border-b border-dotted border-rule-strong pb-1 font-display text-3xl font-semibold text-emerald">
          {money}
        </p>
        <p className="mt-2 text-sm text-soft">
          <RichText<typeof pledgeWords>
            name="pledges"
            id="purpose"
            components={{
              fund: <Text as="bdi" text={pledge.fund.title} className="font-semibold text-ink" />,
            }}
          />
        </p>
      </div>
      <div className="slip-tear" />
      <form method="post" action={path} onSubmit={give} className="px-5 pt-6 pb-9 sm:px-8">
        <input type="hidden" name="month" value={pledge.open_month} />
        <input type="hidden" name="action" value="pay" />
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-sm font-semibold">{t("howToPay")}</legend>
          {paymentMethods.map((method) => (
            <label key={method} className="choice-card">
              <input type="radio" name="paymentMethod" value={method} defaultChecked={method === chosen} />
              {paper(method)}
            </label>
          ))}
        </fieldset>
        {failure && (
          <Notice tone="bad" role="alert" className="mt-4">
            {failure}
          </Notice>
        )}
        <Button type="submit" variant="donate" disabled={busy} className="mt-5 w-full">
          {busy ? t("processing") : t("giveNow", { money })}
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
function whenText(pledge: PledgeView, t: TextOf<typeof pledgeWords>, language: Language): string {
  const { state, open_month, next_due_on } = pledge;
  const begun = begunDonation(pledge);
  if (begun?.state === "pending") return t("confirming");
  if (begun) return t("started");
  if (state === "paused") return t("pausedGift");
  const ahead = next_due_on !== null && open_month >= next_due_on.slice(0, 7);
  return ahead && next_due_on ? t("ahead", { day: formatDay(next_due_on, language) }) : t("dueToday");
}

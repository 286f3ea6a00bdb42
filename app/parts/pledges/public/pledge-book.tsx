import { useHref } from "react-router";
import type { Language } from "#app/contract/language.ts";
import { generalFund } from "#app/features/giving/ledger/giving.limits.ts";
import { formatDay } from "#app/lib/dates.ts";
import type { FormResult } from "#app/lib/form-faults.ts";
import { formatMoney, paisaPerRupee } from "#app/lib/money.ts";
import { phoneLink } from "#app/lib/phone.ts";
import type { TextOf } from "#app/lib/words.ts";
import type { PledgeView } from "#app/parts/pledges/pledges.schema.ts";
import type { pledgeWords } from "#app/parts/pledges/pledges.words.ts";
import { type SiteMail, useIdentity, useSiteMail } from "#app/site/identity.ts";
import { KeepIt } from "#app/site/keep-it.tsx";
import { DonateLink } from "#app/ui/links.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Star } from "#app/ui/star.tsx";
import { Ltr, useLanguage, useText } from "#app/ui/text.tsx";
import { PledgeDonations } from "./pledge-donations.tsx";
import { PledgeGive } from "./pledge-give.tsx";
import { PledgeQuestion } from "./pledge-question.tsx";
import { PledgeSettings } from "./pledge-settings.tsx";

type PledgeBookProps = {
  pledgeKey: string;
  pledge: PledgeView;
  /** What a mail's link asks about. */
  question: "pause" | "stop" | undefined;
  result: FormResult | undefined;
};

/** A pledge as a passbook: what was promised, this month's slip, the months so far, and how to change or end it. */
export function PledgeBook({ pledgeKey, pledge, question, result }: PledgeBookProps) {
  const t = useText<typeof pledgeWords>("pledges");
  const language = useLanguage();
  const { name } = useIdentity();
  const path = useHref(`/pledge?key=${pledgeKey}`);
  const { label, title, text } = headOf(pledge, { t, language, mail: useSiteMail() });
  const running = pledge.state === "active" || pledge.state === "paused";
  const money = formatMoney(Math.round(pledge.amount * paisaPerRupee), language);
  return (
    <div className="page-width pt-10 pb-20 lg:pt-14">
      <header className="max-w-3xl">
        <p className="label flex items-center gap-2.5 text-emerald">
          <Star className="size-4" />
          {label}
        </p>
        <h1 className="mt-3 text-title">{title}</h1>
        <p className="mt-4 max-w-2xl text-lg text-soft">{text}</p>
        {result && (
          <Notice
            tone={result.good ? "good" : "bad"}
            role={result.good ? "status" : "alert"}
            className="mt-6"
          >
            {result.message}
          </Notice>
        )}
        <PledgeQuestion path={path} state={pledge.state} question={result?.good ? undefined : question} />
      </header>
      <div
        className={`mt-12 grid ${running ? "items-start gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]" : "max-w-3xl"}`}
      >
        {running && (
          <div className="min-w-0 lg:order-last lg:sticky lg:top-24">
            <PledgeGive path={path} pledgeKey={pledgeKey} pledge={pledge} />
          </div>
        )}
        <div className="grid min-w-0 gap-14">
          <PledgeDonations donations={pledge.donations} />
          {running && <PledgeSettings path={path} pledge={pledge} result={result} />}
          {pledge.state !== "stopped" && (
            <KeepIt text={t("kept", { name, money })} path={`/pledge?key=${pledgeKey}`} />
          )}
        </div>
      </div>
    </div>
  );
}

type Said = { t: TextOf<typeof pledgeWords>; language: Language; mail: SiteMail };

function headOf({ state, amount, fund, day, next_due_on }: PledgeView, { t, language, mail }: Said) {
  const money = formatMoney(Math.round(amount * paisaPerRupee), language);
  const promise =
    fund.slug === generalFund
      ? t("promiseAnywhere", { money })
      : t("promise", { money, purpose: fund.title });
  const reminder = { mail: mail.works ? "yes" : "no", day };
  switch (state) {
    case "waiting":
      return {
        label: t("waitingLabel"),
        title: t("waitingTitle"),
        text: t("waitingText", { promise, ...reminder }),
      };
    case "paused":
      return { label: t("paused"), title: t("pausedTitle"), text: t("pausedText", { promise }) };
    case "stopped":
      return { label: t("stopped"), title: t("stoppedTitle"), text: t("stoppedText", { promise, day }) };
    default: {
      const text = next_due_on
        ? t("activeNextText", { ...reminder, next: formatDay(next_due_on, language) })
        : t("activeText", reminder);
      return {
        label: t("pageTitle"),
        title: promise,
        text: mail.works ? text : `${text} ${t("noReminders")}`,
      };
    }
  }
}

/** A key that no pledge has: mistyped, cut off by a mail program, or none. */
export function UnknownPledge() {
  const t = useText<typeof pledgeWords>("pledges");
  const { phone } = useIdentity();
  return (
    <div className="page-width pt-12 pb-20 lg:pt-20">
      <p className="label text-emerald">{t("name")}</p>
      <h1 className="mt-3 max-w-3xl text-title">{t("unknownTitle")}</h1>
      <p className="mt-4 max-w-xl text-lg text-soft">{t("unknownText")}</p>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <DonateLink to="/donate?monthly=1">{t("start")}</DonateLink>
        <a href={phoneLink(phone)} className="text-link figures inline-flex min-h-11 items-center">
          <Ltr>{phone}</Ltr>
        </a>
      </p>
    </div>
  );
}

import { type RefObject, Suspense, useEffect, useRef } from "react";
import { Link, useHref } from "react-router";
import { pathIn } from "#app/contract/language.ts";
import type { PaymentMethod } from "#app/contract/payment-methods.ts";
import type { donateWords } from "#app/features/giving/donations/donate.words.ts";
import { transferNote } from "#app/features/giving/donations/giving-texts.ts";
import { maxDonationPaisa, minDonationPaisa } from "#app/features/giving/ledger/giving.limits.ts";
import type { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import type { FormResult } from "#app/lib/form-faults.ts";
import { formatMoney, readRupees } from "#app/lib/money.ts";
import { FormTrapFields } from "#app/site/form-trap-fields.tsx";
import { addressLine, useHasPage, useIdentity, useSiteMail } from "#app/site/identity.ts";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Text, useLanguage, useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";
import { type DonateLink, donatePath, transferReportPath } from "./donate-link.ts";
import { DonationAmount, DonationTabs } from "./donation-amount.tsx";
import { DonationDonor } from "./donation-donor.tsx";
import { DonationFund, type Fund } from "./donation-fund.tsx";
import { DonationSlip, GiftOnPhone } from "./donation-slip.tsx";
import { PaymentAction } from "./payment-action.tsx";
import { PaymentOptions } from "./payment-options.tsx";
import { LeftDonationNotice } from "./sent-donation.tsx";
import { useDonateForm } from "./use-donate-form.ts";
import "#app/site/public-form.css";

/* Loaded after the page: on a slow phone the fields come first. */
const DonationShare = lazyPart(async () => (await import("./donation-share.tsx")).DonationShare);
const TypedRaastCode = lazyPart(async () => (await import("./typed-raast-code.tsx")).TypedRaastCode);

export type DonateFormProps = {
  link: DonateLink;
  funds: readonly Fund[];
  token: string | undefined;
  /** The ways to pay that lead to a gateway. */
  online: readonly PaymentMethod[];
  giving: Pick<ContentOf<"giving">, "notes" | "sites" | "office">;
  raastQr: boolean;
  /** When somebody gave last, as a sentence. */
  lastGift: string | undefined;
  siteUrl: string;
  /** What came of a form that was posted without JavaScript. */
  posted: FormResult | undefined;
};

/** The amount, what for and from whom at the left; the slip with the ways to pay at the right. */
export function DonateForm({
  link,
  funds,
  token,
  online,
  giving: content,
  raastQr,
  lastGift,
  siteUrl,
  posted,
}: DonateFormProps) {
  const column = useRef<HTMLDivElement>(null);
  useColumnHeight(column);
  const donation = useDonateForm({ link, posted });
  const { values, method, failure, sending, opened, write, edited, errorOf, startedBy } = donation;
  const mail = useSiteMail();
  const t = useText<typeof donateWords>("donate");
  const giving = useText<typeof givingWords>("giving");
  const language = useLanguage();
  const href = useHref("/donate");

  const { paisa: typed = 0 } = readRupees(values.amount ?? "");
  const paisa = Math.max(typed, 0);
  const hasMonthly = useHasPage("/pledge");
  const monthly = hasMonthly && values.monthly === "true";
  const fund = funds.find(({ slug }) => slug === values.fund) ?? funds[0];
  const pathWith = (more: Partial<DonateLink>) =>
    donatePath({ amount: values.amount, fund: values.fund, method, monthly, ...more });

  return (
    <form
      ref={donation.form}
      id="form"
      method="post"
      action={`${href}#form`}
      noValidate
      onSubmit={donation.submit}
      onInput={edited}
      onBlur={donation.onBlur}
      aria-label={giving("yourGift")}
      aria-busy={sending || undefined}
      className="page-width grid items-start gap-x-16 gap-y-6 pt-2 pb-10 lg:gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:pt-10 lg:pb-20"
    >
      {/* What Enter in a field presses: the way to pay that is open, or none. */}
      <button
        type="submit"
        name="paymentMethod"
        value=""
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
      />
      <div className="min-w-0">
        {hasMonthly && (
          <DonationTabs
            monthly={monthly}
            onChoose={(chosen) => write("monthly", String(chosen))}
            pathOf={(of) => pathWith({ monthly: of })}
          />
        )}
        <input type="hidden" name="monthly" value={monthly ? "true" : "false"} />
        <div
          id="gift"
          {...(hasMonthly && {
            role: "tabpanel",
            "aria-labelledby": monthly ? "tab-monthly" : "tab-once",
          })}
          className="grid gap-5 pt-4 lg:gap-10 lg:pt-7"
        >
          <section aria-labelledby="how-much" className="grid gap-3 lg:gap-4">
            <h2 id="how-much" className="text-xl lg:text-2xl">
              {t(monthly ? "howMuchMonthly" : "howMuch")}
            </h2>
            {monthly && (
              <p className="text-sm text-soft">{t(mail.works ? "monthlyByMail" : "monthlyWithoutMail")}</p>
            )}
            <DonationAmount
              paisa={paisa}
              initial={values.amount}
              error={errorOf("amount") ?? errorOf("paymentMethod")}
              onPreset={(rupees) => {
                write("amount", String(rupees));
                edited();
              }}
              hint={
                <span className="max-sm:sr-only">
                  {t("range", {
                    min: formatMoney(minDonationPaisa, language),
                    max: formatMoney(maxDonationPaisa, language),
                  })}
                </span>
              }
            />
          </section>
          <DonationFund funds={funds} chosen={values.fund ?? ""} error={errorOf("fund")} />
          <DonationDonor
            monthly={monthly}
            byBank={method === "bank-transfer"}
            typed={posted?.values ?? {}}
            errorOf={errorOf}
          />
        </div>
      </div>
      <div ref={column} className="slip-column min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <DonationSlip paisa={paisa} method={method} fund={fund?.title ?? ""} monthly={monthly}>
          {lastGift && <p className="mb-3 text-sm text-soft">{lastGift}</p>}
          <LeftDonationNotice />
          <PaymentOptions
            chosen={method}
            online={online}
            onToggle={donation.toggle}
            notes={{
              ...content.notes,
              "bank-transfer": content.notes.bank,
            }}
            transferNote={(way) => {
              const reference = startedBy(way)?.reference;
              return { value: transferNote(fund?.english ?? fund?.title ?? "", reference), copy: true };
            }}
            bankCode={
              raastQr && (
                <Suspense>
                  <TypedRaastCode paisa={paisa} />
                </Suspense>
              )
            }
            action={(way) => (
              <>
                <GiftOnPhone paisa={paisa} fund={fund?.title ?? ""} monthly={monthly} />
                <PaymentAction
                  method={way}
                  online={online.includes(way)}
                  site={way === "bank-transfer" ? "" : content.sites[way]}
                  positive={paisa > 0}
                  sending={sending}
                  opened={opened === way}
                  onOpenSite={() => donation.openSite(way)}
                  reportPath={transferReportPath({
                    key: startedBy(way)?.key,
                    method: way,
                    amount: values.amount,
                  })}
                />
              </>
            )}
          />
          <div role="status" className="mt-4 empty:hidden">
            {failure && <Notice tone="bad">{failure}</Notice>}
          </div>
          <OfficeGiving words={content.office} />
        </DonationSlip>
      </div>
      <DonationShare url={`${siteUrl}${pathIn(language, pathWith({}))}`} filled={paisa > 0} />
      <FormTrapFields token={token} />
    </form>
  );
}

/** What is given by hand, beside the three ways that begin on this page: DONATE-03b. @param words of staff */
function OfficeGiving({ words }: { words: string }) {
  const t = useText<typeof donateWords>("donate");
  return (
    <section aria-labelledby="office" className="mt-5">
      <h3 id="office" className="text-lg">
        {t("atOffice")}
      </h3>
      <Text as="p" text={words} className="mt-1 text-sm text-soft" />
      <p className="mt-1 text-sm text-soft">
        {addressLine(useIdentity(), useLanguage())}
        <br />
        <Link to="/contact" className="text-link">
          {t("hoursAndMap")}
        </Link>
      </p>
    </section>
  );
}

/**
 * For a sticky column whose height changes: sets `--column-height`, so that the styles can let it scroll until its end
 * is seen when it is higher than the window.
 */
function useColumnHeight(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = column;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      current.style.setProperty("--column-height", `${current.offsetHeight}px`);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [column]);
}

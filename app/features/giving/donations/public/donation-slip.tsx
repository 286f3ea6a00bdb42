import { type ReactNode, Suspense } from "react";
import type { PaymentMethod } from "#app/contract/payment-methods.ts";
import type { donateWords } from "#app/features/giving/donations/donate.words.ts";
import type { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { formatMoney } from "#app/lib/money.ts";
import { useIdentity } from "#app/site/identity.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { Star } from "#app/ui/star.tsx";
import { Text, useLanguage, useText } from "#app/ui/text.tsx";
import "./donation-slip.css";

type AmountWordsProps = { paisa: number };

/** An amount as a cheque has it. Loaded after the page: on a slow phone the fields come first. */
const amountWords = {
  en: lazyPart(async () => {
    const { amountInWords } = await import("#app/lib/amount-in-words.ts");
    return ({ paisa }: AmountWordsProps) => amountInWords(paisa);
  }),
  ur: lazyPart(async () => {
    const { amountInUrduWords } = await import("#app/lib/amount-in-words-urdu.ts");
    return ({ paisa }: AmountWordsProps) => amountInUrduWords(paisa);
  }),
};

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
  const t = useText<typeof donateWords>("donate");
  const giving = useText<typeof givingWords>("giving");
  const language = useLanguage();
  const AmountWords = amountWords[language];
  return (
    <section aria-labelledby="complete" className="donation-slip paying bg-raised shadow-raised">
      <div className="px-4 pt-5 sm:px-8 lg:pt-8">
        <p className="label flex items-center gap-2 text-emerald max-lg:hidden">
          <Star className="size-3.5" />
          {name}
        </p>
        <h2 id="complete" className="text-2xl lg:mt-2 lg:text-3xl">
          {t("complete")}
        </h2>
      </div>
      <dl className="slip-lines px-4 pt-5 pb-6 sm:px-8">
        <AmountLine paisa={paisa} />
        <div>
          <dt>{giving("inWords")}</dt>
          <dd className="font-display">
            {paisa > 0 && (
              <Suspense>
                <AmountWords paisa={paisa} />
              </Suspense>
            )}
          </dd>
        </div>
        <FundLine fund={fund} monthly={monthly} />
        <div>
          <dt>{giving("givenBy")}</dt>
          <dd className="font-semibold">{method ? giving(method) : ""}</dd>
        </div>
      </dl>
      <div className="slip-tear" />
      <div className="px-4 pt-3 pb-7 sm:px-8">{children}</div>
      <ul className="slip-trust grid gap-4 px-4 pb-7 text-sm text-soft max-lg:pt-3 sm:px-8">
        <Badge icon="lock" name={t("ssl")}>
          {t("sslText")}
        </Badge>
        <Badge icon="seal" name={t("pci")}>
          {t("pciText")}
        </Badge>
      </ul>
    </section>
  );
}

type Gift = Pick<DonationSlipProps, "paisa" | "fund" | "monthly">;

/** On a phone, where the slip stands below the ways to pay: the gift above the button that pays it. */
export function GiftOnPhone({ paisa, ...fund }: Gift) {
  if (paisa === 0) return null;
  return (
    <dl className="slip-lines lg:hidden">
      <AmountLine paisa={paisa} />
      <FundLine {...fund} />
    </dl>
  );
}

function AmountLine({ paisa }: Pick<Gift, "paisa">) {
  const t = useText<typeof donateWords>("donate");
  const giving = useText<typeof givingWords>("giving");
  const language = useLanguage();
  return (
    <div>
      <dt>{giving("amount")}</dt>
      <dd className="figures font-display text-3xl font-semibold text-emerald">
        {paisa > 0 ? formatMoney(paisa, language) : <span className="text-faint">{t("rupees")}</span>}
      </dd>
    </div>
  );
}

function FundLine({ fund, monthly }: Omit<Gift, "paisa">) {
  const t = useText<typeof donateWords>("donate");
  const giving = useText<typeof givingWords>("giving");
  return (
    <div>
      <dt>{giving("givenFor")}</dt>
      <dd className="font-semibold">
        <Text as="bdi" text={fund} />
        {monthly && <span className="font-normal text-soft">{t("eachMonth")}</span>}
      </dd>
    </div>
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

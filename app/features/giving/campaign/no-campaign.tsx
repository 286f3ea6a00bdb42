import { Link } from "react-router";
import { donatePath } from "#app/features/giving/donations/public/donate-link.ts";
import { formatMoney, paisaPerRupee } from "#app/lib/money.ts";
import { DonateLink, QuietLink } from "#app/ui/links.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { Text, useLanguage, useText } from "#app/ui/text.tsx";
import type { campaignWords } from "./campaign.words.ts";

type NoCampaignProps = {
  priced: readonly { slug: string; title: string; cost: { amount: number; pays: string } }[];
};

/** While there is no campaign, what a gift does in each programme: CAMPAIGN-03. */
export function NoCampaign({ priced }: NoCampaignProps) {
  const t = useText<typeof campaignWords>("campaign");
  const language = useLanguage();
  return (
    <>
      <div className="page-width py-6 lg:py-10">
        <StateMessage level={1} title={t("noCampaign")} text={t("noCampaignText")} art="/art/empty-list.svg">
          <DonateLink to="/donate">{t("donate")}</DonateLink>
          <QuietLink to="/programs">{t("seeProgrammes")}</QuietLink>
        </StateMessage>
      </div>
      {priced.length > 0 && (
        <section aria-labelledby="gifts" className="border-t border-rule bg-sunk">
          <div className="page-width py-14 lg:py-20">
            <SectionTitle id="gifts">{t("whatGiftDoes")}</SectionTitle>
            <ul className="mt-8 grid gap-x-14 sm:grid-cols-2 lg:grid-cols-3">
              {priced.map(({ slug, title, cost: { amount, pays } }) => (
                <li key={slug} className="group relative border-t border-rule-strong py-5">
                  <Text as="h3" text={title} className="text-xl" />
                  <Link
                    to={donatePath({ amount: String(amount), fund: slug })}
                    className="figures mt-1 block font-display text-2xl font-semibold text-emerald underline decoration-rule-strong decoration-1 underline-offset-4 group-hover:decoration-current after:absolute after:inset-0"
                  >
                    {formatMoney(amount * paisaPerRupee, language)}
                  </Link>
                  <Text as="p" text={pays} className="mt-1 text-soft" />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}

import { Link, type MetaDescriptor } from "react-router";
import { donatePath } from "#app/features/giving/donations/public/donate-link.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { formatMoney, paisaPerRupee } from "#app/lib/money.ts";
import { countedPage } from "#app/lib/page-headers.ts";
import { content, deps, optionalPart, wordsOf } from "#app/loader-context.server.ts";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import { DonateLink, QuietLink } from "#app/ui/links.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { Text, useLanguage, useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";
import type { Route } from "./+types/campaign.page.ts";
import { campaignWords } from "./campaign.words.ts";
import { CampaignAppeal } from "./campaign-appeal.tsx";
import { readProgress } from "./campaign-progress.server.ts";

type Programme = ContentOf<"programmes">["programmes"][number];

export async function loader({ context }: Route.LoaderArgs) {
  const [campaign, { programmes }] = await Promise.all([
    content(context, "campaign"),
    content(context, "programmes"),
  ]);
  const programme = programmes.find(({ slug }) => slug === campaign.programme);
  const { db, clock } = deps(context);
  const today = karachiDay(clock.now());
  return {
    campaign: { ...campaign, donations: donationsOf(campaign, programme) },
    /** Undefined when staff have removed the programme: donations are then for the foundation's work as a whole. */
    programme: programme && { slug: programme.slug, title: programme.title },
    /** What a gift does while there is no campaign: a piece of each programme's work, with its price. */
    priced: campaign.running
      ? []
      : programmes.flatMap(({ slug, title, cost }) => (cost ? [{ slug, title, cost }] : [])),
    ended: campaign.until !== "" && campaign.until < today,
    progress: await readProgress(db, campaign, programme?.slug).catch(
      optionalPart(context, "the campaign's progress"),
    ),
    words: wordsOf(context, campaignWords),
  };
}

/** What an amount does. Until staff have entered any for the campaign, what its programme says of its own. */
function donationsOf({ donations }: ContentOf<"campaign">, programme: Programme | undefined) {
  if (donations.length > 0 || !programme) return donations;
  const { help, cost } = programme;
  const ways = help.flatMap(({ amount, text }) => (amount === undefined ? [] : [{ amount, pays: text }]));
  const byAmount = new Map([...ways, ...(cost ? [cost] : [])].map((gift) => [gift.amount, gift]));
  return [...byAmount.values()].toSorted((one, other) => one.amount - other.amount);
}

/** CAMPAIGN-02: a gift that arrives shows within a minute, and empties no cache. */
export const headers = () => countedPage;

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  // The page that could not be loaded has no words.
  if (!loaderData) return [{ title: siteOf(matches).identity.name }];
  const t = pageText<typeof campaignWords>(matches, "campaign");
  const { running, title, goal } = loaderData.campaign;
  return headTags(matches, {
    // Stories of the campaign may have its name.
    title: running ? t("titleOf", { title }) : t("title"),
    description: running ? goal : t("noCampaignText"),
    path: "/latest-campaign",
  });
}

/** What money is raised for now, or that there is no campaign: CAMPAIGN-01. */
export default function CampaignPage({ loaderData }: Route.ComponentProps) {
  return loaderData.campaign.running ? (
    <CampaignAppeal {...loaderData} />
  ) : (
    <NoCampaign priced={loaderData.priced} />
  );
}

type NoCampaignProps = {
  priced: readonly { slug: string; title: string; cost: { amount: number; pays: string } }[];
};

/** While there is no campaign, what a gift does in each programme: CAMPAIGN-03. */
function NoCampaign({ priced }: NoCampaignProps) {
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

import type { MetaDescriptor } from "react-router";
import { karachiDay } from "#app/lib/dates.ts";
import { countedPage } from "#app/lib/page-headers.ts";
import { content, deps, optionalPart, wordsOf } from "#app/loader-context.server.ts";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import type { ContentOf } from "#content/contents.ts";
import type { Route } from "./+types/campaign.page.ts";
import { campaignWords } from "./campaign.words.ts";
import { CampaignAppeal } from "./campaign-appeal.tsx";
import { readProgress } from "./campaign-progress.server.ts";
import { NoCampaign } from "./no-campaign.tsx";

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

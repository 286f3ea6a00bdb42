import type { MetaDescriptor } from "react-router";
import { karachiDay } from "#app/lib/dates.ts";
import { countedPage } from "#app/lib/page-headers.ts";
import { content, optionalPart, services, wordsOf } from "#app/services.server.ts";
import { headTags } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import { pageText } from "#app/site/page-text.ts";
import { DonateLink, QuietLink } from "#app/ui/link-button.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { useText } from "#app/ui/words.tsx";
import type { Route } from "./+types/campaign.page.ts";
import { campaignWords } from "./campaign.words.ts";
import { CampaignAppeal } from "./campaign-appeal.tsx";
import { readProgress } from "./campaign-progress.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const [campaign, { programmes }] = await Promise.all([
    content(context, "campaign"),
    content(context, "programmes"),
  ]);
  const programme = programmes.find(({ slug }) => slug === campaign.programme);
  const { db, clock } = services(context);
  const today = karachiDay(clock.now());
  return {
    campaign,
    /** Undefined when staff have removed the programme: donations are then for the foundation's work as a whole. */
    programme: programme && { slug: programme.slug, title: programme.title },
    ended: campaign.until !== "" && campaign.until < today,
    progress: await readProgress(db, campaign, programme?.slug).catch(
      optionalPart(context, "the campaign's progress"),
    ),
    words: wordsOf(context, campaignWords),
  };
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

function NoCampaign() {
  const t = useText<typeof campaignWords>("campaign");
  return (
    <div className="page-width py-12 lg:py-20">
      <StateMessage level={1} title={t("noCampaign")} text={t("noCampaignText")} art="/art/empty-list.svg">
        <DonateLink to="/donate">{t("donate")}</DonateLink>
        <QuietLink to="/programs">{t("seeProgrammes")}</QuietLink>
      </StateMessage>
    </div>
  );
}

/** What money is raised for now, or that there is no campaign: CAMPAIGN-01. */
export default function CampaignPage({ loaderData }: Route.ComponentProps) {
  return loaderData.campaign.running ? <CampaignAppeal {...loaderData} /> : <NoCampaign />;
}

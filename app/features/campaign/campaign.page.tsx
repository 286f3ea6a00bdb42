import type { MetaDescriptor } from "react-router";
import { karachiDay } from "#app/lib/dates.ts";
import { countedPage } from "#app/lib/page-headers.ts";
import { content, optionalPart, services } from "#app/services.server.ts";
import { headTags } from "#app/site/head-tags.ts";
import { DonateLink, QuietLink } from "#app/ui/link-button.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import type { Route } from "./+types/campaign.page.ts";
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
  };
}

/** CAMPAIGN-02: a gift that arrives shows within a minute, and empties no cache. */
export const headers = () => countedPage;

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [{ title: "Our Latest Campaign" }];
  const { running, title, goal } = loaderData.campaign;
  return headTags(matches, {
    // Stories of the campaign may have its name.
    title: running ? `Latest campaign: ${title}` : "Latest campaign",
    description: running ? goal : noCampaign,
    path: "/latest-campaign",
  });
}

const noCampaign =
  "We are not raising money for a particular goal at the moment. You can give to any of our programmes.";

function NoCampaign() {
  return (
    <div className="page-width py-12 lg:py-20">
      <StateMessage level={1} title="No campaign at the moment" text={noCampaign} art="/art/empty-list.svg">
        <DonateLink to="/donate">Donate</DonateLink>
        <QuietLink to="/programs">See our programmes</QuietLink>
      </StateMessage>
    </div>
  );
}

/** What money is raised for now, or that there is no campaign: CAMPAIGN-01. */
export default function CampaignPage({ loaderData }: Route.ComponentProps) {
  return loaderData.campaign.running ? <CampaignAppeal {...loaderData} /> : <NoCampaign />;
}

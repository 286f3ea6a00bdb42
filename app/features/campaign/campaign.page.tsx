import type { MetaDescriptor } from "react-router";
import { karachiDay } from "#app/lib/dates.ts";
import { countedPage } from "#app/lib/page-headers.ts";
import { content, optionalPart, services } from "#app/services.server.ts";
import { headTags } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
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
  const { title, goal } = loaderData.campaign;
  return headTags(siteOf(matches), {
    // Stories of the campaign may have its name.
    title: `Latest campaign: ${title}`,
    description: goal,
    path: "/latest-campaign",
  });
}

/** What money is raised for now: CAMPAIGN-01. */
export default function CampaignPage({ loaderData }: Route.ComponentProps) {
  return <CampaignAppeal {...loaderData} />;
}

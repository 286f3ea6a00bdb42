import { data, type MetaDescriptor } from "react-router";
import { pathIn } from "#app/contract/language.ts";
import { eventsWords } from "#app/features/stories/events/events.words.ts";
import type { eventsStatesWords } from "#app/features/stories/events/events-states.words.ts";
import { findEvent, listComingEvents } from "#app/features/stories/events/server/events.store.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { inLanguage, languagesOf } from "#app/lib/local-row.ts";
import { deps, languageOf, optionalPart, wordsOf } from "#app/loader-context.server.ts";
import { absoluteUrl, headTags, pageText } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import { LinkButton } from "#app/ui/links.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/event.page.ts";
import { EventDetails, NextEvents } from "./event-details.tsx";
import { eventImage, eventNode } from "./event-head.ts";

/** So many of the next events stand under an event. */
const othersShown = 3;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock, env } = deps(context);
  const words = wordsOf(context, eventsWords);
  const today = karachiDay(clock.now());
  const found = await findEvent(db, params.id, today);
  if (!found) return data({ event: undefined, others: [], url: "", words }, { status: 404 });
  const language = languageOf(context);
  const { version: _version, ...event } = inLanguage(found, language);
  const [known, other] = languagesOf(found);
  const only = other ? undefined : known;
  const coming = await listComingEvents(db, { today, limit: othersShown + 1, language }).catch(
    optionalPart(context, "the next events"),
  );
  const others = (coming ?? [])
    .filter(({ id }) => id !== event.id)
    .slice(0, othersShown)
    .map(({ version, ...other }) => other);
  const url = absoluteUrl(env.siteUrl, pathIn(language, `/events/${event.id}`));
  return data({ event, only, others, url, words });
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  const t = pageText<typeof eventsWords>(matches, "events");
  if (!loaderData) return [];
  if (!loaderData.event) return [{ title: t("notFound") }, { name: "robots", content: "noindex" }];
  const { event, only } = loaderData;
  const site = siteOf(matches);
  return [
    ...headTags(matches, {
      title: event.title,
      description: event.description.slice(0, 300),
      path: `/events/${event.id}`,
      only,
      image: eventImage(event, site.language),
      above: [{ title: t("events"), path: "/events" }],
    }),
    { "script:ld+json": eventNode(event, site) },
  ];
}

/** EVENT-05. */
export default function EventPage({ loaderData: { event, others, url } }: Route.ComponentProps) {
  const t = useText<typeof eventsWords>("events");
  const states = useText<typeof eventsStatesWords>("eventsStates");
  if (event) {
    return (
      <>
        <EventDetails event={event} url={url} />
        {others.length > 0 && <NextEvents events={others} />}
      </>
    );
  }
  return (
    <div className="page-width grid min-h-[55vh] place-content-center py-16">
      <StateMessage level={1} title={t("notFound")} text={states("none")} art="/art/lost-page.svg">
        <LinkButton to="/events">{t("seeAllEvents")}</LinkButton>
      </StateMessage>
    </div>
  );
}

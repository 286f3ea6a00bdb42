import { Link, type MetaDescriptor } from "react-router";
import { maxEventsPerCall } from "#app/features/stories/events/events.messages.ts";
import { eventsWords } from "#app/features/stories/events/events.words.ts";
import type { eventsStatesWords } from "#app/features/stories/events/events-states.words.ts";
import { EventCard } from "#app/features/stories/events/public/event-card.tsx";
import { listEvents } from "#app/features/stories/events/server/events-list.store.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { content, deps, languageOf, optionalPart, wordsOf } from "#app/loader-context.server.ts";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { Art } from "#app/ui/art.tsx";
import { LineLink } from "#app/ui/links.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Star } from "#app/ui/star.tsx";
import { Text, useLanguage, useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";
import type { Route } from "./+types/community.page.ts";
import { communityWords } from "./community.words.ts";

/** The nearest days; the events page shows all. */
const eventsShown = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = deps(context);
  const today = karachiDay(clock.now());
  const [community, list] = await Promise.all([
    content(context, "community"),
    listEvents(db, { today, language: languageOf(context), limit: maxEventsPerCall }).catch(
      optionalPart(context, "events"),
    ),
  ]);
  const events = list?.events
    .filter(({ status, cancelled }) => status !== "Completed" && !cancelled)
    .slice(-eventsShown)
    .reverse()
    .map(({ version, ...event }) => event);
  return { ...community, events, words: wordsOf(context, communityWords, eventsWords) };
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  return headTags(matches, {
    title: pageText<typeof communityWords>(matches, "community")("title"),
    description: loaderData.opening.lead,
    path: "/community",
  });
}

type Events = Route.ComponentProps["loaderData"]["events"];

/** ABOUT-05: who belongs to it, where they meet, what comes up next. */
export default function CommunityPage({ loaderData }: Route.ComponentProps) {
  const t = useText<typeof communityWords>("community");
  const { opening, circles, meeting, remark, events } = loaderData;
  return (
    <article>
      <header className="page-width grid items-center gap-x-16 gap-y-8 pt-10 pb-12 lg:grid-cols-[1.2fr_1fr] lg:pt-14">
        <div>
          <p className="label text-emerald">{t("label")}</p>
          <Text as="h1" text={opening.title} className="mt-3 text-title" />
          <Text as="p" text={opening.lead} className="mt-4 max-w-xl text-lg text-soft" />
        </div>
        <div className="arch mx-auto w-full max-w-sm bg-sunk">
          <Art first src={opening.image} alt={opening.alt} className="size-full object-cover" />
        </div>
      </header>
      <CommunityCircles circles={circles} />
      <Meeting meeting={meeting} remark={remark} />
      <Coming events={events} />
    </article>
  );
}

function Meeting({ meeting, remark }: Pick<ContentOf<"community">, "meeting" | "remark">) {
  return (
    <section aria-labelledby="meeting" className="bg-band text-on-band">
      <div className="page-width grid gap-x-20 gap-y-10 py-14 lg:grid-cols-[1.5fr_1fr] lg:py-20">
        <div>
          <Text as="h2" text={meeting.title} id="meeting" className="text-heading" />
          <dl className="mt-7 border-b border-band-rule">
            {meeting.occasions.map(({ when, text }) => (
              <div
                key={when}
                className="grid gap-x-8 gap-y-1 border-t border-band-rule py-5 sm:grid-cols-[9rem_1fr]"
              >
                <Text as="dt" text={when} className="font-display text-xl font-semibold" />
                <Text as="dd" text={text} className="text-on-band-soft" />
              </div>
            ))}
          </dl>
        </div>
        <div className="self-center">
          <Star className="size-7 text-on-band-soft" />
          <Text as="p" text={remark} className="mt-4 font-display text-heading" />
        </div>
      </div>
    </section>
  );
}

function Coming({ events }: { events: Events }) {
  const states = useText<typeof eventsStatesWords>("eventsStates");
  const t = useText<typeof communityWords>("community");
  return (
    <section aria-labelledby="coming" className="page-width py-14 lg:py-20">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <SectionTitle id="coming">{t("meetUs")}</SectionTitle>
        <LineLink to="/events">{t("allEvents")}</LineLink>
      </div>
      {events === undefined && <p className="mt-5 text-lg text-soft">{states("refused")}</p>}
      {events?.length === 0 && <p className="mt-5 text-lg text-soft">{states("none")}</p>}
      {events && events.length > 0 && (
        <ul className="mt-5 divide-y divide-rule border-t border-rule">
          {events.map((event) => (
            <li key={event.id} className="py-6">
              <EventCard event={event} heading="h3" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Those who belong to it. Where there is room, circles that overlap; on a phone a list whose rings do. */
function CommunityCircles({ circles }: Pick<ContentOf<"community">, "circles">) {
  const t = useText<typeof communityWords>("community");
  const language = useLanguage();
  return (
    <section aria-labelledby="circles" className="page-width pb-14 lg:pb-20">
      <h2 id="circles" className="sr-only">
        {t("whoWeAre")}
      </h2>
      <ul className="xl:flex xl:justify-center xl:ps-6">
        {circles.map(({ name, who, brings, link }, place) => (
          <li
            key={name}
            className="max-xl:grid max-xl:grid-cols-[64px_minmax(0,1fr)] max-xl:gap-x-[20px] xl:-ms-6 xl:flex xl:aspect-square xl:flex-1 xl:flex-col xl:items-center xl:justify-center xl:rounded-full xl:border-2 xl:border-emerald xl:px-10 xl:text-center"
          >
            <Rings first={place === 0} last={place === circles.length - 1} />
            <div className="max-xl:pb-8">
              <Text as="h3" text={name} className="text-2xl" />
              <Text as="p" text={who} className="mt-1.5 xl:text-sm" />
              <Text as="p" text={brings} className="mt-1.5 text-soft xl:text-sm" />
              <p className="mt-2">
                <Link
                  to={link.path}
                  {...langAttrs(link.text, language)}
                  className="text-link inline-flex min-h-8 items-center font-semibold xl:text-sm"
                >
                  {link.text}
                </Link>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A ring of the list's chain: it reaches into its neighbours. */
function Rings({ first, last }: { first: boolean; last: boolean }) {
  return (
    <div aria-hidden="true" className="relative xl:hidden">
      <span
        className={`absolute inset-x-0 rounded-full border-2 border-emerald ${first ? "top-0" : "-top-3"} ${last ? "bottom-3" : "-bottom-3"}`}
      />
    </div>
  );
}

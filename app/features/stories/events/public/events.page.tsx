import { type MetaDescriptor, useHref } from "react-router";
import { eventsWords } from "#app/features/stories/events/events.words.ts";
import type { eventsStatesWords } from "#app/features/stories/events/events-states.words.ts";
import { countEventsByDay } from "#app/features/stories/events/server/events.store.server.ts";
import { listEvents } from "#app/features/stories/events/server/events-list.store.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { deps, languageOf, wordsOf } from "#app/loader-context.server.ts";
import { SupportLine } from "#app/site/error-page.tsx";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { loadFailure } from "#app/site/load-failure.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton, QuietLink } from "#app/ui/links.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/events.page.ts";
import { type EventFilter, isShown } from "./event-card-groups.ts";
import { EventsFailed } from "./events-states.tsx";
import { EventsView, readFilter } from "./events-view.tsx";

/** So many of the latest days a page; older ones follow by a link. */
const eventsPerPage = 200;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = deps(context);
  const language = languageOf(context);
  const today = karachiDay(clock.now());
  const query = new URL(request.url).searchParams;
  const cursor = query.get("after")?.slice(0, 40) || undefined;
  const [count, list] = await Promise.all([
    countEventsByDay(db, today),
    listEvents(db, { today, limit: eventsPerPage, cursor, language }),
  ]);
  const counts = { all: count.all, upcoming: count.upcoming, past: count.all - count.upcoming };
  const filter: EventFilter = readFilter(query) ?? (counts.upcoming > 0 ? "upcoming" : "all");
  const events = list.events.filter((event) => isShown(event, filter)).map(({ version, ...event }) => event);
  return { filter, counts, events, older: list.next, words: wordsOf(context, eventsWords) };
}

/** A failed change of the tab shows its error in place, so the failure is a value here. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    return { failed: loadFailure(error) };
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  const states = pageText<typeof eventsStatesWords>(matches, "eventsStates");
  if (!loaderData || "failed" in loaderData) return [{ title: states("failed") }];
  const t = pageText<typeof eventsWords>(matches, "events");
  return headTags(matches, { title: states("heading"), description: t("listDescription"), path: "/events" });
}

/** EVENT-03. */
export default function EventsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <EventsView loaded={loaderData} />
      {"failed" in loaderData || <Invitation />}
    </>
  );
}

function Invitation() {
  const t = useText<typeof eventsWords>("events");
  const calendar = useHref("/events.ics");
  const contact = (subject: string) => `/contact?${new URLSearchParams({ subject })}`;
  return (
    <section aria-labelledby="host" className="border-t border-rule bg-sunk">
      <div className="page-width grid items-center gap-x-16 gap-y-6 py-12 lg:grid-cols-[1.4fr_1fr]">
        <div>
          <SectionTitle id="host">{t("host")}</SectionTitle>
          <p className="mt-3 max-w-xl text-lg text-soft">{t("hostText")}</p>
        </div>
        <p className="flex flex-wrap gap-3 lg:justify-end">
          <LinkButton to={contact(t("partnerWithUs"))}>{t("partnerWithUs")}</LinkButton>
          <QuietLink to={contact(t("contactTeam"))}>{t("contactTeam")}</QuietLink>
          <QuietLink href={calendar}>
            <Icon name="calendar-check" className="size-5" />
            {t("subscribe")}
          </QuietLink>
        </p>
      </div>
    </section>
  );
}

/** The error page when the server could not read the events. */
export function ErrorBoundary() {
  return (
    <div className="page-width py-16">
      <EventsFailed failure="refused" level={1} />
      <SupportLine />
    </div>
  );
}

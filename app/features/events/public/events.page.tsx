import type { MetaDescriptor } from "react-router";
import { countEventsByDay, listEvents } from "#app/features/events/server/events.store.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { services } from "#app/services.server.ts";
import { SupportLine } from "#app/site/error-page.tsx";
import { headTags } from "#app/site/head-tags.ts";
import { loadFailure } from "#app/site/load-failure.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton, QuietLink } from "#app/ui/link-button.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import type { Route } from "./+types/events.page.ts";
import { type EventFilter, isShown } from "./event-card-groups.ts";
import { EventsFailed } from "./events-states.tsx";
import { EventsView, readFilter } from "./events-view.tsx";

/** So many of the latest days a page; older ones follow by a link. */
const eventsPerPage = 200;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = services(context);
  const today = karachiDay(clock.now());
  const query = new URL(request.url).searchParams;
  const cursor = query.get("after")?.slice(0, 40) || undefined;
  const [count, list] = await Promise.all([
    countEventsByDay(db, today),
    listEvents(db, { today, limit: eventsPerPage, cursor }),
  ]);
  const counts = { all: count.all, upcoming: count.upcoming, past: count.all - count.upcoming };
  const filter: EventFilter = readFilter(query) ?? (counts.upcoming > 0 ? "upcoming" : "all");
  const events = list.events.filter((event) => isShown(event, filter)).map(({ version, ...event }) => event);
  return { filter, counts, events, older: list.next };
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
  if (!loaderData || "failed" in loaderData) return [{ title: "Unable to Load Events" }];
  const description = "Camps, drives and open days of the foundation: when, where, and how to come.";
  return headTags(matches, { title: "Upcoming Events", description, path: "/events" });
}

/** EVENT-03. */
export default function EventsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <EventsView loaded={loaderData} />
      <Invitation />
    </>
  );
}

function Invitation() {
  return (
    <section aria-labelledby="host" className="border-t border-rule bg-sunk">
      <div className="page-width grid items-center gap-x-16 gap-y-6 py-12 lg:grid-cols-[1.4fr_1fr]">
        <div>
          <SectionTitle id="host">Host one with us</SectionTitle>
          <p className="mt-3 max-w-xl text-lg text-soft">
            Do you have a courtyard, a school or an office floor? We can hold a camp wherever there is room
            for a table and a queue.
          </p>
        </div>
        <p className="flex flex-wrap gap-3 lg:justify-end">
          <LinkButton to="/contact?subject=Partner%20With%20Us">Partner With Us</LinkButton>
          <QuietLink to="/contact?subject=Contact%20Our%20Team">Contact Our Team</QuietLink>
          <QuietLink href="/events.ics">
            <Icon name="calendar-check" className="size-5" />
            Subscribe to the calendar
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

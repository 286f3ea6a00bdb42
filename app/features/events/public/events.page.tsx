import { Link, type MetaDescriptor } from "react-router";
import { eventMessages } from "#app/features/events/events.messages.ts";
import { countEventsByDay, listEvents } from "#app/features/events/server/events.store.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { services } from "#app/services.server.ts";
import { headTags } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import { buttonStyle } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Lattice } from "#app/ui/lattice.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import type { Route } from "./+types/events.page.ts";
import { EventCard } from "./event-card.tsx";
import { type EventFilter, eventTabs, groupByMonth, isShown } from "./event-card-groups.ts";

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
  const asked = eventTabs.find(({ filter }) => filter === query.get("show"))?.filter;
  const filter: EventFilter = asked ?? (counts.upcoming > 0 ? "upcoming" : "all");
  const events = list.events.filter((event) => isShown(event, filter)).map(({ version, ...event }) => event);
  return { filter, counts, events, older: list.next };
}

const address = (filter: EventFilter, after?: string) =>
  `/events?${new URLSearchParams({ show: filter, ...(after ? { after } : {}) })}`;

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [{ title: "Unable to Load Events" }];
  const description = "Camps, drives and open days of the foundation: when, where, and how to come.";
  return headTags(siteOf(matches), { title: "Upcoming Events", description, path: "/events" });
}

/** EVENT-03. The tabs are links, so that they work without script and stay in the address. */
export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const { filter, counts, events, older } = loaderData;
  return (
    <>
      <header className="relative overflow-hidden">
        <Lattice className="page-lattice absolute inset-0 text-rule" />
        <div className="page-width relative pt-14 pb-8 sm:pt-20">
          <h1 className="text-title">Upcoming Events</h1>
          <p className="mt-4 max-w-xl text-lg text-soft">
            Camps, drives and open days. Come as you are; where something is needed, the event says so.
          </p>
          <nav aria-label="Which events" className="mt-7 flex flex-wrap gap-1.5 sm:gap-2">
            {eventTabs.map((tab) => (
              <Link
                key={tab.filter}
                to={address(tab.filter)}
                preventScrollReset
                aria-current={filter === tab.filter ? "page" : undefined}
                className={buttonStyle(
                  { variant: filter === tab.filter ? "primary" : "quiet" },
                  "max-sm:gap-1.5 max-sm:px-2 max-sm:text-sm",
                )}
              >
                {tab.name} <span className="figures font-normal">{counts[tab.filter]}</span>
              </Link>
            ))}
          </nav>
        </div>
      </header>
      <div className="page-width pb-14">
        {events.length === 0 && <NoEvents filter={filter} />}
        {groupByMonth(events).map(({ month, events: inMonth }) => (
          <section
            key={month}
            aria-label={month}
            className="mt-4 grid gap-x-10 gap-y-5 border-t border-rule pt-8 pb-6 lg:grid-cols-[12rem_1fr]"
          >
            <h2 className="text-2xl text-soft">{month}</h2>
            <ul className="divide-y divide-rule">
              {inMonth.map((event) => (
                <li key={event.id} className="py-6 first:pt-1 last:pb-0">
                  <EventCard event={event} heading="h3" />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {older && filter !== "upcoming" && (
          <p className="mt-8">
            <LinkButton to={address(filter, older)} variant="quiet">
              Earlier events
            </LinkButton>
          </p>
        )}
      </div>
      <Invitation />
    </>
  );
}

function NoEvents({ filter }: { filter: EventFilter }) {
  const title = eventTabs.find((tab) => tab.filter === filter)?.empty ?? "";
  return <StateMessage title={title} text={eventMessages.publicNone} art="/art/empty-list.svg" level={2} />;
}

function Invitation() {
  return (
    <section aria-labelledby="host" className="border-t border-rule bg-sunk">
      <div className="page-width grid items-center gap-x-16 gap-y-6 py-12 lg:grid-cols-[1.4fr_1fr]">
        <div>
          <h2 id="host" className="text-heading">
            Hold one with us
          </h2>
          <p className="mt-3 max-w-xl text-lg text-soft">
            A courtyard, a school, an office floor: where there is room for a table and a queue, a camp can be
            held.
          </p>
        </div>
        <p className="flex flex-wrap gap-3 lg:justify-end">
          <LinkButton to="/contact?subject=Partner%20With%20Us">Partner With Us</LinkButton>
          <LinkButton to="/contact?subject=Contact%20Our%20Team" variant="quiet">
            Contact Our Team
          </LinkButton>
          <a href="/events.ics" className={buttonStyle({ variant: "quiet" })}>
            <Icon name="calendar-check" className="size-5" />
            Subscribe to the calendar
          </a>
        </p>
      </div>
    </section>
  );
}

/** EVENT-04. A plain link: it loads the page anew. */
export function ErrorBoundary() {
  return (
    <div className="page-width py-16">
      <StateMessage
        failure
        level={1}
        title="Unable to Load Events"
        text={eventMessages.publicUnavailable}
        art="/art/offline.svg"
      >
        <a href="/events" className={buttonStyle({})}>
          Try Again
        </a>
      </StateMessage>
    </div>
  );
}

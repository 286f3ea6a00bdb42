import { Link, useLocation } from "react-router";
import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";
import type { eventsWords } from "#app/features/stories/events/events.words.ts";
import type { eventsStatesWords } from "#app/features/stories/events/events-states.words.ts";
import type { LoadFailure } from "#app/site/load-failure.ts";
import { buttonStyle } from "#app/ui/button.tsx";
import { QuietLink } from "#app/ui/links.tsx";
import { useDelayed, useLatest, usePendingView } from "#app/ui/page-hooks.ts";
import { useLanguage, useText } from "#app/ui/text.tsx";
import { EventCard } from "./event-card.tsx";
import { type EventFilter, eventTabs, groupByMonth } from "./event-card-groups.ts";
import { EventsFailed, EventsHeader, EventsLoading, NoEvents } from "./events-states.tsx";

export type LoadedEvents = {
  filter: EventFilter;
  counts: Record<EventFilter, number>;
  events: Omit<FoundationEvent, "version">[];
  /** The cursor of earlier events. */
  older?: string;
};

const address = (filter: EventFilter, after?: string) =>
  `/events?${new URLSearchParams({ show: filter, ...(after ? { after } : {}) })}`;

/** The tab that a query asks for. */
export const readFilter = (query: URLSearchParams): EventFilter | undefined =>
  eventTabs.find(({ filter }) => filter === query.get("show"))?.filter;

/** The events in all their states: loading, failed, empty, shown. */
export function EventsView({ loaded }: { loaded: LoadedEvents | { failed: LoadFailure } }) {
  const location = useLocation();
  const changing = usePendingView();
  const loading = useDelayed(changing !== undefined);
  const found = "failed" in loaded ? undefined : loaded;
  // After a failure the tabs keep the counts of the last success.
  const counts = useLatest(found?.counts);
  // The pressed tab is shown as chosen at once.
  const asked = readFilter(new URLSearchParams((changing ?? location).search));

  return (
    <>
      <EventsHeader>
        <EventTabs chosen={asked ?? found?.filter} counts={counts} />
      </EventsHeader>
      <div className="page-width pb-14">
        {loading ? (
          <EventsLoading />
        ) : "failed" in loaded ? (
          <EventsFailed failure={loaded.failed} level={2} />
        ) : (
          <EventMonths {...loaded} />
        )}
      </div>
    </>
  );
}

type EventTabsProps = { chosen: EventFilter | undefined; counts: LoadedEvents["counts"] | undefined };

/** The tabs are links, so that they work without JavaScript and stay in the URL. */
function EventTabs({ chosen, counts }: EventTabsProps) {
  const states = useText<typeof eventsStatesWords>("eventsStates");
  return (
    <nav aria-label={states("whichEvents")} className="mt-7 flex flex-wrap gap-1.5 sm:gap-2">
      {eventTabs.map(({ filter }) => (
        <Link
          key={filter}
          to={address(filter)}
          preventScrollReset
          aria-current={filter === chosen ? "page" : undefined}
          className={buttonStyle(
            { variant: filter === chosen ? "primary" : "quiet" },
            "max-sm:gap-1.5 max-sm:px-2 max-sm:text-sm",
          )}
        >
          {states(filter)} <span className="figures font-normal">{counts?.[filter]}</span>
        </Link>
      ))}
    </nav>
  );
}

function EventMonths({ filter, events, older }: LoadedEvents) {
  const t = useText<typeof eventsWords>("events");
  const language = useLanguage();
  return (
    <>
      {events.length === 0 && <NoEvents filter={filter} />}
      {groupByMonth(events, language).map(({ month, events: inMonth }) => (
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
          <QuietLink to={address(filter, older)}>{t("earlier")}</QuietLink>
        </p>
      )}
    </>
  );
}

import { useState } from "react";
import { eventPageMessages } from "#app/features/events/events.messages.ts";
import { EventCard } from "#app/features/events/public/event-card.tsx";
import {
  type EventFilter,
  eventTabs,
  groupByMonth,
  isShown,
} from "#app/features/events/public/event-card-groups.ts";
import type { HomeEvents } from "#app/features/home/sections/home-events.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { SectionFailed } from "./section-failed.tsx";

/** On a phone two of the buttons stand in a line. */
const small = "max-sm:px-3 max-sm:text-sm";

/** @param props.home undefined when the events could not be loaded */
export function EventSection({ home }: { home: HomeEvents | undefined }) {
  return (
    <section aria-labelledby="events" className="page-width pb-6 sm:pb-14 lg:pb-24">
      <div className="double-rule pt-4 sm:pt-6">
        <h2 id="events" className="text-heading">
          Upcoming Events
        </h2>
        {home ? (
          <EventList home={home} />
        ) : (
          <SectionFailed title="Unable to Load Events" text={eventPageMessages.publicUnavailable} />
        )}
      </div>
    </section>
  );
}

function EventList({ home: { events, shown: counts, more } }: { home: HomeEvents }) {
  const [filter, setFilter] = useState<EventFilter>(counts.upcoming > 0 ? "upcoming" : "all");
  const shown = events.filter((event) => isShown(event, filter));
  const others = more[filter];
  const empty = eventTabs.find((tab) => tab.filter === filter)?.empty ?? "";
  return (
    <>
      <fieldset className="needs-script mt-4 flex flex-wrap sm:mt-6 gap-1.5 sm:gap-2">
        <legend className="sr-only">Which events</legend>
        {eventTabs.map((tab) => (
          <Button
            key={tab.filter}
            variant={filter === tab.filter ? "primary" : "quiet"}
            aria-pressed={filter === tab.filter}
            onClick={() => setFilter(tab.filter)}
            className="max-sm:gap-1.5 max-sm:px-2 max-sm:text-sm"
          >
            {tab.name}
            <span className="figures font-normal">{counts[tab.filter]}</span>
          </Button>
        ))}
      </fieldset>
      <p role="status" className="sr-only">
        {shown.length > 0 ? `${shown.length} of ${shown.length + others} events shown` : empty}
      </p>
      {shown.length === 0 && (
        <StateMessage title={empty} text={eventPageMessages.publicNone} art="/art/empty-list.svg" level={3} />
      )}
      {groupByMonth(shown).map(({ month, events: inMonth }) => (
        <div key={month} className="mt-5 grid gap-x-10 gap-y-2 sm:mt-10 sm:gap-y-5 lg:grid-cols-[12rem_1fr]">
          <h3 className="text-xl text-soft sm:text-2xl">{month}</h3>
          <ul className="divide-y divide-rule">
            {inMonth.map((event) => (
              <li key={event.id} className="py-3.5 first:pt-1 last:pb-0 sm:py-6">
                <EventCard event={event} compact />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="mt-6 flex flex-wrap gap-2 sm:mt-10 sm:gap-3">
        <LinkButton to="/events" prefetch="intent" variant="quiet" className={small}>
          See the whole calendar{others > 0 && ` (${others.toLocaleString("en-US")} more)`}
        </LinkButton>
        <LinkButton to="/contact?subject=Partner%20With%20Us" variant="quiet" className={small}>
          Partner With Us
        </LinkButton>
        <LinkButton to="/contact?subject=Contact%20Our%20Team" variant="quiet" className={small}>
          Contact Our Team
        </LinkButton>
      </p>
    </>
  );
}

import type { ReactNode } from "react";
import type { eventsStatesWords } from "#app/features/stories/events/events-states.words.ts";
import { ListFailed, ListHeader } from "#app/site/list-page.tsx";
import type { LoadFailure } from "#app/site/load-failure.ts";
import { LoadingIndicator, Skeleton } from "#app/ui/loading.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { useText } from "#app/ui/text.tsx";
import { type EventFilter, eventTabs } from "./event-card-groups.ts";

/** The columns of an event in a list. */
export const eventRow =
  "grid grid-cols-[5rem_1fr] items-start gap-x-4 gap-y-3 max-sm:grid-rows-[auto_1fr] sm:gap-x-5 sm:grid-cols-[4.5rem_1fr_11rem] lg:gap-x-8";

/** The header of /events, with the tabs below. */
export function EventsHeader({ children }: { children?: ReactNode }) {
  const states = useText<typeof eventsStatesWords>("eventsStates");
  return (
    <ListHeader heading={states("heading")} lead={states("lead")}>
      {children}
    </ListHeader>
  );
}

/** The events while they load. */
export function EventsLoading() {
  const states = useText<typeof eventsStatesWords>("eventsStates");
  return (
    <div className="border-t border-rule pt-8">
      <div className="pb-8">
        <LoadingIndicator text={states("loading")} />
      </div>
      <EventCardsSkeleton />
    </div>
  );
}

/** Six grey events: EVENT-03. */
function EventCardsSkeleton() {
  return (
    <ul aria-hidden="true" className="space-y-8">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <li key={place} className={eventRow}>
          <Skeleton className="h-18 w-full" />
          <div>
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="mt-3 h-6 w-4/5" />
            <Skeleton className="mt-3 h-4 w-full" />
          </div>
          <Skeleton className="aspect-[8/5] w-full max-sm:hidden" />
        </li>
      ))}
    </ul>
  );
}

/** The whole page while it loads. */
export function EventsPageLoading() {
  return (
    <>
      <EventsHeader />
      <div className="page-width pb-14">
        <EventsLoading />
      </div>
    </>
  );
}

export function NoEvents({ filter }: { filter: EventFilter }) {
  const states = useText<typeof eventsStatesWords>("eventsStates");
  const title = states(eventTabs.find((tab) => tab.filter === filter)?.empty ?? "noneAtAll");
  return <StateMessage title={title} text={states("none")} art="/art/empty-list.svg" level={2} />;
}

/** EVENT-04. Try Again is a plain link: it loads the page anew. */
export function EventsFailed({ failure, level }: { failure: LoadFailure; level: 1 | 2 }) {
  const states = useText<typeof eventsStatesWords>("eventsStates");
  return (
    <ListFailed title={states("failed")} text={states(failure)} tryAgain={states("tryAgain")} level={level} />
  );
}

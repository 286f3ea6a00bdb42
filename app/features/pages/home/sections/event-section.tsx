import type { eventsStatesWords } from "#app/features/stories/events/events-states.words.ts";
import { EventCard } from "#app/features/stories/events/public/event-card.tsx";
import {
  type EventFilter,
  eventTabs,
  groupByMonth,
  isShown,
} from "#app/features/stories/events/public/event-card-groups.ts";
import { buttonStyle } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/links.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { useLanguage, useText } from "#app/ui/text.tsx";
import type { homeWords } from "./home.words.ts";
import type { HomeEvents } from "./home-events.ts";
import { SectionFailed } from "./section-failed.tsx";
import "./event-section.css";

/** On a phone two of the buttons stand in a line. */
const small = "max-sm:px-3 max-sm:text-sm";

const tabStyle = buttonStyle(
  { variant: "quiet" },
  "max-sm:gap-1.5 max-sm:px-2 max-sm:text-sm aria-pressed:border-emerald aria-pressed:bg-emerald aria-pressed:text-on-emerald aria-pressed:hover:border-emerald-deep aria-pressed:hover:bg-emerald-deep",
);

/** @param props.home undefined when the events could not be loaded */
export function EventSection({ home }: { home: HomeEvents | undefined }) {
  const t = useText<typeof homeWords>("home");
  const states = useText<typeof eventsStatesWords>("eventsStates");
  return (
    <section aria-labelledby="events" className="page-width pb-6 sm:pb-14 lg:pb-24">
      <div className="double-rule pt-4 sm:pt-6">
        <h2 id="events" className="text-heading">
          {t("events")}
        </h2>
        {home ? (
          <EventList home={home} />
        ) : (
          <SectionFailed title={t("eventsFailed")} text={states("refused")} />
        )}
      </div>
    </section>
  );
}

/** All of them are in the page; home-script.ts shows those of the tab that is pressed. */
function EventList({ home: { events, shown, total } }: { home: HomeEvents }) {
  const t = useText<typeof homeWords>("home");
  const states = useText<typeof eventsStatesWords>("eventsStates");
  const language = useLanguage();
  const contact = (subject: string) => `/contact?${new URLSearchParams({ subject })}`;
  const first: EventFilter = total.upcoming > 0 ? "upcoming" : "all";
  const othersText = (filter: EventFilter) => {
    const more = total[filter] - shown[filter];
    return more > 0 ? t("moreEvents", { count: more.toLocaleString("en-US") }) : "";
  };
  const status = ({ filter, empty }: (typeof eventTabs)[number]) =>
    total[filter] > 0 ? t("eventsShown", { shown: shown[filter], count: total[filter] }) : states(empty);
  return (
    <>
      <fieldset className="needs-script mt-4 flex flex-wrap sm:mt-6 gap-1.5 sm:gap-2">
        <legend className="sr-only">{t("whichEvents")}</legend>
        {eventTabs.map((tab) => (
          <button
            key={tab.filter}
            type="button"
            data-tab={tab.filter}
            data-status={status(tab)}
            data-more={othersText(tab.filter)}
            aria-pressed={first === tab.filter}
            className={tabStyle}
          >
            {states(tab.filter)}
            <span className="figures font-normal">{total[tab.filter].toLocaleString("en-US")}</span>
          </button>
        ))}
      </fieldset>
      <p role="status" className="sr-only">
        {eventTabs.filter(({ filter }) => filter === first).map(status)}
      </p>
      {eventTabs
        .filter(({ filter }) => total[filter] === 0)
        .map(({ filter, empty }) => (
          <div key={filter} data-empty={filter} hidden={filter !== first}>
            <StateMessage title={states(empty)} text={states("none")} art="/art/empty-list.svg" level={3} />
          </div>
        ))}
      {groupByMonth(events, language).map(({ month, events: inMonth }) => (
        <div
          key={month}
          data-month
          hidden={!inMonth.some((event) => isShown(event, first))}
          className="mt-5 grid gap-x-10 gap-y-2 sm:mt-10 sm:gap-y-5 lg:grid-cols-[12rem_1fr]"
        >
          <h3 className="text-xl text-soft sm:text-2xl">{month}</h3>
          <ul className="home-events">
            {inMonth.map((event) => (
              <li
                key={event.id}
                data-when={isShown(event, "past") ? "past" : "upcoming"}
                hidden={!isShown(event, first)}
              >
                <EventCard event={event} compact />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="mt-6 flex flex-wrap gap-2 sm:mt-10 sm:gap-3">
        <LinkButton to="/events" prefetch="intent" variant="quiet" className={small}>
          <span>
            {t("wholeCalendar")}
            <span data-part="more">{othersText(first)}</span>
          </span>
        </LinkButton>
        <LinkButton to={contact(t("partnerWithUs"))} variant="quiet" className={small}>
          {t("partnerWithUs")}
        </LinkButton>
        <LinkButton to={contact(t("contactTeam"))} variant="quiet" className={small}>
          {t("contactTeam")}
        </LinkButton>
      </p>
    </>
  );
}

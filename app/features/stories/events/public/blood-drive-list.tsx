import { useHref } from "react-router";
import type { bloodDrivesWords } from "#app/features/stories/events/blood-drives.words.ts";
import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";
import type { eventsStatesWords } from "#app/features/stories/events/events-states.words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton, QuietLink } from "#app/ui/links.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { useText } from "#app/ui/text.tsx";
import { EventCard } from "./event-card.tsx";

type BloodDrivesProps = {
  /** The earliest first; undefined when the events could not be read. */
  drives: Omit<FoundationEvent, "version">[] | undefined;
};

/** The coming drives. Without one it says how to be called all the same. */
export function BloodDrives({ drives }: BloodDrivesProps) {
  const t = useText<typeof bloodDrivesWords>("bloodDrives");
  const states = useText<typeof eventsStatesWords>("eventsStates");
  const [calendar, here] = [useHref("/events.ics"), useHref("/donation-camps")];
  return (
    <section aria-labelledby="drives" className="page-width pb-14 lg:pb-20">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t border-rule-strong pt-6">
        <SectionTitle id="drives">{t("next")}</SectionTitle>
        <a href={calendar} className="text-link inline-flex min-h-8 items-center gap-2">
          <Icon name="calendar-check" />
          {t("subscribeAll")}
        </a>
      </div>
      {drives === undefined ? (
        <StateMessage
          failure
          level={3}
          title={states("failed")}
          text={states("refused")}
          art="/art/offline.svg"
        >
          <LinkButton href={here}>{states("tryAgain")}</LinkButton>
        </StateMessage>
      ) : drives.length > 0 ? (
        <ol className="divide-y divide-rule">
          {drives.map((drive) => (
            <li key={drive.id} className="py-6 last:pb-0">
              <EventCard event={drive} heading="h3" />
            </li>
          ))}
        </ol>
      ) : (
        <StateMessage level={3} title={t("none")} text={t("noneText")} art="/art/empty-list.svg">
          <LinkButton to="/registration/blood-donor" variant="danger">
            {t("register")}
          </LinkButton>
          <QuietLink to={`/contact?${new URLSearchParams({ subject: t("holdDrive") })}`}>
            {t("host")}
          </QuietLink>
        </StateMessage>
      )}
    </section>
  );
}

import { Link, useHref } from "react-router";
import { commaIn } from "#app/contract/language.ts";
import type { bloodDrivesWords } from "#app/features/stories/events/blood-drives.words.ts";
import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";
import type { eventsWords } from "#app/features/stories/events/events.words.ts";
import type { eventsStatesWords } from "#app/features/stories/events/events-states.words.ts";
import { formatLongDay, monthName } from "#app/lib/dates.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton, QuietLink } from "#app/ui/links.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { RichText, Text, useLanguage, useText } from "#app/ui/text.tsx";
import { mapAddress } from "./event-when-and-where.ts";

type Drive = Omit<FoundationEvent, "version">;
type BloodDrivesProps = {
  /** The earliest first; undefined when the events could not be read. */
  drives: Drive[] | undefined;
  today: string;
};

/** The coming drives. Without one it says how to be called all the same. */
export function BloodDrives({ drives, today }: BloodDrivesProps) {
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
            <li key={drive.id} className="py-8 wrap-anywhere last:pb-2">
              <BloodDrive drive={drive} today={today} />
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

/** "Today", "Tomorrow", "In 13 days". */
function useDistance(day: string, today: string): string {
  const t = useText<typeof eventsWords>("events");
  const drives = useText<typeof bloodDrivesWords>("bloodDrives");
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  if (days === 0) return t("Today");
  return days === 1 ? drives("tomorrow") : drives("inDays", { days });
}

function BloodDrive({ drive, today }: { drive: Drive; today: string }) {
  const t = useText<typeof eventsWords>("events");
  const language = useLanguage();
  const distance = useDistance(drive.event_date, today);
  const calendar = useHref(`/events/${drive.id}/event.ics`);
  const { id, title, event_date: day, event_time: time, location, description, cancelled } = drive;
  return (
    <article className="grid gap-x-10 gap-y-5 sm:grid-cols-[8.5rem_1fr] lg:grid-cols-[8.5rem_1fr_auto]">
      <p
        aria-hidden="true"
        className="figures flex items-baseline gap-x-3 leading-none text-pomegranate sm:flex-col sm:gap-y-2"
      >
        <span className="font-display text-display font-semibold">{Number(day.slice(8))}</span>
        <span className="font-display text-2xl">{monthName(day, language)}</span>
      </p>
      <div className="min-w-0">
        <p className="label text-soft">{cancelled ? t("cancelled") : distance}</p>
        <Text
          as="h3"
          text={title}
          className={`mt-1.5 text-2xl leading-tight ${cancelled ? "line-through" : ""}`}
        />
        <dl className="mt-3 grid gap-1.5">
          <div className="flex gap-2.5">
            <dt>
              <Icon name="clock" className="mt-1 size-5 text-pomegranate" />
              <span className="sr-only">{t("when")}</span>
            </dt>
            <dd>
              <time dateTime={time ? `${day}T${time.slice(0, 5)}+05:00` : day}>
                {formatLongDay(day, language)}
              </time>
              {commaIn(language)}
              <span className="figures">{time ? time.slice(0, 5) : t("allDay")}</span>
            </dd>
          </div>
          <div className="flex gap-2.5">
            <dt>
              <Icon name="pin" className="mt-1 size-5 text-pomegranate" />
              <span className="sr-only">{t("where")}</span>
            </dt>
            <Text as="dd" text={location} />
          </div>
        </dl>
        <Text as="p" text={description} className="mt-3 line-clamp-3 max-w-xl text-soft" />
      </div>
      <ul className="flex flex-wrap content-start gap-x-6 gap-y-1 sm:col-start-2 lg:col-start-3 lg:grid lg:justify-items-end">
        <li>
          <Link to={`/events/${id}`} prefetch="intent" className={action}>
            {t("viewDetails")}
            <span className="sr-only">
              {" "}
              <RichText<typeof eventsWords>
                name="events"
                id="of"
                components={{ title: <Text as="bdi" text={title} /> }}
              />
            </span>
            <Icon name="arrow-right" />
          </Link>
        </li>
        <li>
          <a href={mapAddress(location)} rel="noreferrer" target="_blank" className={action}>
            {t("openMap")}
            <span className="sr-only">
              {" "}
              <RichText<typeof eventsWords>
                name="events"
                id="mapOf"
                components={{ place: <Text as="bdi" text={location} /> }}
              />
            </span>
            <Icon name="pin" />
          </a>
        </li>
        {!cancelled && (
          <li>
            <a href={calendar} className={action}>
              {t("addToCalendar")}
              <span className="sr-only">: {title}</span>
              <Icon name="calendar-check" />
            </a>
          </li>
        )}
      </ul>
    </article>
  );
}

const action =
  "inline-flex min-h-9 items-center gap-2 font-semibold underline decoration-rule-strong decoration-1 underline-offset-4 hover:decoration-2";

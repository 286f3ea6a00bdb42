import { Link, useHref } from "react-router";
import type { Language } from "#app/contract/language.ts";
import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";
import type { eventsWords } from "#app/features/stories/events/events.words.ts";
import { formatLongDay } from "#app/lib/dates.ts";
import type { TextOf } from "#app/lib/words.ts";
import { ShareOnWhatsApp } from "#app/site/share-on-whatsapp.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton, QuietLink } from "#app/ui/links.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Text, useLanguage, useText } from "#app/ui/text.tsx";
import { EventCard } from "./event-card.tsx";
import { guestPath, isAhead, mapAddress } from "./event-when-and-where.ts";

type EventDetailsProps = {
  event: Omit<FoundationEvent, "version">;
  /** The full address of its page. */
  url: string;
};

/** An event like an invitation: what, then when and where beside each other, then the rest. */
export function EventDetails({ event, url }: EventDetailsProps) {
  const t = useText<typeof eventsWords>("events");
  const language = useLanguage();
  const calendar = useHref(`/events/${event.id}/event.ics`);
  const { title, description } = event;
  const ahead = isAhead(event);
  return (
    <article className="page-width max-w-5xl wrap-anywhere pt-10 pb-16 lg:pt-14">
      <p>
        <Link to="/events" className="text-link inline-flex min-h-8 items-center gap-2">
          <Icon name="arrow-left" />
          {t("allEvents")}
        </Link>
      </p>
      <p className={`label mt-7 ${event.status === "Completed" ? "text-soft" : "text-emerald"}`}>
        {t(event.cancelled ? "cancelled" : event.status)}
        {event.kind === "blood-drive" && (
          <span className="text-pomegranate">
            <span aria-hidden="true" className="mx-2">
              ·
            </span>
            {t("bloodDrive")}
          </span>
        )}
      </p>
      <Text as="h1" text={title} className="mt-3 text-title" />
      {event.cancelled && (
        <Notice tone="bad" className="mt-6 max-w-xl">
          {t("isCancelled")}
        </Notice>
      )}
      <WhenAndWhere event={event} />
      {event.image_url && (
        <Picture
          src={event.image_url}
          alt={event.image_alt}
          eager
          sizes="(min-width: 64rem) 56rem, 92vw"
          className="mt-9 aspect-[8/5] h-auto w-full rounded-sm"
        />
      )}
      <Text as="div" text={description} className="mt-9 max-w-[40rem] whitespace-pre-line text-lg" />
      <p className="mt-10 flex flex-wrap gap-3">
        {ahead && <LinkButton to={guestPath(event.id)}>{t("countMeIn")}</LinkButton>}
        {ahead && (
          <QuietLink href={calendar}>
            <Icon name="calendar-check" className="size-5" />
            {t("addToCalendar")}
          </QuietLink>
        )}
        {ahead && <ShareOnWhatsApp text={invitation(event, url, { t, language })} />}
        <QuietLink to={`/contact?subject=${encodeURIComponent(title)}`}>{t("askAbout")}</QuietLink>
        {event.kind === "blood-drive" && <QuietLink to="/donation-camps">{t("whoCanGive")}</QuietLink>}
      </p>
    </article>
  );
}

/** What is shown of an event to somebody who should come. */
function invitation(
  { title, event_date, event_time, location }: EventDetailsProps["event"],
  url: string,
  { t, language }: { t: TextOf<typeof eventsWords>; language: Language },
): string {
  const day = formatLongDay(event_date, language);
  const time = event_time ? event_time.slice(0, 5) : t("allDay");
  return `${title}\n${t("dayAndTime", { day, time })}\n${location}\n${url}`;
}

/** Whoever cannot come that day sees what comes next. */
export function NextEvents({ events }: { events: EventDetailsProps["event"][] }) {
  const t = useText<typeof eventsWords>("events");
  return (
    <section aria-labelledby="next-events" className="border-t border-rule bg-sunk">
      <div className="page-width max-w-5xl py-12 lg:py-16">
        <SectionTitle id="next-events">{t("comesNext")}</SectionTitle>
        <ul className="mt-6 divide-y divide-rule">
          {events.map((event) => (
            <li key={event.id} className="py-6">
              <EventCard event={event} heading="h3" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function WhenAndWhere({ event }: Pick<EventDetailsProps, "event">) {
  const t = useText<typeof eventsWords>("events");
  const language = useLanguage();
  const { event_date: day, event_time: time, location } = event;
  return (
    <dl className="mt-8 grid gap-x-12 border-y border-rule-strong sm:grid-cols-2">
      <div className="py-5">
        <dt className="label text-soft">{t("when")}</dt>
        <dd className="mt-2 font-display text-xl">
          <time dateTime={time ? `${day}T${time.slice(0, 5)}+05:00` : day}>
            {formatLongDay(day, language)}
          </time>
          <span className="figures block text-soft">
            {time ? t("pakistanTime", { time: time.slice(0, 5) }) : t("allDay")}
          </span>
        </dd>
      </div>
      <div className="border-rule py-5 max-sm:border-t">
        <dt className="label text-soft">{t("where")}</dt>
        <dd className="mt-2 font-display text-xl">
          <Text as="span" text={location} />
          <a
            href={mapAddress(location)}
            rel="noreferrer"
            target="_blank"
            className="text-link flex min-h-8 items-center gap-2 font-sans text-base"
          >
            <Icon name="pin" />
            {t("openMap")}
            <span className="sr-only"> {t("inNewTab")}</span>
          </a>
        </dd>
      </div>
    </dl>
  );
}

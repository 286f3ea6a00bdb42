import { Link } from "react-router";
import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";
import type { eventsWords } from "#app/features/stories/events/events.words.ts";
import { shortMonthName } from "#app/lib/dates.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RichText, Text, useLanguage, useText } from "#app/ui/text.tsx";
import { eventRow } from "./events-states.tsx";

type EventCardProps = {
  event: Omit<FoundationEvent, "version">;
  heading?: "h3" | "h4";
  /** Without its description on a phone. */
  compact?: boolean;
};

/** An event in a list: the day, what and where, a picture. */
export function EventCard({ event, heading: Heading = "h4", compact = false }: EventCardProps) {
  const t = useText<typeof eventsWords>("events");
  const language = useLanguage();
  const past = event.status === "Completed";
  return (
    <article className={`group relative wrap-anywhere ${eventRow}`}>
      <time
        dateTime={event.event_date}
        className={`figures flex flex-col items-center border py-1.5 leading-none ${
          past ? "border-rule-strong text-soft" : "border-emerald text-emerald"
        }`}
      >
        <span className="framed label text-xs">{shortMonthName(event.event_date, language)}</span>
        <span className="mt-1 font-display text-3xl font-semibold">{Number(event.event_date.slice(8))}</span>
      </time>
      <div className="min-w-0 max-sm:row-span-2">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
          <span className={`font-semibold ${past ? "" : "text-emerald"}`}>
            {t(event.cancelled ? "cancelled" : event.status)}
          </span>
          <span className="figures flex items-center gap-1.5">
            <Icon name="clock" className="size-4" />
            {event.event_time?.slice(0, 5) || t("allDay")}
          </span>
          <span {...langAttrs(event.location, language)} className="flex min-w-0 items-center gap-1.5">
            <Icon name="pin" className="size-4" />
            {event.location}
          </span>
        </p>
        <Heading
          {...langAttrs(event.title, language)}
          className={`mt-1.5 text-xl leading-tight lg:text-2xl ${event.cancelled ? "line-through" : ""}`}
        >
          {event.title}
        </Heading>
        <Text
          as="p"
          text={event.description}
          className={`mt-1.5 line-clamp-2 text-soft ${compact ? "max-sm:hidden!" : ""}`}
        />
        <Link
          to={`/events/${event.id}`}
          prefetch="intent"
          className="mt-1 inline-flex min-h-8 max-w-full flex-wrap items-center gap-x-2 font-semibold text-emerald decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {t("viewDetails")}
          <span className="sr-only">
            {" "}
            <RichText<typeof eventsWords>
              name="events"
              id="of"
              components={{ title: <Text as="bdi" text={event.title} /> }}
            />
          </span>
          <Icon name="arrow-right" className="size-4 onward" />
        </Link>
      </div>
      {/* On a phone below the day; a placeholder picture is not shown there. */}
      <div className={event.image_url ? "max-sm:col-start-1 max-sm:row-start-2" : "max-sm:hidden"}>
        <Picture
          src={event.image_url}
          alt={event.image_alt}
          sizes="(min-width: 36rem) 11rem, 5rem"
          className="aspect-[8/5] h-auto w-full rounded-sm"
        />
      </div>
    </article>
  );
}

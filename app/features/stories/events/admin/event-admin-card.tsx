import { Ban, CalendarPlus, Copy, ExternalLink, History, Pencil, Trash2, UserCheck } from "lucide-react";
import { OutdatedPill } from "#app/dashboard/outdated-text.tsx";
import { RowActions } from "#app/dashboard/row-actions.tsx";
import { StatusPill, type StatusTone } from "#app/dashboard/status-pill.tsx";
import { kindNames } from "#app/features/stories/events/event-kind.ts";
import { allDay } from "#app/features/stories/events/events.messages.ts";
import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";
import { eventsAdminCalls } from "#app/features/stories/events/events-admin.calls.ts";
import { formatDay } from "#app/lib/dates.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Text } from "#app/ui/text.tsx";
import { GuestCount } from "./event-guest-calls.tsx";
import { titleOf } from "./event-list.ts";

export type EventAction = "edit" | "copy" | "cancel" | "reopen" | "versions" | "delete";

type EventAdminCardProps = { event: FoundationEvent; onAction: (action: EventAction) => void };

const tones: Record<FoundationEvent["status"], StatusTone> = {
  Today: "good",
  Upcoming: "good",
  Completed: "faded",
};

/** An event in the dashboard's grid: EVENT-11. One that is over is grey. */
export function EventAdminCard({ event, onAction }: EventAdminCardProps) {
  const { id, status, cancelled } = event;
  const title = titleOf(event);
  const over = status === "Completed";
  return (
    <article
      aria-labelledby={`event-${id}`}
      data-over={over || undefined}
      className={`flex h-full min-w-0 flex-col border border-rule ${over ? "bg-sunk text-soft" : "bg-raised"}`}
    >
      <div className="flex flex-1 flex-wrap gap-3 p-3 pb-2">
        <div className="min-w-0 flex-1 basis-40">
          <p className="flex flex-wrap gap-1.5">
            <StatusPill tone={tones[status]}>{status}</StatusPill>
            {cancelled && <StatusPill tone="bad">Cancelled</StatusPill>}
            {event.kind === "blood-drive" && <StatusPill>{kindNames[event.kind]}</StatusPill>}
            {!event.title && <StatusPill tone="faded">No English</StatusPill>}
            {!event.title_ur && <StatusPill tone="faded">No Urdu</StatusPill>}
            <OutdatedPill noun="event" id={id} />
          </p>
          <Text
            as="h3"
            text={title}
            id={`event-${id}`}
            tabIndex={-1}
            className={`mt-1.5 line-clamp-2 outline-none font-sans text-base leading-snug font-semibold wrap-anywhere ${
              cancelled ? "line-through" : ""
            }`}
          />
          <p className="figures mt-1 text-sm text-soft">
            <time dateTime={event.event_date}>{formatDay(event.event_date)}</time>
            {" · "}
            {event.event_time?.slice(0, 5) || allDay}
          </p>
          <Text
            as="p"
            text={event.location || (event.location_ur ?? "")}
            className="line-clamp-1 text-sm text-soft wrap-anywhere"
          />
          <GuestCount event={event} />
        </div>
        <Picture
          src={event.image_url}
          alt={event.image_alt || (event.image_alt_ur ?? "")}
          sizes="6rem"
          className={`size-20 shrink-0 rounded-sm sm:size-24 ${over ? "opacity-70 grayscale" : ""}`}
        />
      </div>
      <div className="flex justify-end border-t border-rule px-1">
        <RowActions
          of={title}
          actions={[
            { title: "Edit", icon: Pencil, onSelect: () => onAction("edit") },
            { title: "Duplicate", icon: Copy, onSelect: () => onAction("copy") },
            ...(cancelled
              ? [{ title: "Reopen", icon: CalendarPlus, onSelect: () => onAction("reopen") }]
              : over
                ? []
                : [{ title: "Cancel", icon: Ban, onSelect: () => onAction("cancel") }]),
            {
              title: "Guests",
              label: `Guests of ${title}`,
              icon: UserCheck,
              call: eventsAdminCalls.listEventGuests,
              href: `/dashboard/event-guests?event=${id}`,
            },
            { title: "View", icon: ExternalLink, href: `/events/${id}`, newTab: true },
            {
              title: "Versions",
              label: `Earlier versions of ${title}`,
              icon: History,
              onSelect: () => onAction("versions"),
            },
            { title: "Delete", icon: Trash2, onSelect: () => onAction("delete") },
          ]}
        />
      </div>
    </article>
  );
}

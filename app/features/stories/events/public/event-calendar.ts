import type { FoundationEvent } from "#app/features/stories/events/events.schema.ts";

/* Events as an iCalendar file (RFC 5545): one for 'Add to calendar', all that are to come for a subscription. */

type CalendarEvent = Pick<
  FoundationEvent,
  "id" | "title" | "event_date" | "event_time" | "location" | "description" | "cancelled" | "version"
>;

/** The maximum of a line in bytes; a longer one is folded. */
const maxLineBytes = 75;

/** Staff give no end: a calendar without one shows a moment, so a usual length is stated. */
const usualLength = "PT2H";

/**
 * @param options.url an event's page
 * @param options.now the file's timestamp
 * @param options.name of a calendar that programs subscribe to
 */
export function eventCalendar(
  events: CalendarEvent[],
  { url, now, name }: { url: (event: CalendarEvent) => string; now: Date; name?: string },
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Umeed Welfare Foundation//Events//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    // RFC 7986 has the first, older programs know the second.
    ...(name ? [`NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`] : []),
    ...events.flatMap((event) => eventLines(event, url(event), now)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

const eventLines = (event: CalendarEvent, url: string, now: Date) => [
  "BEGIN:VEVENT",
  `UID:event-${event.id}@${new URL(url).hostname}`,
  `DTSTAMP:${utc(now)}`,
  // Calendars update a known event only when SEQUENCE went up.
  `SEQUENCE:${event.version - 1}`,
  ...times(event),
  `SUMMARY:${escaped(event.title)}`,
  `LOCATION:${escaped(event.location)}`,
  `DESCRIPTION:${escaped(event.description)}`,
  `URL:${url}`,
  `STATUS:${event.cancelled ? "CANCELLED" : "CONFIRMED"}`,
  "END:VEVENT",
];

/** Times are in UTC, so that no time zone needs describing; an event without one lasts all day. */
function times({ event_date, event_time }: CalendarEvent): string[] {
  // Pakistan keeps UTC+5 all year.
  if (event_time) {
    const start = new Date(`${event_date}T${event_time}:00+05:00`);
    return [`DTSTART:${utc(start)}`, `DURATION:${usualLength}`];
  }
  const next = new Date(Date.parse(`${event_date}T00:00:00Z`) + 24 * 60 * 60 * 1000);
  return [
    `DTSTART;VALUE=DATE:${event_date.replaceAll("-", "")}`,
    `DTEND;VALUE=DATE:${utc(next).slice(0, 8)}`,
  ];
}

const utc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, "");

function escaped(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, "\\$&")
      .replace(/\r\n?|\n/g, "\\n")
      // Removes the other control characters, which are not allowed.
      .replace(/(?!\t)\p{Cc}/gu, "")
  );
}

/** Folds a line at its maximum, never inside a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = "";
  let bytesLeft = maxLineBytes;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (size > bytesLeft) {
      text += "\r\n ";
      bytesLeft = maxLineBytes - 1;
    }
    text += character;
    bytesLeft -= size;
  }
  return text;
}

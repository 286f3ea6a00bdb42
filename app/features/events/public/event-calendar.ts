import type { FoundationEvent } from "#app/features/events/events.schema.ts";

/* An event as an iCalendar file (RFC 5545), for 'Add to calendar'. */

type CalendarEvent = Pick<
  FoundationEvent,
  "id" | "title" | "event_date" | "event_time" | "location" | "description" | "cancelled" | "version"
>;

/** Lines may have this many bytes; a longer one goes on in the next, after a space. */
const maxLineBytes = 75;

/**
 * @param options.url the event's page
 * @param options.now when the file is made
 */
export function eventCalendar(event: CalendarEvent, { url, now }: { url: string; now: Date }): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Umeed Welfare Foundation//Events//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:event-${event.id}@${new URL(url).hostname}`,
    `DTSTAMP:${utc(now)}`,
    // Calendars take a file that they know already for news only when this number went up.
    `SEQUENCE:${event.version - 1}`,
    ...times(event),
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.location)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${url}`,
    `STATUS:${event.cancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** A time is given in UTC, so that no time zone needs describing; an event without one lasts the whole day. */
function times({ event_date, event_time }: CalendarEvent): string[] {
  // Pakistan keeps UTC+5 all year.
  if (event_time) return [`DTSTART:${utc(new Date(`${event_date}T${event_time}:00+05:00`))}`];
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
      // No other control character may stand in a calendar.
      .replace(/(?!\t)\p{Cc}/gu, "")
  );
}

/** Breaks a line where it would grow too long, never inside a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = "";
  let room = maxLineBytes;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (size > room) {
      text += "\r\n ";
      room = maxLineBytes - 1;
    }
    text += character;
    room -= size;
  }
  return text;
}

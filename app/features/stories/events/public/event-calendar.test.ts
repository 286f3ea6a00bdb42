import { expect, test } from "vitest";
import { eventCalendar } from "./event-calendar.ts";

const event = {
  id: 7,
  title: "Free eye camp",
  event_date: "2026-12-05",
  event_time: "09:30",
  location: "Model Town, Lahore",
  description: "Bring your card",
  cancelled: false,
  version: 3,
};
const made = { url: () => "https://umeed.example/events/7", now: new Date("2026-11-21T07:00:00.000Z") };
const linesOf = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

test("an event with a time starts at that time of Karachi, written in UTC", () => {
  expect(linesOf(eventCalendar([event], made))).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Umeed Welfare Foundation//Events//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:event-7@umeed.example",
    "DTSTAMP:20261121T070000Z",
    "SEQUENCE:2",
    "DTSTART:20261205T043000Z",
    "DURATION:PT2H",
    "SUMMARY:Free eye camp",
    "LOCATION:Model Town\\, Lahore",
    "DESCRIPTION:Bring your card",
    "URL:https://umeed.example/events/7",
    "STATUS:CONFIRMED",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("early in the day of Karachi it is still the day before in UTC", () => {
  expect(eventCalendar([{ ...event, event_time: "02:15" }], made)).toContain("DTSTART:20261204T211500Z\r\n");
});

test("an event without a time takes the whole day, over the end of a month too", () => {
  const lines = linesOf(eventCalendar([{ ...event, event_date: "2026-12-31", event_time: null }], made));
  expect(lines).toContain("DTSTART;VALUE=DATE:20261231");
  expect(lines).toContain("DTEND;VALUE=DATE:20270101");
});

test("a calendar to subscribe to has a name", () => {
  const lines = linesOf(eventCalendar([event], { ...made, name: "Umeed, events" }));
  expect(lines).toContain("NAME:Umeed\\, events");
  expect(lines).toContain("X-WR-CALNAME:Umeed\\, events");
});

test("a cancelled event says so", () => {
  expect(eventCalendar([{ ...event, cancelled: true }], made)).toContain("STATUS:CANCELLED\r\n");
});

test("user text cannot start a new line", () => {
  const description = "a; b, c \\ d\r\nEND:VEVENT\rX:1\u0007\u2028";
  const lines = linesOf(eventCalendar([{ ...event, description }], made));
  expect(lines).toContain("DESCRIPTION:a\\; b\\, c \\\\ d\\nEND:VEVENT\\nX:1\u2028");
  expect(lines.filter((line) => line === "END:VEVENT")).toHaveLength(1);
});

test.for(["x".repeat(500), "صحت ".repeat(80), "👩🏽‍⚕️".repeat(60)])(
  "a long line is folded at 75 bytes and reads the same unfolded: %s",
  (description) => {
    const text = eventCalendar([{ ...event, description }], made);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain("�");
    expect(linesOf(text)).toContain(`DESCRIPTION:${description}`);
  },
);

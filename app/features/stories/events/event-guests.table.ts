import { day, number, phone, received, table, text, time, touched, worked } from "#app/contract/table.ts";

/** Who comes to which event. */
export const eventGuestsTable = table("event_guests", {
  noun: "event guest",
  one: "guest of an event",
  many: "guests of events",
  label: "Event Guests",
  page: "/dashboard/event-guests",
  ofPerson: true,
  exported: "Who comes to an event: `event_id` is of events",
  columns: {
    ...received,
    event_id: number(undefined, { told: true }),
    event_title: text("Event", {
      searched: true,
      csv: "Event",
      describe: "What the event was called when the guest said so",
    }),
    event_date: day("Day of the event", { csv: "Day", describe: "Its Karachi day then" }),
    name: text("Name", { searched: true, csv: "Name" }),
    other_names: text("Also signed up as", {
      later: true,
      searched: true,
      describe: "Under which the same phone has signed up since, a line each",
    }),
    /** As `phoneKey` makes it. */
    phone: phone("Phone", { needs: "phones:read", searched: true, csv: "Phone" }),
    tell_since: time("To be told of a change since", {
      later: true,
      orNull: true,
      describe: "Since when the guest is to be told that the event was cancelled, moved or is held after all",
    }),
    told_at: time("Told of a change", {
      later: true,
      orNull: true,
      csv: "Told of a change",
      describe: "When somebody told them",
    }),
    told_by: text("Told by", { later: true, csv: "Told by" }),
    ...worked,
    touched_at: touched,
    search_phones: text(undefined, { later: true }),
  },
});

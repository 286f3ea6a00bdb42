import { defineRows } from "#app/rows/define-rows.ts";
import { choice, day, text } from "#app/rows/fields.ts";
import { kindNames } from "./event-kind.ts";
import { eventMessages as messages } from "./events-admin.messages.ts";

/** Events and blood drives. Of their texts one language is enough. */
export const events = defineRows({
  noun: "event",
  table: "events",
  name: "title",
  fields: {
    title: text({ label: "Title", max: 200, urdu: true }),
    event_date: day({ label: "Date", wrong: messages.dateMissing }),
    event_time: text({ label: "Time", max: 8 }),
    location: text({ label: "Location", max: 200, urdu: true }),
    description: text({ label: "Description", max: 5000, urdu: true }),
    kind: choice({ label: "Kind", options: kindNames, wrong: messages.kind }),
    image_alt: text({
      label: "What the picture shows",
      called: "The picture's description",
      max: 300,
      urdu: true,
    }),
  },
  files: { image_url: { label: "Picture", alt: "image_alt" } },
  versioned: true,
  messages,
});

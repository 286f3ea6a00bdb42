import { defineRows } from "#app/rows/define-rows.ts";
import { choice, day, flag, text } from "#app/rows/fields.ts";
import { adMessages as messages } from "./ads-admin.messages.ts";

/** Advertisements, which visitors see in turn over a public page. */
export const ads = defineRows({
  noun: "advertisement",
  table: "ads",
  name: "title",
  fields: {
    title: text({ label: "Title", max: 200, required: messages.titleMissing, urdu: true }),
    description: text({ label: "Description", max: 1000, lines: 3, urdu: true }),
    media_type: choice({
      label: "Media type",
      options: { image: "Image", video: "Video" },
      wrong: messages.mediaType,
    }),
    start_date: day({
      label: "Start date",
      hint: "If empty, it starts at once.",
      about: "The first Karachi day, YYYY-MM-DD",
      wrong: messages.startDate,
    }),
    end_date: day({
      label: "End date",
      hint: "If empty, it has no end.",
      about: "The last Karachi day, YYYY-MM-DD",
      wrong: messages.endDate,
      after: ["start_date", messages.endBeforeStart],
    }),
    is_active: flag({
      label: "Activate this advertisement immediately",
      initial: true,
      wrong: messages.active,
    }),
  },
  files: { media_url: { label: "Media file", holds: "name" }, captions_url: { label: "Captions" } },
  messages,
});

import { defineRows } from "#app/rows/define-rows.ts";
import { text } from "#app/rows/fields.ts";
import { galleryMessages as messages } from "./gallery-admin.messages.ts";

/** Pictures and films of the public gallery, by section. */
export const gallery = defineRows({
  noun: "gallery item",
  table: "gallery_items",
  name: "title",
  fields: {
    title: text({ label: "Title", max: 200, required: messages.titleMissing, urdu: true }),
    section: text({
      label: "Section",
      hint: "Choose a section or type a new one. Visitors can filter by it.",
      max: 60,
      required: messages.sectionMissing,
      urdu: true,
    }),
    alt: text({
      label: "Alt text",
      called: "The description",
      hint: "What the picture shows, for people who cannot see it.",
      max: 300,
      urdu: true,
    }),
  },
  files: { file_url: { label: "Media file", alt: "alt" }, captions_url: { label: "Captions" } },
  messages,
});

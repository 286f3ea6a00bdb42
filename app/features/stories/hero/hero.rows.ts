import { defineRows } from "#app/rows/define-rows.ts";
import { flag, link, number, text } from "#app/rows/fields.ts";
import { heroMessages as messages } from "./hero-admin.messages.ts";

/** The slides at the top of the home page, in the order that staff give them. */
export const slides = defineRows({
  noun: "hero slide",
  table: "hero_slides",
  name: "headline",
  fields: {
    headline: text({ label: "Headline", max: 200, required: messages.headlineMissing, urdu: true }),
    subtitle: text({ label: "Subtitle", max: 500, lines: 3, required: messages.subtitleMissing, urdu: true }),
    cta_text: text({
      label: "CTA Button Text",
      called: "The button's text",
      max: 60,
      required: messages.ctaTextMissing,
      urdu: true,
    }),
    cta_link: link({
      label: "CTA Link",
      called: "The button's link",
      hint: "A page of this site, such as /donate, or a web address.",
      max: 500,
      required: messages.ctaLinkMissing,
      wrong: messages.badLink,
    }),
    display_order: number({
      label: "Display Order",
      hint: "The slide with the lowest number comes first.",
      min: 0,
      wrong: messages.displayOrder,
    }),
    is_active: flag({ label: "Is Active?", initial: true, wrong: messages.active }),
  },
  files: { image_url: { label: "Picture" }, video_url: { label: "Film" } },
  versioned: true,
  messages,
});

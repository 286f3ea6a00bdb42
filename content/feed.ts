import { z } from "zod";
import { address, type ContentControl, defineContent, localText } from "./define-content.ts";
import { fallbackIcon, feedIcons, maxLengths } from "./feed-limits.ts";

const update = (title: string) =>
  z
    .object({
      title: localText(maxLengths.title),
      date: localText(maxLengths.date).meta({
        description: "As visitors should see it, for example Nov 21, 2026 or This week.",
      }),
      description: localText(maxLengths.description),
      icon: z.enum(feedIcons).meta({ control: "icon" satisfies ContentControl }),
      link: address.meta({ description: "A page of this site such as /blogs, or a full web address." }),
    })
    .meta({ title });

const blank = { title: { en: "" }, date: { en: "" }, description: { en: "" }, icon: fallbackIcon, link: "" };

/** The three updates of the home page. The original is blank, which no save may be: then the page has none. */
export const feed = defineContent({
  title: "Home Feed",
  description: "The home page shows these three updates in turn, under Real-time Impact.",
  pages: [
    { title: "Home", path: "/" },
    { title: "News", path: "/news" },
  ],
  schema: z.object({
    update1: update("Impact Update 1"),
    update2: update("Impact Update 2"),
    update3: update("Impact Update 3"),
  }),
  defaults: { update1: blank, update2: blank, update3: blank },
});

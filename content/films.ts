import { z } from "zod";
import { address, defineContent, listOf, localText, slug } from "./define-content.ts";

/** A film's id on the video platform, as in youtube.com/watch?v=<id>. Empty: it is not online yet. */
const filmId = z.union([z.literal(""), z.string().regex(/^[\w-]{11}$/)]);

/** The films of the home page. Their preview pictures are ours: nothing is loaded from the platform before a click. */
export const films = defineContent({
  title: "Films",
  schema: z.object({
    opening: z.object({
      title: localText(60),
      lead: localText(200),
      channel: localText(60),
      /** The link of a film that is not online yet. */
      onChannel: localText(60),
    }),
    /** What 'Watch Our Story' plays; without it the timeline is shown. */
    story: filmId,
    /** The first four give the section its row of figures. */
    films: listOf(
      z.object({
        id: slug,
        film: filmId,
        title: localText(100),
        impact: z.object({ value: z.string().trim().min(1).max(20), name: localText(40) }),
        image: address,
      }),
      12,
    ),
  }),
  defaults: {
    opening: {
      title: { en: "Stories of Hope" },
      lead: { en: "Six short films from the work. Nothing is asked of YouTube before you choose one." },
      channel: { en: "Join Our YouTube Family" },
      onChannel: { en: "On our YouTube channel" },
    },
    story: "",
    films: [
      {
        id: "blood",
        film: "",
        title: { en: "A Sunday in the donors' tent" },
        impact: { value: "500+", name: { en: "donors" } },
        image: "/art/blood-drive.svg",
      },
      {
        id: "workshop",
        film: "",
        title: { en: "Twelve machines and an order book" },
        impact: { value: "250", name: { en: "women trained" } },
        image: "/art/sewing-workshop.svg",
      },
      {
        id: "clinic",
        film: "",
        title: { en: "Where the road ends, the van stops" },
        impact: { value: "1,200", name: { en: "patients" } },
        image: "/art/clinic.svg",
      },
      {
        id: "water",
        film: "",
        title: { en: "The pump that ended a walk" },
        impact: { value: "15", name: { en: "communities" } },
        image: "/art/hand-pump.svg",
      },
      {
        id: "relief",
        film: "",
        title: { en: "Quilts before the fog" },
        impact: { value: "800", name: { en: "families" } },
        image: "/art/quilts.svg",
      },
      {
        id: "care",
        film: "",
        title: { en: "A ward without a bill" },
        impact: { value: "2,500+", name: { en: "treatments" } },
        image: "/art/service-health.svg",
      },
    ],
  },
});

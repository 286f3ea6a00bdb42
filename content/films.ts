import { z } from "zod";
import { defineContent, listOf, localText, pictureAddress, slug, unique } from "./define-content.ts";
import { sampleFacts } from "./sample-facts.ts";

/**
 * A film's id on the video platform, as in youtube.com/watch?v=<id>, or the path of one of ours: uploaded, or a sample film
 * of public/films. Empty: it is not online yet.
 */
const film = z.union([
  z.literal(""),
  z
    .string()
    .max(200)
    .regex(
      /^(?:[\w-]{11}|\/backendReact\/uploads\/videos\/[a-z0-9]{1,80}\.(?:mp4|webm|ogg)|\/films\/[a-z0-9-]{1,80}\.mp4)$/,
      "Upload a film, or enter the 11 characters behind watch?v= in its YouTube address.",
    ),
]);
const filmHint =
  "Upload a film (MP4, WebM, OGG, up to 50MB), or enter the 11 characters behind watch?v= in its YouTube address. Empty: it is not online yet.";

/** Captions of a film of ours, one file a language: its name tells which (captionsTrack). */
const captions = listOf(
  z
    .string()
    .max(200)
    .regex(
      /^(?:\/backendReact\/uploads\/captions|\/films)\/[a-z0-9-]{1,80}\.(?:en|ur)\.vtt$/,
      "Upload a WebVTT file (.vtt).",
    )
    .meta({
      title: "Captions file",
      control: "captions",
      description: "A WebVTT file (.vtt) with what is said, for those who do not hear the film. At most 1MB.",
    }),
  2,
)
  .optional()
  .meta({
    title: "Captions",
    description:
      "Of an uploaded film: one file in English, one in Urdu. A film of YouTube has its own there.",
  });

/** A film over our drawings, until the foundation has its own. */
const sampleFilm = (name: string) => ({
  film: `/films/${name}.mp4`,
  captions: [`/films/${name}.en.vtt`, `/films/${name}.ur.vtt`],
});

/** The films of the home page. Their preview pictures are ours: nothing is loaded before a press. */
export const films = defineContent({
  title: "Films",
  description: "The films of the home page, uploaded or on YouTube.",
  pages: [{ title: "Home", path: "/" }],
  schema: z.object({
    opening: z.object({
      title: localText(60),
      lead: localText(200).meta({ title: "Introduction" }),
      channel: localText(60).meta({ title: "Words of the channel's button" }),
      onChannel: localText(60).meta({ title: "Words under a film that is not online yet" }),
    }),
    story: film.meta({
      control: "film",
      title: "Film of 'Watch Our Story'",
      description: `${filmHint} Then the timeline is shown.`,
    }),
    storyCaptions: captions,
    films: unique(
      listOf(
        z
          .object({
            id: slug.meta({ control: "id" }),
            film: film.meta({ title: "Film", control: "film", description: filmHint }),
            captions,
            title: localText(100),
            impact: z
              .object({ value: z.string().trim().min(1).max(20), name: localText(40) })
              .meta({ title: "Figure" }),
            image: pictureAddress,
          })
          .meta({ title: "Film" }),
        12,
      ),
      "id",
    ).meta({ description: "The first four give the section its row of figures." }),
  }),
  defaults: {
    opening: {
      title: { en: "Stories of Hope", ur: "امید کی کہانیاں" },
      lead: {
        en: "Six short films about our work. Your browser contacts YouTube only when you open one that is there.",
        ur: "ہمارے کام پر چھ چھوٹی فلمیں۔ آپ کا براؤزر یوٹیوب سے تبھی جڑتا ہے جب آپ وہاں کی کوئی فلم کھولیں۔",
      },
      channel: { en: "Join Our YouTube Family", ur: "یوٹیوب پر ہمارے ساتھ جڑیں" },
      onChannel: { en: "On our YouTube channel", ur: "ہمارے یوٹیوب چینل پر" },
    },
    story: "",
    films: [
      {
        id: "blood",
        film: "",
        title: { en: "A Sunday at the blood drive", ur: "عطیۂ خون کیمپ میں ایک اتوار" },
        impact: { value: "500+", name: { en: "donors", ur: "خون دینے والے" } },
        image: "/art/service-blood-donation.svg",
      },
      {
        id: "workshop",
        ...sampleFilm("sewing-workshop"),
        title: { en: "Twelve machines and an order book", ur: "بارہ مشینیں اور آرڈروں کی کاپی" },
        impact: {
          value: String(sampleFacts.womenTrained),
          name: { en: "women trained", ur: "تربیت پانے والی عورتیں" },
        },
        image: "/art/sewing-workshop.svg",
      },
      {
        id: "clinic",
        film: "",
        title: { en: "A day on the clinic van", ur: "کلینک وین کے ساتھ ایک دن" },
        impact: { value: "1,200", name: { en: "patients", ur: "مریض" } },
        image: "/art/clinic-van.svg",
      },
      {
        id: "water",
        ...sampleFilm("the-pump"),
        title: { en: "The pump that ended a walk", ur: "پمپ آیا، لمبا راستہ ختم ہوا" },
        impact: { value: "15", name: { en: "communities", ur: "آبادیاں" } },
        image: "/art/long-walk.svg",
      },
      {
        id: "relief",
        film: "",
        title: { en: "Quilts before the fog", ur: "دھند سے پہلے رضائیاں" },
        impact: { value: "800", name: { en: "families", ur: "خاندان" } },
        image: "/art/quilts.svg",
      },
      {
        id: "care",
        film: "",
        title: { en: "Hospital care without a bill", ur: "ہسپتال کا علاج، بل کے بغیر" },
        impact: { value: "2,500+", name: { en: "treatments", ur: "علاج" } },
        image: "/art/service-health.svg",
      },
    ],
  },
});

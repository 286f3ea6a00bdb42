import { z } from "zod";
import { defineContent, listOf, localText } from "./define-content.ts";

const en = (text: string) => ({ en: text });

/** The words of /impact-report. Its numbers are those of figures.ts. */
export const report = defineContent({
  title: "Impact report",
  description:
    "The words of the impact report and how each figure is counted. Its numbers are under Figures.",
  pages: [{ title: "Impact report", path: "/impact-report" }],
  schema: z.object({
    opening: z.object({ title: localText(80), lead: localText(300).meta({ title: "Introduction" }) }),
    statement: localText(600).meta({
      description: "What a reader must know of the figures before reading them.",
    }),
    counting: listOf(z.object({ what: localText(60), how: localText(400) }).meta({ title: "Rule" }), 12).meta(
      {
        title: "How we count",
      },
    ),
    years: localText(400).meta({ title: "Beside the years" }),
    shares: localText(400).meta({ title: "Beside the shares" }),
    index: localText(400).meta({ title: "Beside the index of figures" }),
    closing: z.object({ title: localText(80), text: localText(400) }),
  }),
  defaults: {
    opening: {
      title: en("What giving did, counted and told"),
      lead: en(
        "The main figures of our work in one place: what was given, to how many, and how we count. Each service has its own on its page.",
      ),
    },
    statement: en(
      "These figures are the foundation's own statements. We count them ourselves, at the door where help is given, and nobody from outside has checked them for this page. Some were counted in other years or by another rule than their neighbour, and do not add up with it. Where that is so, take the smaller one.",
    ),
    counting: [
      {
        what: en("Families helped"),
        how: en(
          "A household counts once in each year in which it was given something, however often we came.",
        ),
      },
      {
        what: en("Students educated"),
        how: en(
          "A pupil counts in a year when we paid the fees, the books or the place for at least one term.",
        ),
      },
      {
        what: en("Medical aid"),
        how: en(
          "A treatment, an operation or a hospital bill that was paid. Visits to a camp are not in it.",
        ),
      },
      {
        what: en("Crisis relief"),
        how: en("A family that was given shelter, food or seed after a flood, a fire or a cold wave."),
      },
      {
        what: en("Percentages"),
        how: en(
          "Rounded to a whole number. Some have beside them what they are a part of; for the others, ask us.",
        ),
      },
      {
        what: en("A plus behind a figure"),
        how: en("At least so many: we stopped counting there, or know that some were not written down."),
      },
    ],
    years: en(
      "Each bar is a year, with its number above it; the four charts have one scale, so that they can be compared.",
    ),
    shares: en(
      "Each square stands for one in a hundred. The full ones are those that the sentence speaks of.",
    ),
    index: en("As they stand on the other pages of this site."),
    closing: {
      title: en("Ask about any of them"),
      text: en(
        "Name the figure and the page. Somebody in our office in Lahore shows you the lists that it was counted from, without the names of those who were helped.",
      ),
    },
  },
});

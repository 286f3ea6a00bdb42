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
      title: en("What donations have achieved"),
      lead: en(
        "The main figures of our work in one place: how much help we gave, to how many people, and how we count. Each service has more figures on its own page.",
      ),
    },
    statement: en(
      "These are the foundation's own figures. We count them ourselves, where we give help, and nobody from outside has checked them for this page. Some were counted in different years or by different rules, so they do not always agree. If two of them disagree, use the smaller one.",
    ),
    counting: [
      {
        what: en("Families helped"),
        how: en("We count a household once in each year in which we helped it, however often we came."),
      },
      {
        what: en("Students educated"),
        how: en(
          "We count a pupil in each year in which we paid the fees, the books or the place for at least one term.",
        ),
      },
      {
        what: en("Medical aid"),
        how: en(
          "We count each treatment, operation or hospital bill that we paid for. Visits to a medical camp are not included.",
        ),
      },
      {
        what: en("Crisis relief"),
        how: en(
          "We count each family that we gave shelter, food or seed after a flood, a fire or a cold wave.",
        ),
      },
      {
        what: en("Percentages"),
        how: en(
          "We round them to whole numbers. Where this page does not say what a percentage is a share of, please ask us.",
        ),
      },
      {
        what: en("A plus after a figure"),
        how: en(
          "It means at least that many. We stopped counting there, or know that some were not recorded.",
        ),
      },
    ],
    years: en(
      "Each bar is one year, with its number above it. All four charts have the same scale, so that you can compare them.",
    ),
    shares: en("Each square stands for one in a hundred. The filled squares show the share."),
    index: en("These figures appear on the other pages of this site."),
    closing: {
      title: en("Ask us about any figure"),
      text: en(
        "Tell us which figure, and on which page. Our office in Lahore shows you the lists from which we counted it, without the names of the people we helped.",
      ),
    },
  },
});

import { z } from "zod";
import { artPicture } from "./art-alt.ts";
import {
  defineContent,
  link,
  listOrNone,
  localText,
  paragraphs,
  picture,
  pictureAddress,
  slug,
  unique,
} from "./define-content.ts";

/** What became of people, by role and place: no person is named or shown. Sample content until staff replace it. */
export const stories = defineContent({
  title: "Success stories",
  description: "What became of people, on the home page.",
  pages: [{ title: "Home", path: "/" }],
  schema: z.object({
    opening: z.object({
      title: localText(60),
      lead: localText(200).meta({ title: "Introduction" }),
      join: link.meta({ title: "First button" }),
      share: link.meta({ title: "Second button" }),
    }),
    stories: unique(
      listOrNone(
        z
          .object({
            id: slug.meta({ control: "id" }),
            category: localText(40),
            name: localText(80).meta({ description: "Role and place, such as: A student, Kasur." }),
            role: localText(100),
            achievement: localText(120),
            story: localText(400),
            portrait: pictureAddress.meta({ title: "Portrait" }),
            rating: z.number().int().min(1).max(5).meta({ title: "Stars" }),
            told: z
              .object({
                title: localText(80),
                text: localText(1200).meta({ description: paragraphs }),
                picture,
                link,
              })
              .optional()
              .meta({
                title: "Told in full",
                description:
                  "The home page tells the first story that has this from its beginning to its end.",
              }),
          })
          .meta({ title: "Story" }),
        24,
      ),
      "id",
    ),
  }),
  defaults: {
    opening: {
      title: { en: "Success stories" },
      lead: { en: "Eight people tell how they are doing today." },
      join: { text: { en: "Get Involved Today" }, path: "/get-involved" },
      share: { text: { en: "Share Your Story" }, path: "/share-story" },
    },
    stories: [],
  },
  sample: {
    stories: [
      {
        id: "student-kasur",
        category: { en: "Education" },
        name: { en: "A student, Kasur" },
        role: { en: "First in her family at college" },
        achievement: { en: "Passed her matriculation with an A" },
        story: {
          en: "They paid my fees, but above all they came to our house and persuaded my father. They came twice.",
        },
        portrait: "/art/portrait-student.svg",
        rating: 5,
        told: {
          title: { en: "They asked her father twice" },
          text: {
            en: `She was twelve and first in her class when she stopped coming. Two of us went to the house. Her mother was ill, her father said, and somebody had to cook for the four younger ones.

Two weeks later we came back with a doctor. It was anaemia, and the tablets cost less than the bus to the city. Her mother got up again, and she went back to school.

We paid her fees and books until class ten. This spring she passed with an A.`,
          },
          picture: artPicture("/art/second-visit.svg"),
          link: { text: { en: "How a visit works" }, path: "/our-work" },
        },
      },
      {
        id: "tailor-sheikhupura",
        category: { en: "Women Empowerment" },
        name: { en: "A tailor, Sheikhupura" },
        role: { en: "Runs a workshop of four machines" },
        achievement: { en: "Employs three women from her lane" },
        story: {
          en: "They gave me an order instead of a certificate. The first uniforms paid for my second machine.",
        },
        portrait: "/art/portrait-tailor.svg",
        rating: 5,
      },
      {
        id: "farmer-rajanpur",
        category: { en: "Emergency Relief" },
        name: { en: "A farmer, Rajanpur" },
        role: { en: "Lost two acres to the flood" },
        achievement: { en: "Harvested wheat the next spring" },
        story: {
          en: "The tent came on the second day. The seed came in November, when the other helpers had left.",
        },
        portrait: "/art/portrait-farmer.svg",
        rating: 5,
      },
      {
        id: "teacher-lahore",
        category: { en: "Orphan Support" },
        name: { en: "A teacher, Lahore" },
        role: { en: "Lived in the children's home" },
        achievement: { en: "Teaches class four in the same street" },
        story: {
          en: "I lived there for seven years, with my brother. Now I teach children from the same street.",
        },
        portrait: "/art/portrait-teacher.svg",
        rating: 5,
      },
      {
        id: "nurse-bahawalpur",
        category: { en: "Healthcare" },
        name: { en: "A nurse, Bahawalpur" },
        role: { en: "Works on the clinic van" },
        achievement: { en: "Trained at the camp where she was treated" },
        story: {
          en: "I came to the camp with a fever. The doctor let me help with the register, and I stayed.",
        },
        portrait: "/art/portrait-nurse.svg",
        rating: 5,
      },
      {
        id: "electrician-faisalabad",
        category: { en: "Skill Development" },
        name: { en: "An electrician, Faisalabad" },
        role: { en: "Finished the six-month course" },
        achievement: { en: "Has his own business fitting solar panels" },
        story: { en: "They gave me my own tool kit on the first day. I still use it." },
        portrait: "/art/portrait-electrician.svg",
        rating: 5,
      },
      {
        id: "water-keeper-mithi",
        category: { en: "Water Projects" },
        name: { en: "A water keeper, Mithi" },
        role: { en: "Looks after four hand pumps" },
        achievement: { en: "Repairs every pump within a day" },
        story: {
          en: "I have a spanner, washers and a phone. When a pump breaks, I repair it the same day.",
        },
        portrait: "/art/portrait-water-keeper.svg",
        rating: 5,
      },
      {
        id: "learner-multan",
        category: { en: "Adult Education" },
        name: { en: "A grandmother, Multan" },
        role: { en: "Learned to read at sixty-one" },
        achievement: { en: "Signs her own name at the bank" },
        story: { en: "My grandson reads to me, and now I can correct him." },
        portrait: "/art/portrait-learner.svg",
        rating: 5,
      },
    ],
  },
});

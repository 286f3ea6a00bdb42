import { z } from "zod";
import { artImage } from "./art-alt.ts";
import {
  alternativeText,
  defineContent,
  listOf,
  localText,
  paragraphs,
  pictureAddress,
  slug,
  unique,
} from "./define-content.ts";
import { sampleFacts } from "./sample-facts.ts";

/** A programme with its story at /details/<slug> (PROG-01). */
const programme = z
  .object({
    slug,
    title: localText(80),
    tagline: localText(200).meta({ description: "One sentence under the title." }),
    image: pictureAddress,
    alt: alternativeText,
    story: localText(5000).meta({ description: paragraphs }),
    details: listOf(localText(300), 10).meta({ description: "What the programme does, a line each." }),
    impact: z
      .array(localText(200))
      .max(10)
      .meta({ title: "Lives Transformed", description: "Without lines the section is left out." }),
    cost: z
      .object({
        amount: z.number().int().min(1).max(1_000_000_000).meta({ title: "Amount in PKR" }),
        pays: localText(200).meta({ title: "What it pays for" }),
      })
      .optional()
      .meta({ title: "What it costs", description: "Without it the page names no cost." }),
    help: z
      .array(
        z
          .object({
            text: localText(120),
            action: z.enum(["Donate Now", "Volunteer"]).meta({ title: "Button" }),
            amount: z
              .number()
              .int()
              .min(100)
              .max(1_000_000)
              .optional()
              .meta({ title: "Suggested gift in PKR", description: "'Donate Now' fills it in." }),
          })
          .meta({ title: "Way to help" }),
      )
      .max(6)
      .meta({ title: "Be Part of This Miracle", description: "Without entries the section is left out." }),
  })
  .meta({ title: "Programme" });

export const programmes = defineContent({
  title: "Programmes",
  description: "Each programme with its story, picture and ways to help, and the page that lists them.",
  pages: [
    { title: "Programs", path: "/programs" },
    { title: "Home", path: "/" },
  ],
  schema: z.object({
    opening: z.object({
      title: localText(80),
      lead: localText(300).meta({ title: "Introduction" }),
      join: localText(40).meta({ title: "Words of the button" }),
    }),
    programmes: unique(listOf(programme, 24), "slug").meta({ title: "Programmes" }),
  }),
  defaults: {
    opening: {
      title: { en: "Transforming Lives Daily" },
      lead: {
        en: "Our nine programmes, with one result of each. Open a programme to see what it does, what it costs and how you can help.",
      },
      join: { en: "Join Our Mission" },
    },
    programmes: [
      {
        slug: "education-for-every-child",
        title: { en: "Education for Every Child" },
        tagline: {
          en: "{children-at-school} children with a desk of their own, in schools that we built or repaired.",
        },
        ...artImage("/art/education-for-every-child.svg"),
        story: {
          en: "The fee is rarely the only thing that keeps a child at home. The road is too long, the shoes are worn out, a younger brother has to be fed at noon, or an aunt thinks that girls need no more school after ten. So we start at the door. A volunteer from the same lane sits down with the family, asks what is missing and brings it: the fee, the bag, the shoes. Sometimes a second visit is enough.\n\nIf there is no school, we build one. The village gives the land, and the council promises the teachers. If there is a school that parents do not trust, we repair the roof, the wall and the toilets first, because mothers look at those.",
        },
        details: [
          { en: "{schools-built} schools built, each within walking distance of its pupils' homes" },
          {
            en: "Fees, books, a bag, shoes and two uniforms a year for each child; a parent signs for them",
          },
          { en: "One teacher for every thirty children, and a second shift when a class grows larger" },
          { en: "A home visit within three days when a child stops coming" },
        ],
        impact: [
          { en: "{children-at-school} children at school today" },
          { en: "{pupils-who-go-on} of them continue to secondary school" },
          { en: "One member of our staff knows each child by name" },
        ],
        cost: {
          amount: 36_000,
          pays: { en: "One child at school for a year: the fee, books, a bag, shoes and two uniforms" },
        },
        help: [
          { text: { en: "Pay for one child's month at school" }, action: "Donate Now", amount: 3000 },
          { text: { en: "Help a class one afternoon a week" }, action: "Volunteer" },
        ],
      },
      {
        slug: "women-empowerment",
        title: { en: "Women Empowerment" },
        tagline: { en: "A trade, a market stall and a bank account in her own name." },
        ...artImage("/art/women-empowerment.svg"),
        story: {
          en: "A certificate pays no bills, so our workshops begin with an order: forty school uniforms, a hundred cotton bags, the sweets for a wedding. Women learn the trade on work that is already sold, and are paid for it from the first week.\n\nAfter six months each woman takes a sewing machine home or rents a stall in the weekly market. She has her own bank account by then. We go with her to open it; after that she manages it herself.",
        },
        details: [
          {
            en: "Stitching, embroidery, cooking and phone repair, taught by women who earn their living by them",
          },
          { en: "Paid orders from the first week, so that nobody loses a wage by learning" },
          { en: "A bank account of her own, and help with her first savings" },
          { en: "A crèche in the next room" },
        ],
        impact: [
          { en: `${sampleFacts.womenTrained} women trained; most of them now teach somebody else` },
          { en: "Former pupils now work in our workshops" },
        ],
        cost: {
          amount: 95_000,
          pays: {
            en: "One woman's six months in the workshop: her teacher, materials, the crèche and a sewing machine of her own",
          },
        },
        help: [
          { text: { en: "Pay for a sewing machine" }, action: "Donate Now", amount: 38_000 },
          { text: { en: "Teach the trade that you earn your living by" }, action: "Volunteer" },
        ],
      },
      {
        slug: "emergency-relief",
        title: { en: "Emergency Relief" },
        tagline: { en: "Tents, food and medicine leave within 24 hours." },
        ...artImage("/art/emergency-relief.svg"),
        story: {
          en: "In a flood the first day matters most. Our store in Lahore holds tents, flour, lentils, clean water and medicine for waterborne diseases, packed and counted every month, so that we need not buy anything when prices rise.\n\nThe trucks leave within twenty-four hours with what each household needs for ten days. We hand it over at the family's door, not from the back of a truck. Then the slower work begins: seed for the next sowing, houses on higher ground, clean pumps.",
        },
        details: [
          { en: "Supplies for 800 families in store, checked on the first of each month" },
          { en: "Teams that leave within 24 hours, each with a doctor" },
          { en: "Food, shelter and water for ten days, handed over at each family's door" },
          { en: "Seed, tools and rebuilt walls in the next season" },
        ],
        impact: [
          { en: "Families reached by boat when the roads were gone" },
          { en: "Wheat sown again on flooded land in the same year" },
        ],
        cost: {
          amount: 24_000,
          pays: {
            en: "One family's first ten days: a tent, food, clean water and medicine, delivered to the door",
          },
        },
        help: [
          { text: { en: "Supply one family for its first ten days" }, action: "Donate Now", amount: 24_000 },
          { text: { en: "Join our list of night drivers" }, action: "Volunteer" },
        ],
      },
      {
        slug: "orphan-support",
        title: { en: "Orphan Support" },
        tagline: { en: "A house mother, a regular day, and brothers and sisters under one roof." },
        ...artImage("/art/orphan-support.svg"),
        story: {
          en: "A child who has lost both parents has lost enough. In our homes brothers and sisters stay together. Eight children share a house with a house mother who lives there and cooks for them, and everybody has the same bedtime.\n\nIf an aunt or a grandmother can raise the children, we do not take them away. We help her with school fees, a monthly ration and somebody to call when things get hard.",
        },
        details: [
          { en: "Small houses of eight children; we never separate brothers and sisters" },
          { en: "A house mother, and a second carer who gives her time off" },
          { en: "School, a doctor, time to play and a savings book for each child" },
          { en: "Support for grandmothers and aunts who raise the children at home" },
        ],
        impact: [{ en: "Children who grew up here come back as teachers and as guests at our table" }],
        cost: {
          amount: 216_000,
          pays: {
            en: "One child in one of our homes for a year: school, clothes, food, a doctor and a share of the house mother's wage",
          },
        },
        help: [
          {
            text: { en: "Pay for one child's school, clothes and food for a month" },
            action: "Donate Now",
            amount: 18_000,
          },
          { text: { en: "Read aloud on Thursday evenings" }, action: "Volunteer" },
        ],
      },
      {
        slug: "healthcare-access",
        title: { en: "Healthcare Access" },
        tagline: {
          en: "Mobile clinics for villages without a doctor: {patients-treated} patients so far.",
        },
        ...artImage("/art/healthcare-access.svg"),
        story: {
          en: "The van drives to the end of the road, puts up its awning and works as a clinic until dusk. A doctor, a nurse and a dispenser see everybody who comes. Patients get the whole course of their medicine on the spot, because half a course cures nobody.\n\nThe van comes back every second week, on the same day. Mothers of small children and patients with diabetes can rely on it, and we can see whether the treatment has worked.",
        },
        details: [
          { en: `The same village every second ${sampleFacts.clinicDay}` },
          { en: "The whole course of every medicine, free of charge" },
          { en: "Women are examined by a woman doctor" },
          {
            en: "We take patients to hospital when they need it, and settle the bill with the hospital beforehand",
          },
        ],
        impact: [
          { en: "{patients-treated} patients treated" },
          { en: "{medical-camps} medical camps" },
          { en: "100% of prescribed medicine given" },
        ],
        cost: {
          amount: 68_000,
          pays: {
            en: "One day of the van for about ninety patients: a doctor, a nurse, a dispenser, fuel and medicine",
          },
        },
        help: [
          { text: { en: "Fill the van's medicine chest for a day" }, action: "Donate Now", amount: 28_000 },
          { text: { en: "Work a day as a doctor, nurse or driver" }, action: "Volunteer" },
        ],
      },
      {
        slug: "adult-literacy",
        title: { en: "Adult Literacy" },
        tagline: { en: "Evening lessons that begin with your own name." },
        ...artImage("/art/adult-literacy.svg"),
        story: {
          en: "In the first lesson people write their own name. In the second they read the number of a bus, in the third the price on a sack of flour. They have worked all day, and they learn what they can use the next morning.\n\nLessons are in the evening, in a courtyard close to home, in groups of twelve. Grandmothers come with their grandchildren.",
        },
        details: [
          { en: "Six months, three evenings a week, twelve people to a group" },
          { en: "Reading, writing, sums, and how to fill in a form" },
          { en: "Groups for women, taught by women" },
          { en: "Books to borrow" },
        ],
        impact: [
          { en: "People sign at the bank who used to give a thumbprint" },
          { en: "Mothers read the school's letters themselves" },
        ],
        cost: {
          amount: 126_000,
          pays: { en: "One group of twelve people for six months: their teacher, books and a lamp" },
        },
        help: [
          {
            text: { en: "Pay for one group's teacher, books and lamp for a month" },
            action: "Donate Now",
            amount: 21_000,
          },
          { text: { en: "Teach one evening a week" }, action: "Volunteer" },
        ],
      },
      {
        slug: "clean-water-projects",
        title: { en: "Clean Water Projects" },
        tagline: { en: "Wells, pumps and filters that the village keeps working." },
        ...artImage("/art/clean-water-projects.svg"),
        story: {
          en: "A pump that nobody can repair is soon useless. So we train a keeper before we drill: somebody from the village who gets a spanner, a box of washers, a phone, and a small wage from the village.\n\nWe test the water before we drill and every six months after that, and paint the result on the pump for everybody to read.",
        },
        details: [
          { en: "Wells and hand pumps in dry districts, and filters where the water is salty or brown" },
          { en: "A trained keeper for each pump, paid by the village" },
          { en: "Water tested twice a year, with the result painted on the pump" },
          { en: "Repairs within a day" },
        ],
        impact: [
          { en: "15 communities with clean water of their own" },
          { en: "Girls go to school in the hours when they used to fetch water" },
        ],
        cost: {
          amount: 160_000,
          pays: {
            en: `One hand pump for ${sampleFacts.pumpFamilies} families: drilling, the first water test, and training and tools for its keeper`,
          },
        },
        help: [
          { text: { en: "Pay for a share of a hand pump" }, action: "Donate Now", amount: 4000 },
          { text: { en: "Join us as an engineer or a driller" }, action: "Volunteer" },
        ],
      },
      {
        slug: "child-protection",
        title: { en: "Child Protection" },
        tagline: { en: "A door that is open all night, and somebody inside who listens." },
        ...artImage("/art/child-protection.svg"),
        story: {
          en: "A child on the street at night needs light, food and somebody who does not ask questions straight away. Our door is lit all night and there is always something to eat. We ask our questions when the child is ready for them.\n\nThen we look for the family, carefully, because not every family is safe. If it is, we take the child home and keep visiting. If it is not, we go to court with the child and find a safe home.",
        },
        details: [
          { en: "A shelter near the station that is open all night" },
          { en: "Counsellors who are trained to work with children" },
          { en: "A search for the family, and visits after the child is home" },
          { en: "Lawyers who represent children free of charge" },
        ],
        impact: [
          { en: "Children back home, and visited for a year" },
          { en: "Working children in school for half the day" },
        ],
        cost: {
          amount: 435_000,
          pays: {
            en: "The shelter for a month: two counsellors a night, a cook, food, light and legal help",
          },
        },
        help: [
          { text: { en: "Keep the shelter open for a night" }, action: "Donate Now", amount: 14_500 },
          { text: { en: "Train as a counsellor" }, action: "Volunteer" },
        ],
      },
      {
        slug: "skill-development",
        title: { en: "Skill Development" },
        tagline: { en: "Wiring, welding, solar panels: six months to a first wage." },
        ...artImage("/art/skill-development.svg"),
        story: {
          en: "The course takes six months and ends with a first customer. Electricians, welders, plumbers and solar fitters who still work in the trade teach it at the bench. In the last month the pupils work on real roofs and in real houses.\n\nEach pupil owns a tool kit from the first day. We introduce everybody who finishes to three employers or customers, and call a year later to ask how it went.",
        },
        details: [
          { en: "Wiring, welding, plumbing or solar panels: six months, mornings or evenings" },
          { en: "A tool kit of your own from the first day" },
          { en: "A paid last month with a firm" },
          { en: "Introductions to three employers or three customers" },
        ],
        impact: [{ en: "Former pupils who earned nothing before now train apprentices" }],
        cost: {
          amount: 78_000,
          pays: { en: "One pupil's six months: instructors, materials, the bench and a tool kit" },
        },
        help: [
          { text: { en: "Buy one pupil's tool kit" }, action: "Donate Now", amount: 22_000 },
          { text: { en: "Take an apprentice into your firm" }, action: "Volunteer" },
        ],
      },
    ],
  },
});

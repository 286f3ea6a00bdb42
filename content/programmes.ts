import { z } from "zod";
import { artAlt } from "./art-alt.ts";
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
    help: z
      .array(
        z
          .object({
            text: localText(120),
            action: z.enum(["Donate Now", "Volunteer"]).meta({ title: "Button" }),
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
        en: "Nine programmes, each with one thing that has come of it. Open any of them to read what it does, what it costs and how you can help.",
      },
      join: { en: "Join Our Mission" },
    },
    programmes: [
      {
        slug: "education-for-every-child",
        title: { en: "Education for Every Child" },
        tagline: {
          en: "{children-at-school} children at a desk of their own, in schools that we built and schools that we mended.",
        },
        image: "/art/education-for-every-child.svg",
        alt: { en: artAlt["/art/education-for-every-child.svg"] },
        story: {
          en: "A school fee is rarely what keeps a child at home. It is the road, the shoes, the brother who must be fed at noon, the aunt who says that girls have learned enough by ten. So we begin at the door. Somebody from the same lane sits down with the family, asks what is missing, and comes back with it: the fee, the bag, the shoes, or only a second visit.\n\nWhere there is no school we build one, with the village giving the land and the council giving its word about the teachers. Where there is one that nobody trusts, we mend the roof, the wall and the toilet first, because those are what mothers look at.",
        },
        details: [
          { en: "{schools-built} schools built, each within walking distance of the homes that it serves" },
          {
            en: "Fees, books, bag, shoes and two uniforms a year, given to the child and signed for by a parent",
          },
          { en: "A teacher for every thirty children, and a second shift where a class grows larger" },
          { en: "A home visit within three days when a child has stopped coming" },
        ],
        impact: [
          { en: "{children-at-school} children at school today" },
          { en: "{pupils-who-go-on} of them go on to secondary school" },
          { en: "Every child is known by name to one person of ours" },
        ],
        help: [
          { text: { en: "Send one child to school for a month" }, action: "Donate Now" },
          { text: { en: "Sit with a class for an afternoon a week" }, action: "Volunteer" },
        ],
      },
      {
        slug: "women-empowerment",
        title: { en: "Women Empowerment" },
        tagline: { en: "A trade, a stall and an account in her own name." },
        image: "/art/women-empowerment.svg",
        alt: { en: artAlt["/art/women-empowerment.svg"] },
        story: {
          en: "A certificate on the wall pays nobody. Our workshops begin with an order: forty school uniforms, a hundred cotton bags, a wedding's worth of sweets. A woman learns the trade on work that is already sold, and is paid for it from the first week.\n\nAfter six months she takes her machine home, or a stall in the weekly market, and an account at the bank that opens with her own thumb or her own signature. We go with her the first time, and only the first time.",
        },
        details: [
          { en: "Stitching, embroidery, food and phone repair, taught by women who live from it" },
          { en: "Paid orders from the first week, so that learning does not cost a wage" },
          { en: "Her own account, opened together, and the savings that begin in it" },
          { en: "Children are looked after in the next room" },
        ],
        impact: [
          { en: `${sampleFacts.womenTrained} women trained, and most of them teach another` },
          { en: "Workshops that employ their former pupils" },
        ],
        help: [
          { text: { en: "Pay for a sewing machine" }, action: "Donate Now" },
          { text: { en: "Teach what you earn your living with" }, action: "Volunteer" },
        ],
      },
      {
        slug: "emergency-relief",
        title: { en: "Emergency Relief" },
        tagline: { en: "Tents, food and medicine on the road within 24 hours." },
        image: "/art/emergency-relief.svg",
        alt: { en: artAlt["/art/emergency-relief.svg"] },
        story: {
          en: "When a river comes, the first day decides. Tents, flour, lentils, clean water and the medicines for what follows dirty water stand packed in our store in Lahore, counted every month, so that nothing has to be bought on the day when everybody buys.\n\nThe trucks leave within twenty-four hours. They carry a list of what a household needs for ten days, and they hand it over at a door, not from a tailgate. The slower work comes after: seed before the sowing, a wall that stands higher, a pump that is clean again.",
        },
        details: [
          { en: "A packed store for 800 families, checked on the first of each month" },
          { en: "Teams on the road within 24 hours, with a doctor among them" },
          { en: "Ten days of food, shelter and water for a household, handed over at its door" },
          { en: "Seed, tools and walls in the season after" },
        ],
        impact: [
          { en: "Families reached by boat where no road was left" },
          { en: "The next harvest sown on land that the water had taken" },
        ],
        help: [
          { text: { en: "Pack one family's first ten days" }, action: "Donate Now" },
          { text: { en: "Join the list of those who drive at night" }, action: "Volunteer" },
        ],
      },
      {
        slug: "orphan-support",
        title: { en: "Orphan Support" },
        tagline: { en: "A house mother, brothers and sisters together, the same bedtime every night." },
        image: "/art/orphan-support.svg",
        alt: { en: artAlt["/art/orphan-support.svg"] },
        story: {
          en: "A child who has lost both parents has lost enough. In our homes brothers and sisters stay together, eight children to a house with a mother who lives there, a kitchen that smells of supper, and one bedtime for everybody.\n\nWhere an aunt or a grandmother can keep the children, we do not take them away: we help her keep them, with the school fees, a monthly ration and somebody to ask when it becomes hard.",
        },
        details: [
          { en: "Small houses, eight children each, brothers and sisters never parted" },
          { en: "A mother of the house, and an aunt who relieves her" },
          { en: "School, doctor, play and a savings book for each child" },
          { en: "Support for grandmothers and aunts who keep the children at home" },
        ],
        impact: [{ en: "Those who grew up here come back: as teachers, as cousins, as guests at the table" }],
        help: [
          { text: { en: "Keep one child in school, clothes and food for a month" }, action: "Donate Now" },
          { text: { en: "Read aloud on Thursday evenings" }, action: "Volunteer" },
        ],
      },
      {
        slug: "healthcare-access",
        title: { en: "Healthcare Access" },
        tagline: {
          en: "Clinics on wheels for villages without a doctor: {patients-treated} patients so far.",
        },
        image: "/art/healthcare-access.svg",
        alt: { en: artAlt["/art/healthcare-access.svg"] },
        story: {
          en: "Where the road ends the van stops, puts up its awning, and is a clinic until dusk. A doctor, a nurse and a dispenser see everybody who comes, and whoever is given a prescription is given the medicine too, the whole course of it, because half a course cures nobody.\n\nThe van comes back every second week, on the same day. A woman with sugar or with a child under two can count on it, and we can see whether what we gave has helped.",
        },
        details: [
          { en: `The same village every second ${sampleFacts.clinicDay}` },
          { en: "The whole course of each medicine, at no cost" },
          { en: "Women see a woman doctor" },
          {
            en: "Whoever needs a hospital is brought to one, and its bill is spoken about before, not after",
          },
        ],
        impact: [
          { en: "{patients-treated} patients treated" },
          { en: "{medical-camps} medical camps" },
          { en: "Every medicine that was prescribed was given" },
        ],
        help: [
          { text: { en: "Fill the van's medicine chest for a day" }, action: "Donate Now" },
          { text: { en: "Give a day as a doctor, nurse or driver" }, action: "Volunteer" },
        ],
      },
      {
        slug: "adult-literacy",
        title: { en: "Adult Literacy" },
        tagline: { en: "Evening lessons that begin with one's own name." },
        image: "/art/adult-literacy.svg",
        alt: { en: artAlt["/art/adult-literacy.svg"] },
        story: {
          en: "The first lesson is one's own name. The second is the number of the bus, the third the price on a sack and what it should have been. People who have worked all day learn what they can use tomorrow morning.\n\nLessons are in the evening, in a courtyard close to home, in groups of twelve. Grandmothers come with their grandchildren and are asked to bring whoever said that they are too old.",
        },
        details: [
          { en: "Six months, three evenings a week, twelve people to a group" },
          { en: "Reading, writing, sums, and the forms that an office asks for" },
          { en: "A group for women with a woman who teaches" },
          { en: "A shelf of books that may be taken home" },
        ],
        impact: [
          { en: "People who sign at the bank where they used to give a thumb" },
          { en: "Mothers who read the school's letter themselves" },
        ],
        help: [
          { text: { en: "Pay for the lamp, the books and the teacher of one group" }, action: "Donate Now" },
          { text: { en: "Teach one evening a week" }, action: "Volunteer" },
        ],
      },
      {
        slug: "clean-water-projects",
        title: { en: "Clean Water Projects" },
        tagline: { en: "Wells, pumps and filters, kept working by the village." },
        image: "/art/clean-water-projects.svg",
        alt: { en: artAlt["/art/clean-water-projects.svg"] },
        story: {
          en: "A pump that nobody can mend is a monument. So we train its keeper before we drill: somebody of the village with a spanner, a box of washers, a telephone, and a small wage that the village pays.\n\nWe test the water before we drill and again every half year, and we write what we found on the pump itself, where everybody can read it.",
        },
        details: [
          { en: "Wells and hand pumps in dry districts, filters where the water is salty or brown" },
          { en: "A keeper for each, trained, equipped and paid by the village" },
          { en: "Water tested twice a year, the result painted on the pump" },
          { en: "No pump dry for more than a day" },
        ],
        impact: [
          { en: "15 communities with water that is theirs to look after" },
          { en: "Hours of walking that became hours of school" },
        ],
        help: [
          { text: { en: "Give a share of one hand pump" }, action: "Donate Now" },
          { text: { en: "Come along as an engineer or a driller" }, action: "Volunteer" },
        ],
      },
      {
        slug: "child-protection",
        title: { en: "Child Protection" },
        tagline: { en: "A lit doorway, and someone behind it who listens." },
        image: "/art/child-protection.svg",
        alt: { en: artAlt["/art/child-protection.svg"] },
        story: {
          en: "A child on the street at night needs three things in this order: light, food and somebody who does not ask questions yet. Our doorway is lit all night, there is always something on the stove, and the questions come when the child is ready for them.\n\nThen we look for the family, with care, because not every family is a safe place. Where it is, we go along and come again. Where it is not, we stand beside the child before the court, and find a house that is.",
        },
        details: [
          { en: "A door that is open all night, close to the station" },
          { en: "Counsellors who are trained to listen to children" },
          { en: "A search for the family, and visits after the return" },
          { en: "Lawyers who stand beside a child without a bill" },
        ],
        impact: [
          { en: "Children home again, and visited for a year" },
          { en: "Working children in school for half of each day" },
        ],
        help: [
          { text: { en: "Keep the doorway lit for a night" }, action: "Donate Now" },
          { text: { en: "Train as a listener" }, action: "Volunteer" },
        ],
      },
      {
        slug: "skill-development",
        title: { en: "Skill Development" },
        tagline: { en: "Wiring, welding, solar panels: six months to a first wage." },
        image: "/art/skill-development.svg",
        alt: { en: artAlt["/art/skill-development.svg"] },
        story: {
          en: "Six months, a tool kit and a first customer: that is the course. Wiring, welding, plumbing and solar panels are taught at a bench by people who still work in the trade, and the last month is spent on real roofs and in real houses.\n\nThe tool kit belongs to the pupil from the first day. Whoever finishes is introduced to three employers or three customers, and a year later we ask what became of it.",
        },
        details: [
          { en: "Four trades, six months each, morning or evening" },
          { en: "A tool kit of one's own from the first day" },
          { en: "The last month with a firm, paid" },
          { en: "Introductions to three employers or three customers" },
        ],
        impact: [{ en: "People who earned nothing, and now teach an apprentice" }],
        help: [
          { text: { en: "Buy one pupil's tool kit" }, action: "Donate Now" },
          { text: { en: "Take an apprentice into your firm" }, action: "Volunteer" },
        ],
      },
    ],
  },
});

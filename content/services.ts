import { z } from "zod";
import { artAlt } from "./art-alt.ts";
import {
  address,
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

/** A service with its page at /services/<slug> (SERV-01). */
const service = z
  .object({
    slug,
    title: localText(80),
    tagline: localText(200).meta({ description: "One sentence under the title." }),
    image: pictureAddress,
    alt: alternativeText,
    lead: localText(2000).meta({ title: "Introduction", description: paragraphs }),
    figures: z
      .array(z.object({ value: localText(20), name: localText(80) }).meta({ title: "Figure" }))
      .max(6),
    steps: listOf(z.object({ title: localText(80), text: localText(400) }).meta({ title: "Step" }), 8).meta({
      description: "What happens, from the first call to the end.",
    }),
    asking: listOf(localText(300), 8).meta({ title: "Who may ask, and with what" }),
    remark: localText(300).meta({
      description: "A sentence that stands alone, with what most people do not know.",
    }),
    call: z
      .object({
        text: localText(60).meta({ title: "Words" }),
        path: address.meta({ title: "Leads to" }),
        kind: z
          .enum(["donate", "blood", "join"])
          .meta({ title: "Colour", description: "Marigold to donate, red for blood, green to join." }),
      })
      .meta({ title: "Button" }),
  })
  .meta({ title: "Service" });

const en = (text: string) => ({ en: text });

export const services = defineContent({
  title: "Services",
  description: "Each service with its page: what it is, the steps, who may ask, the button.",
  pages: [],
  schema: z.object({ services: unique(listOf(service, 24), "slug").meta({ title: "Services" }) }),
  defaults: {
    services: [
      {
        slug: "health",
        title: en("Health"),
        tagline: en("Clinics, medicine and hospital fees, for people who would otherwise wait."),
        image: "/art/service-health.svg",
        alt: en(artAlt["/art/service-health.svg"]),
        lead: en(
          "Most people who come to us are not very ill yet. They have waited, because a visit costs a day's wage and the medicine a week's. So we take the two costs away: the doctor comes to the street, and the medicine is in the doctor's bag.\n\nFor those who need a hospital we go along, sign for the bill, and stay until somebody of the family is there.",
        ),
        figures: [
          { value: en("{medical-camps}"), name: en("medical camps") },
          { value: en("{lives-treated}"), name: en("lives treated") },
          { value: en("100%"), name: en("of prescribed medicine given") },
          { value: en("7+"), name: en("initiatives for health") },
        ],
        steps: [
          {
            title: en("A camp near you"),
            text: en(
              "Camps are announced a week before, in the mosque, at the school and on our events page.",
            ),
          },
          {
            title: en("A doctor, without a card"),
            text: en("Nobody is asked what they earn. Women see a woman doctor; children are seen first."),
          },
          {
            title: en("The whole course of medicine"),
            text: en("What is prescribed is handed over there and then, until the last tablet."),
          },
          {
            title: en("A second look"),
            text: en("We come back on the same day of the next month, to the same place."),
          },
        ],
        asking: [
          en("Anybody may come to a camp, without papers and without an appointment."),
          en("For a hospital's bill, bring the doctor's note; we speak to the hospital ourselves."),
          en("For medicine that has to be taken for years, we keep a card and deliver it monthly."),
        ],
        remark: en("The helpline is answered 24/7 by somebody who can send a van."),
        call: { text: en("Give to a clinic"), path: "/donate", kind: "donate" },
      },
      {
        slug: "education",
        title: en("Education"),
        tagline: en("Fees, books and a desk, and somebody who notices an empty one."),
        image: "/art/service-education.svg",
        alt: en(artAlt["/art/service-education.svg"]),
        lead: en(
          "A school that costs nothing still costs a bag, shoes, a uniform and the hours in which a child could have worked. We pay the first three, and talk with the family about the fourth.\n\nOur schools run in two shifts, so that those who help at home in the morning can learn in the afternoon.",
        ),
        figures: [
          { value: en("18"), name: en("schools") },
          { value: en("{students}"), name: en("students") },
        ],
        steps: [
          {
            title: en("A visit at home"),
            text: en("A teacher of the same area comes and asks what keeps the child from school."),
          },
          {
            title: en("A place, and what belongs to it"),
            text: en("Fee, books, bag, shoes, two uniforms. A parent signs for them, nobody else."),
          },
          {
            title: en("Every day is written down"),
            text: en("After three days without a child at the desk, somebody knocks at the door."),
          },
          {
            title: en("Further than school"),
            text: en("For the best results there are fees for college, with a mentor who has been there."),
          },
        ],
        asking: [
          en("A parent, a grandparent or a teacher may ask for a child; so may the child."),
          en("Bring the last report if there is one, and the name of the nearest school."),
          en("Places begin in April and September. Urgent cases begin at once."),
        ],
        remark: en("What a family fears most is not the fee. It is being the only one whose daughter goes."),
        call: { text: en("Send a child to school"), path: "/donate", kind: "donate" },
      },
      {
        slug: "blood-donation",
        title: en("Blood Donation"),
        tagline: en("A donor found while a family waits."),
        image: "/art/service-blood-donation.svg",
        alt: en(artAlt["/art/service-blood-donation.svg"]),
        lead: en(
          "When a hospital asks a family for blood, it asks at the worst hour. We keep a list of people who have said that they may be called at that hour, sorted by group and by city, and we call until somebody says yes.\n\nDonors' names are never published and never handed to anybody: we call them, not the family.",
        ),
        figures: [
          { value: en("Up to 3"), name: en("lives that one pint can save") },
          { value: en("15 min"), name: en("is all that giving takes") },
          { value: en("2 s"), name: en("until the next patient needs blood") },
        ],
        steps: [
          {
            title: en("Say that you may be called"),
            text: en("Your group, your city, a phone number. It takes two minutes and can be taken back."),
          },
          {
            title: en("We call when your group is needed"),
            text: en("You may always say no. We then call the next one, and you stay on the list."),
          },
          {
            title: en("Fifteen minutes in a chair"),
            text: en(
              "At a hospital or at one of our camps, with a doctor, a sweet drink and a place to rest.",
            ),
          },
          {
            title: en("Three months of rest"),
            text: en("Men may give again after 90 days, women after 120. We do not call you before."),
          },
        ],
        asking: [
          en("You may give between 18 and 60 years of age, when you feel well and weigh 50 kg or more."),
          en("Wait after a tattoo, an operation or a fever; the doctor at the camp will ask."),
          en("If somebody needs blood now, tell us the group, the hospital and until when."),
        ],
        remark: en("Every two seconds somebody needs blood, and nobody can manufacture it."),
        call: { text: en("Find a Blood Drive"), path: "/donation-camps", kind: "blood" },
      },
      {
        slug: "food-program",
        title: en("Food Program"),
        tagline: en("Cooked meals and monthly rations, carried to the door."),
        image: "/art/service-food-program.svg",
        alt: en(artAlt["/art/service-food-program.svg"]),
        lead: en(
          "There are two kinds of hunger. One lasts a day, and a hot meal at noon answers it. The other lasts until the end of the month, and only a full sack answers that: flour, lentils, rice, oil, sugar, tea.\n\nWe cook for the first and carry the second home, to the same doors each month, so that nobody has to stand in a line and be looked at.",
        ),
        figures: [
          { value: en("{meals}"), name: en("meals a year") },
          { value: en("50+"), name: en("communities") },
          { value: en("90%"), name: en("of funding goes to food distribution") },
        ],
        steps: [
          {
            title: en("A list that is walked, not written"),
            text: en("A volunteer visits each home before its name goes on, and again each half year."),
          },
          {
            title: en("Bought by the truck"),
            text: en("We buy at the mill and at the market in season. The receipts hang in the store."),
          },
          {
            title: en("Cooked before noon"),
            text: en("Three kitchens cook for schools, hospitals and whoever comes. Nobody is asked why."),
          },
          {
            title: en("Carried in the evening"),
            text: en("Sacks are brought after dark, when the lane is empty."),
          },
        ],
        asking: [
          en("For a meal: come at noon to any of the kitchens. No name, no card."),
          en("For monthly rations: call us, or send somebody who knows you. We visit within a week."),
          en("In Ramazan: iftar at the kitchens, and a sack in the last ten days."),
        ],
        remark: en(
          "A full plate at noon is the reason why some of our pupils come to school. It is a good reason.",
        ),
        call: { text: en("Fill a sack"), path: "/donate", kind: "donate" },
      },
      {
        slug: "sadaqa-jaria",
        title: en("Sadaqa Jaria"),
        tagline: en("A gift that goes on giving: a well, a shelf of books, a tree that bears."),
        image: "/art/service-sadaqa-jaria.svg",
        alt: en(artAlt["/art/service-sadaqa-jaria.svg"]),
        lead: en(
          `Some gifts are used up, and that is what they are for. Others last ${sampleFacts.pumpYears} years and longer: a pump in a dry village, a classroom, a ward's bed, an orchard whose fruit pays for a school.\n\nPeople give them in the name of a mother or a father. We build them, look after them, and write once a year how they are.`,
        ),
        figures: [
          { value: en(`${sampleFacts.pumpYears} years`), name: en("is what we build a pump for") },
          { value: en("1 letter"), name: en("a year on how your gift stands") },
        ],
        steps: [
          {
            title: en("Choose what is to last"),
            text: en("A share of a pump, a whole one, a shelf of books, ten fruit trees, a bed in a ward."),
          },
          {
            title: en("Say in whose name"),
            text: en("A name may stand on it, or none. Many of the best stand without one."),
          },
          {
            title: en("We build it where it is missing"),
            text: en("Not where it would be seen. You get the place on a map, and a picture without faces."),
          },
          {
            title: en("It is looked after"),
            text: en("A keeper of the village is paid for it from the first day."),
          },
        ],
        asking: [
          en("Villages write to us through their teacher, imam or council; a letter or a call is enough."),
          en("We test the soil and the water before we promise anything."),
          en("The land must belong to everybody, and stay so."),
        ],
        remark: en(
          "When a person dies, three things go on: a lasting gift, knowledge that is of use, and a child who prays.",
        ),
        call: { text: en("Give what lasts"), path: "/donate", kind: "donate" },
      },
      {
        slug: "cloth-distribution",
        title: en("Cloth Distribution"),
        tagline: en("Quilts, uniforms and Eid clothes, chosen by those who wear them."),
        image: "/art/service-cloth-distribution.svg",
        alt: en(artAlt["/art/service-cloth-distribution.svg"]),
        lead: en(
          "Nobody should have to wear what a stranger happened to throw away. Clothes that come to us are sorted, washed, mended and hung on rails by size, and people choose, as in a shop that has no till.\n\nQuilts are new, stitched in our own workshops, and go out before the fog of December.",
        ),
        figures: [
          { value: en("2,000"), name: en("quilts each winter") },
          { value: en("2"), name: en("uniforms a year for each pupil") },
        ],
        steps: [
          {
            title: en("Bring it, or let us fetch it"),
            text: en("Clean and whole, please. What you would not give to a cousin, do not give."),
          },
          {
            title: en("Sorted and mended"),
            text: en("Women of our workshops are paid to mend, press and sort."),
          },
          {
            title: en("A shop without a till"),
            text: en("Families come by the hour, so that nobody is hurried, and choose for themselves."),
          },
          { title: en("New for Eid"), text: en("For each child one set that nobody wore before.") },
        ],
        asking: [
          en("Ask for an hour by phone, or through a school. Bring the children, for the sizes."),
          en("For quilts: call before the first of December. In a cold wave we come by ourselves."),
          en("Shoes are measured, not guessed: we deliver them within a week."),
        ],
        remark: en("The first thing people ask is whether they may try it on. They may."),
        call: { text: en("Give a quilt"), path: "/donate", kind: "donate" },
      },
      {
        slug: "employment",
        title: en("Employment"),
        tagline: en("A trade, tools and a first customer."),
        image: "/art/service-employment.svg",
        alt: en(artAlt["/art/service-employment.svg"]),
        lead: en(
          "The shortest way out of need is a wage. We look for the work first: firms that cannot find a welder, streets that have no electrician, offices that need somebody who can be trusted with the keys.\n\nThen we look for the person, and pay for what stands between the two: a course, a tool kit, a bus pass, a shirt for the interview.",
        ),
        figures: [
          { value: en("6 months"), name: en("from the first lesson to a wage") },
          { value: en("3"), name: en("introductions to employers or customers") },
        ],
        steps: [
          {
            title: en("An hour of talk"),
            text: en("What you can do, what you like, what time you have. No form until the end."),
          },
          {
            title: en("What is missing"),
            text: en("A course, a licence, tools, a loan without interest for a cart or a machine."),
          },
          {
            title: en("An introduction"),
            text: en("To three people who hire, or three who need the work done."),
          },
          { title: en("A call after a year"), text: en("We ask what became of it. Many call us first.") },
        ],
        asking: [
          en("Anybody over 16 may come; those under 18 bring a parent."),
          en("A firm that has work to give: call us. We answer within two days."),
          en("Loans are without interest and are paid back as the work pays."),
        ],
        remark: en("Half of our instructors were pupils. The other half were their first employers."),
        call: { text: en("Ask for work or training"), path: "/contact?subject=Work%20or%20training", kind: "join" },
      },
      {
        slug: "marriage",
        title: en("Marriage"),
        tagline: en("A modest wedding, helped quietly."),
        image: "/art/service-marriage.svg",
        alt: en(artAlt["/art/service-marriage.svg"]),
        lead: en(
          "A wedding should not cost a family its next ten years. We help with what a household needs to begin: bedding, dishes, a stove, a sewing machine; a simple meal for the guests; the fee of the registrar.\n\nWe give it before the day and in private. Nobody at the wedding needs to know, and nobody will hear it from us.",
        ),
        figures: [
          { value: en("0"), name: en("names that we publish") },
          { value: en("10 days"), name: en("from the visit to the help") },
        ],
        steps: [
          {
            title: en("A word in confidence"),
            text: en("A mother calls, or an aunt. One person of ours knows the name."),
          },
          { title: en("A visit"), text: en("We look at what is there, and at what both families agree on.") },
          {
            title: en("Things, not money"),
            text: en("The list is bought together, at a shop of the family's choice."),
          },
          {
            title: en("A registered marriage"),
            text: en("The nikah is registered, both are of age, and both have said yes to us as well."),
          },
        ],
        asking: [
          en("The bride's or the groom's family may ask; so may the two themselves."),
          en("Both must be 18 or older, and must want it. We ask each of them alone."),
          en("We do not pay for dowries, and not for halls."),
        ],
        remark: en("What is given in secret is given twice."),
        call: { text: en("Help a household begin"), path: "/donate", kind: "donate" },
      },
    ],
  },
});

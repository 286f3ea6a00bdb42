import { z } from "zod";
import { artImage } from "./art-alt.ts";
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
      description: "A sentence of its own, with something that most people do not know.",
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
        tagline: en("Clinics, medicine and hospital fees for people who cannot afford to see a doctor."),
        ...artImage("/art/service-health.svg"),
        lead: en(
          "Many people wait too long to see a doctor, because a visit costs a day's wage and the medicine a week's. We take away both costs: the doctor comes to the neighbourhood and brings the medicine.\n\nIf a patient needs a hospital, we go along, vouch for the bill and stay until a relative arrives.",
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
              "We announce each camp a week ahead: in the mosque, at the school and on our events page.",
            ),
          },
          {
            title: en("See a doctor without a card"),
            text: en("We do not ask what you earn. Women can see a woman doctor. Children go first."),
          },
          {
            title: en("The whole course of medicine"),
            text: en("You get all the medicine that the doctor prescribes, on the spot and free of charge."),
          },
          {
            title: en("A follow-up visit"),
            text: en(`The clinic van comes back to the same place every second ${sampleFacts.clinicDay}.`),
          },
        ],
        asking: [
          en("Anybody can come to a camp, without papers and without an appointment."),
          en("For help with a hospital bill, bring the doctor's note. We speak to the hospital ourselves."),
          en("If you need medicine for years, we keep a card for you and deliver it every month."),
        ],
        remark: en("Our helpline is open 24/7. The person who answers can send a van."),
        call: { text: en("Give to a clinic"), path: "/donate?fund=healthcare-access", kind: "donate" },
      },
      {
        slug: "education",
        title: en("Education"),
        tagline: en("Fees, books and a desk, and a visit when the desk stays empty."),
        ...artImage("/art/service-education.svg"),
        lead: en(
          "Even a free school costs a bag, shoes and a uniform, and the wage that a child could have earned. We pay for the first three and talk with the family about the fourth.\n\nOur schools run in two shifts, so that children who help at home in the morning can come in the afternoon.",
        ),
        figures: [
          { value: en("18"), name: en("schools") },
          { value: en("{students}"), name: en("students") },
        ],
        steps: [
          {
            title: en("A visit at home"),
            text: en("A teacher from the area visits and asks what keeps the child from school."),
          },
          {
            title: en("A place at school"),
            text: en(
              "We pay the fee and give the child books, a bag, shoes and two uniforms. A parent signs for them.",
            ),
          },
          {
            title: en("Attendance every day"),
            text: en("If a child is absent for three days, we visit the family."),
          },
          {
            title: en("After school"),
            text: en(
              "We pay college fees for the pupils with the best results. A mentor who has been to college helps them.",
            ),
          },
        ],
        asking: [
          en("A parent, a grandparent, a teacher or the child can ask."),
          en("Bring the last school report if you have one, and the name of the nearest school."),
          en("Terms begin in April and September. Urgent cases can start at once."),
        ],
        remark: en(
          "Many families are less afraid of the fee than of being the only ones whose daughter goes to school.",
        ),
        call: {
          text: en("Send a child to school"),
          path: "/donate?fund=education-for-every-child",
          kind: "donate",
        },
      },
      {
        slug: "blood-donation",
        title: en("Blood Donation"),
        tagline: en("We find a donor while the family waits."),
        ...artImage("/art/service-blood-donation.svg"),
        lead: en(
          "Hospitals often ask families to find blood within hours. We keep a list of donors by blood group and city, and call one after the other until somebody says yes.\n\nWe never publish donors' names or give them to anybody. We call the donor; the family does not.",
        ),
        figures: [
          { value: en("Up to 3"), name: en("lives that one pint of blood can save") },
          { value: en("15 min"), name: en("is all it takes to give blood") },
          { value: en("2 s"), name: en("pass before the next patient needs blood") },
        ],
        steps: [
          {
            title: en("Join the list"),
            text: en(
              "Tell us your blood group, your city and your phone number. It takes two minutes, and you can leave the list at any time.",
            ),
          },
          {
            title: en("We call when your group is needed"),
            text: en("You can always say no. Then we call the next donor, and you stay on the list."),
          },
          {
            title: en("Give blood in fifteen minutes"),
            text: en(
              "At a hospital or at one of our camps. A doctor is there, and you get a sweet drink and a place to rest.",
            ),
          },
          {
            title: en("Rest three or four months"),
            text: en("Men can give again after 90 days, women after 120. We will not call you before then."),
          },
        ],
        asking: [
          en("You can give blood if you are 18 to 60 years old, feel well and weigh 50 kg or more."),
          en("Wait after a tattoo, an operation or a fever. The doctor at the camp will ask about them."),
          en(
            "If somebody needs blood now, tell us the blood group, the hospital and the time by which it is needed.",
          ),
        ],
        remark: en("A patient needs blood every two seconds, and only people can give it."),
        call: { text: en("Find a Blood Drive"), path: "/donation-camps", kind: "blood" },
      },
      {
        slug: "food-program",
        title: en("Food Program"),
        tagline: en("Cooked meals, and monthly rations delivered to the door."),
        ...artImage("/art/service-food-program.svg"),
        lead: en(
          "Some families need a meal today. Others run out of food before the end of every month. So we do two things: we cook hot meals every noon, and we deliver a monthly sack of flour, lentils, rice, oil, sugar and tea.\n\nThe sacks go to the same homes each month, so that nobody has to stand in line.",
        ),
        figures: [
          { value: en("{meals}"), name: en("meals a year") },
          { value: en("50+"), name: en("communities") },
          { value: en("90%"), name: en("of funding goes to food distribution") },
        ],
        steps: [
          {
            title: en("A visit to each home"),
            text: en(
              "A volunteer visits each family before we add it to the list, and again every six months.",
            ),
          },
          {
            title: en("Bought by the truck"),
            text: en("We buy from the mill, and at the market in season. The receipts hang in the store."),
          },
          {
            title: en("Cooked before noon"),
            text: en(
              "Three kitchens cook for schools, hospitals and everybody who comes. We do not ask why.",
            ),
          },
          {
            title: en("Delivered after dark"),
            text: en("We bring the sacks in the evening, when the lane is empty."),
          },
        ],
        asking: [
          en("For a meal, come to any of our kitchens at noon. You need no card and give no name."),
          en("For monthly rations, call us or ask somebody to call for you. We visit within a week."),
          en("In Ramzan we serve iftar at the kitchens and deliver a sack in the last ten days."),
        ],
        remark: en("Some of our pupils come to school because there is a meal at noon."),
        call: { text: en("Fill a sack"), path: "/donate?fund=sadqah", kind: "donate" },
      },
      {
        slug: "sadaqa-jaria",
        title: en("Sadaqa Jaria"),
        tagline: en("A gift that lasts: a well, a shelf of books, a fruit tree."),
        ...artImage("/art/service-sadaqa-jaria.svg"),
        lead: en(
          `Food is eaten and medicine is used up. Other gifts last ${sampleFacts.pumpYears} years and longer: a pump in a dry village, a classroom, a hospital bed, an orchard whose fruit pays for a school.\n\nMany people give them in the name of their mother or father. We build them, look after them, and write to the donor once a year.`,
        ),
        figures: [
          { value: en(`${sampleFacts.pumpYears} years`), name: en("is how long a pump should last") },
          { value: en("1 letter"), name: en("a year about your gift") },
        ],
        steps: [
          {
            title: en("Choose a gift"),
            text: en("A hand pump or a share of one, a shelf of books, ten fruit trees, a hospital bed."),
          },
          {
            title: en("Give it in somebody's name"),
            text: en("We can put a name on it. Many donors prefer none."),
          },
          {
            title: en("We build it where it is needed"),
            text: en("We send you its place on a map and a picture that shows no faces."),
          },
          {
            title: en("Somebody looks after it"),
            text: en("The village pays a keeper from the first day."),
          },
        ],
        asking: [
          en("A village can ask through its teacher, imam or council. A letter or a call is enough."),
          en("We test the soil and the water before we promise anything."),
          en("The land must be open to everybody, for good."),
        ],
        remark: en(
          "According to a hadith, three deeds continue after death: a lasting charity, useful knowledge, and a child who prays.",
        ),
        call: { text: en("Give what lasts"), path: "/donate?fund=sadqah", kind: "donate" },
      },
      {
        slug: "cloth-distribution",
        title: en("Cloth Distribution"),
        tagline: en("Quilts, uniforms and Eid clothes. Families choose for themselves."),
        ...artImage("/art/service-cloth-distribution.svg"),
        lead: en(
          "We sort, wash and mend the clothes that people give us, and hang them up by size. Families then choose what they like, as in a shop, and pay nothing.\n\nOur quilts are new. The women's workshop sews them, and we hand them out before the December fog.",
        ),
        figures: [
          { value: en("2,000"), name: en("quilts each winter") },
          { value: en("2"), name: en("uniforms a year for each pupil") },
        ],
        steps: [
          {
            title: en("Bring clothes, or let us collect them"),
            text: en("Please give clothes that are clean and whole: what you would give to a cousin."),
          },
          {
            title: en("Sorted and mended"),
            text: en("The women of our workshop are paid to sort, mend and press them."),
          },
          {
            title: en("A shop where nobody pays"),
            text: en("Each family gets an hour of its own, so that nobody has to hurry."),
          },
          { title: en("New for Eid"), text: en("Each child gets one new set of clothes.") },
        ],
        asking: [
          en("Call us, or ask through a school, for an hour. Bring the children, so that the sizes fit."),
          en("For quilts, call before the first of December. In a cold wave we come without a call."),
          en("We measure the children's feet and deliver shoes within a week."),
        ],
        remark: en("You can try everything on."),
        call: { text: en("Give a quilt"), path: "/donate?fund=emergency-relief", kind: "donate" },
      },
      {
        slug: "employment",
        title: en("Employment"),
        tagline: en("A trade, tools and a first customer."),
        ...artImage("/art/service-employment.svg"),
        lead: en(
          "A steady wage is the surest way out of poverty. We first look for the work: firms that need a welder, streets that have no electrician, offices that need somebody they can trust.\n\nThen we look for the right person and pay for what is missing: a course, a tool kit, a bus pass, a shirt for the interview.",
        ),
        figures: [
          { value: en("6 months"), name: en("from the first lesson to a wage") },
          { value: en("3"), name: en("introductions to employers or customers") },
        ],
        steps: [
          {
            title: en("An hour's talk"),
            text: en(
              "We talk about what you can do, what you like and when you have time. The form comes last.",
            ),
          },
          {
            title: en("What is missing"),
            text: en(
              "We arrange a course, a licence, tools, or an interest-free loan for a cart or a machine.",
            ),
          },
          {
            title: en("An introduction"),
            text: en("We introduce you to three employers or three customers."),
          },
          { title: en("A call after a year"), text: en("We call to ask how it is going.") },
        ],
        asking: [
          en("You can come from the age of 16. If you are under 18, bring a parent."),
          en("If your firm has work to offer, call us. We answer within two days."),
          en("Loans carry no interest, and you repay them out of what you earn."),
        ],
        remark: en("Half of our instructors are former pupils; the other half are employers."),
        call: {
          text: en("Ask for work or training"),
          path: "/contact?subject=Work%20or%20training",
          kind: "join",
        },
      },
      {
        slug: "marriage",
        title: en("Marriage"),
        tagline: en("Quiet help with a modest wedding."),
        ...artImage("/art/service-marriage.svg"),
        lead: en(
          "A wedding should not leave a family in debt for ten years. We help with what a new household needs: bedding, dishes, a stove, a sewing machine. We also pay for a simple meal for the guests and the registrar's fee.\n\nWe help before the wedding and in private. The guests will not hear of it from us.",
        ),
        figures: [
          { value: en("0"), name: en("names that we publish") },
          { value: en("10 days"), name: en("from the visit to the help") },
        ],
        steps: [
          {
            title: en("A confidential call"),
            text: en("A mother or an aunt calls. Only one member of our staff knows the name."),
          },
          {
            title: en("A visit"),
            text: en("We ask what the couple already has, and what both families have agreed."),
          },
          {
            title: en("Goods, not money"),
            text: en("We buy what is on the list together, at a shop of the family's choice."),
          },
          {
            title: en("A registered marriage"),
            text: en("The nikah is registered, both are adults, and both have told us that they want it."),
          },
        ],
        asking: [
          en("The bride, the groom or either family can ask."),
          en("Both must be 18 or older and must want the marriage. We ask each of them alone."),
          en("We do not pay for dowries or wedding halls."),
        ],
        remark: en("We keep no list of the couples on this site, and publish no pictures."),
        call: { text: en("Help a couple set up home"), path: "/donate?fund=sadqah", kind: "donate" },
      },
    ],
  },
});

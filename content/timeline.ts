import { z } from "zod";
import { artPicture } from "./art-alt.ts";
import { alternativeText, defineContent, listOf, localText, pictureAddress } from "./define-content.ts";
import { sampleFacts } from "./sample-facts.ts";

/** A year of the foundation (ABOUT-01). `icon` is 240 x 240, `picture` an illustration of 1200 x 750. */
const entry = z
  .object({
    year: z.int().min(1900).max(2200),
    title: localText(80),
    description: localText(600),
    icon: pictureAddress.meta({ title: "Small picture", description: "Square, 240 px or more." }),
    picture: z.object({ src: pictureAddress, alt: alternativeText }).meta({ title: "Picture" }),
  })
  .meta({ title: "Year" });

/** Our story in years: read at /about-us/journey, and by 'Watch Our Story' while there is no film. */
export const timeline = defineContent({
  title: "Our story",
  description: "What was built in which year.",
  pages: [
    { title: "Our journey", path: "/about-us/journey" },
    { title: "Home", path: "/" },
  ],
  schema: z.object({
    opening: z.object({ title: localText(80), lead: localText(300).meta({ title: "Introduction" }) }),
    years: listOf(entry, 20),
    closing: z.object({ title: localText(80), text: localText(400) }),
  }),
  defaults: {
    opening: {
      title: { en: "Our Story", ur: "ہماری کہانی" },
      lead: {
        en: "How the foundation grew, in five years that changed our work. It began in 2016 with a rented room and a list.",
        ur: "فاؤنڈیشن کیسے بڑھی، ان پانچ برسوں میں جنہوں نے ہمارا کام بدل دیا۔ آغاز 2016 میں کرائے کے ایک کمرے اور ایک فہرست سے ہوا۔",
      },
    },
    years: [
      {
        year: 2016,
        title: { en: "One rented room", ur: "کرائے کا ایک کمرہ" },
        description: {
          en: "We rented a room in Lahore and made a list of forty families who had asked for food. Volunteers visited each family, asked what it needed and brought it.",
          ur: "ہم نے لاہور میں ایک کمرہ کرائے پر لیا اور ان چالیس خاندانوں کی فہرست بنائی جنہوں نے کھانا مانگا تھا۔ رضاکار ہر خاندان سے ملے، پوچھا کہ کیا چاہیے، اور وہ پہنچایا۔",
        },
        icon: "/art/year-2016.svg",
        picture: artPicture("/art/rented-room.svg"),
      },
      {
        year: 2018,
        title: { en: "The first school", ur: "پہلا اسکول" },
        description: {
          en: `We found children at home for want of shoes, a bag or a small fee, and opened a school. The first class sat under a ${sampleFacts.schoolTree} tree. The second had a roof. Books and uniforms were free from the start.`,
          ur: "ہم نے دیکھا کہ بچے صرف اس لیے گھر بیٹھے ہیں کہ جوتے، بستہ یا تھوڑی سی فیس نہیں، تو ہم نے اسکول کھولا۔ پہلی جماعت نیم کے درخت کے نیچے بیٹھی۔ دوسری کے سر پر چھت تھی۔ کتابیں اور یونیفارم شروع سے مفت تھے۔",
        },
        icon: "/art/year-2018.svg",
        picture: artPicture("/art/classroom.svg"),
      },
      {
        year: 2020,
        title: { en: "The kitchen that stayed open", ur: "باورچی خانہ جو بند نہ ہوا" },
        description: {
          en: "In the lockdown, day labourers lost their wages overnight. We started cooking before dawn, packed flour, lentils and oil for a month, and delivered each sack to the door.",
          ur: "لاک ڈاؤن میں دیہاڑی داروں کی کمائی راتوں رات بند ہو گئی۔ ہم نے فجر سے پہلے دیگیں چڑھانا شروع کیں، مہینے بھر کا آٹا، دال اور تیل باندھا، اور ہر بوری گھر کے دروازے تک پہنچائی۔",
        },
        icon: "/art/year-2020.svg",
        picture: artPicture("/art/kitchen.svg"),
      },
      {
        year: 2023,
        title: { en: "After the flood", ur: "سیلاب کے بعد" },
        description: {
          en: "The flood destroyed houses, seed and wells. We came by boat with tents and food, and stayed to build houses on higher ground, clean the pumps and bring seed for the next sowing.",
          ur: "سیلاب نے گھر، بیج اور کنویں برباد کر دیے۔ ہم کشتیوں میں خیمے اور کھانا لے کر پہنچے، اور پھر وہیں رکے: اونچی زمین پر گھر بنائے، پمپ صاف کیے اور اگلی بوائی کے لیے بیج لائے۔",
        },
        icon: "/art/year-2023.svg",
        picture: artPicture("/art/hero-river-relief.svg"),
      },
      {
        year: 2025,
        title: { en: "A clinic van and two shifts", ur: "کلینک وین اور دو شفٹیں" },
        description: {
          en: "The clinic van makes its rounds, the schools teach in two shifts and the workshops pay wages. The list of 2016 has grown, and we still visit every family on it.",
          ur: "کلینک وین اپنے پھیرے لگاتی ہے، اسکول دو شفٹوں میں چلتے ہیں اور ورکشاپوں میں اجرت ملتی ہے۔ 2016 کی فہرست بڑھ گئی ہے، اور ہم آج بھی اس کے ہر خاندان سے ملنے جاتے ہیں۔",
        },
        icon: "/art/year-2025.svg",
        picture: artPicture("/art/healthcare-access.svg"),
      },
    ],
    closing: {
      title: { en: "What comes next", ur: "آگے کیا ہے" },
      text: {
        en: "We go on visiting families and asking what they need. Some of the people whom we once visited now make those visits themselves.",
        ur: "ہم خاندانوں سے ملتے رہیں گے اور پوچھتے رہیں گے کہ کیا چاہیے۔ جن سے ہم کبھی ملنے گئے تھے، ان میں سے کچھ اب خود دوسروں سے ملنے جاتے ہیں۔",
      },
    },
  },
});

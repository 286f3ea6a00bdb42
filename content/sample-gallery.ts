/* Sample pictures of the gallery, oldest first. */

import type { Art } from "./art-alt.ts";
import { sampleFacts } from "./sample-facts.ts";

type SampleGalleryItem = { title: string; title_ur: string; image: Art; daysAgo: number } & Section;
type Section = { section: string; section_ur: string };

const sections = {
  education: { section: "Education", section_ur: "تعلیم" },
  cleanWater: { section: "Clean Water", section_ur: "صاف پانی" },
  food: { section: "Food", section_ur: "خوراک" },
  relief: { section: "Relief", section_ur: "ہنگامی امداد" },
  health: { section: "Health", section_ur: "صحت" },
  livelihoods: { section: "Livelihoods", section_ur: "روزگار" },
  orphanSupport: { section: "Orphan Support", section_ur: "یتیموں کی کفالت" },
} satisfies Record<string, Section>;

export const sampleGalleryItems: SampleGalleryItem[] = [
  {
    title: "The class on the railway land",
    title_ur: "ریلوے کی زمین پر لگنے والی کلاس",
    ...sections.education,
    image: "/art/hero-classroom.svg",
    daysAgo: 171,
  },
  {
    title: "Once a week he checks the taps",
    title_ur: "ہفتے میں ایک بار وہ نلکے دیکھتا ہے",
    ...sections.cleanWater,
    image: "/art/portrait-water-keeper.svg",
    daysAgo: 148,
  },
  {
    title: "Breakfast before the first lesson",
    title_ur: "پہلے سبق سے پہلے ناشتا",
    ...sections.food,
    image: "/art/kitchen.svg",
    daysAgo: 120,
  },
  {
    title: "By boat to the dyke",
    title_ur: "کشتی سے بند تک",
    ...sections.relief,
    image: "/art/hero-river-relief.svg",
    daysAgo: 111,
  },
  {
    title: `The class under the ${sampleFacts.schoolTree} in Shahdara`,
    title_ur: "شاہدرہ میں نیم کے نیچے کلاس",
    ...sections.education,
    image: "/art/classroom.svg",
    daysAgo: 96,
  },
  {
    title: "The night nurse",
    title_ur: "رات کی نرس",
    ...sections.health,
    image: "/art/portrait-nurse.svg",
    daysAgo: 84,
  },
  {
    title: "Clinic day in Township",
    title_ur: "ٹاؤن شپ میں کلینک کا دن",
    ...sections.health,
    image: "/art/clinic.svg",
    daysAgo: 75,
  },
  {
    title: "First water in Mithi",
    title_ur: "مٹھی میں پہلا پانی",
    ...sections.cleanWater,
    image: "/art/hand-pump.svg",
    daysAgo: 58,
  },
  {
    title: "Cricket after homework",
    title_ur: "ہوم ورک کے بعد کرکٹ",
    ...sections.orphanSupport,
    image: "/art/orphan-home.svg",
    daysAgo: 44,
  },
  {
    title: "At the cutting table",
    title_ur: "کٹائی کی میز پر",
    ...sections.livelihoods,
    image: "/art/portrait-tailor.svg",
    daysAgo: 39,
  },
  {
    title: "The first uniforms of the workshop",
    title_ur: "ورکشاپ کے پہلے یونیفارم",
    ...sections.livelihoods,
    image: "/art/sewing-workshop.svg",
    daysAgo: 33,
  },
  {
    title: "Fifteen minutes on Canal Road",
    title_ur: "کینال روڈ پر پندرہ منٹ",
    ...sections.health,
    image: "/art/blood-drive.svg",
    daysAgo: 21,
  },
  {
    title: "Lahore before the vans leave",
    title_ur: "لاہور، وینیں نکلنے سے پہلے",
    ...sections.relief,
    image: "/art/hero-lahore-dawn.svg",
    daysAgo: 16,
  },
  {
    title: "Quilts on a cold morning",
    title_ur: "ٹھنڈی صبح میں رضائیاں",
    ...sections.relief,
    image: "/art/quilts.svg",
    daysAgo: 9,
  },
];

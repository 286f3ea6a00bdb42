/* Sample ads of the popup 'Future Project', oldest first. Days are relative to the installation. */

import { sampleFacts } from "./sample-facts.ts";

type SampleAd = {
  title: string;
  title_ur: string;
  description: string;
  description_ur: string;
  image: string;
  startsIn: number | null;
  endsIn: number | null;
  active: boolean;
};

export const sampleAds: SampleAd[] = [
  {
    title: "Ramzan rations",
    title_ur: "رمضان کا راشن",
    description:
      "Flour, lentils, oil and dates for 3,000 families. We begin packing four weeks before Ramzan.",
    description_ur:
      "3,000 خاندانوں کے لیے آٹا، دال، تیل اور کھجوریں۔ ہم رمضان سے چار ہفتے پہلے باندھنا شروع کرتے ہیں۔",
    image: "/art/kitchen.svg",
    startsIn: 60,
    endsIn: 120,
    active: true,
  },
  {
    title: "Blood drive at the university gate",
    title_ur: "یونیورسٹی کے گیٹ پر عطیۂ خون کیمپ",
    description:
      "Two mobile units will be there. It takes fifteen minutes, and one pint can save up to three lives.",
    description_ur: "دو موبائل یونٹ آئیں گے۔ پندرہ منٹ لگتے ہیں، اور ایک بوتل سے تین تک جانیں بچ سکتی ہیں۔",
    image: "/art/blood-drive.svg",
    startsIn: -45,
    endsIn: -10,
    active: true,
  },
  {
    title: "Twelve hand pumps for Tharparkar",
    title_ur: "تھرپارکر کے لیے بارہ ہینڈ پمپ",
    description: `The sites are surveyed and the cost is known. Each pump serves about ${sampleFacts.pumpFamilies} families for ${sampleFacts.pumpYears} years.`,
    description_ur: `جگہیں دیکھ لی گئی ہیں اور خرچ معلوم ہے۔ ہر پمپ سے تقریباً ${sampleFacts.pumpFamilies} خاندان ${sampleFacts.pumpYears} سال پانی بھرتے ہیں۔`,
    image: "/art/hand-pump.svg",
    startsIn: null,
    endsIn: 180,
    active: true,
  },
  {
    title: "More machines for the workshop in Kasur",
    title_ur: "قصور کی ورکشاپ کے لیے اور مشینیں",
    description: `The workshop runs ${sampleFacts.workshopMachines} machines and cannot keep up with its orders. It needs ${sampleFacts.workshopMachinesWanted} more.`,
    description_ur: `ورکشاپ میں ${sampleFacts.workshopMachines} مشینیں چلتی ہیں اور آرڈر پورے نہیں ہوتے۔ ${sampleFacts.workshopMachinesWanted} اور چاہییں۔`,
    image: "/art/sewing-workshop.svg",
    startsIn: null,
    endsIn: null,
    active: true,
  },
];

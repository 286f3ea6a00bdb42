/* Sample impact updates. They name places, not persons; staff replace them in the dashboard. */

import { sampleFacts } from "./sample-facts.ts";

export const sampleImpactUpdates = [
  {
    title: `A hand pump for ${sampleFacts.pumpFamilies} families`,
    title_ur: `${sampleFacts.pumpFamilies} خاندانوں کے لیے ایک ہینڈ پمپ`,
    description:
      "The settlement has clean water within a short walk. A trained keeper from the neighbourhood looks after the pump.",
    description_ur:
      "بستی والوں کو صاف پانی اب چند قدم پر ملتا ہے۔ پمپ کی دیکھ بھال محلے کا ایک تربیت یافتہ رکھوالا کرتا ہے۔",
    icon: "HandHelping",
    daysAgo: 4,
    link: "/details/clean-water-projects",
  },
  {
    title: "Forty girls back in the classroom",
    title_ur: "چالیس لڑکیاں پھر کلاس میں",
    description:
      "After a month of home visits, forty girls who had left school are back in the morning class. Their books and uniforms are paid for the year.",
    description_ur:
      "ایک مہینے کی گھر گھر ملاقاتوں کے بعد چالیس لڑکیاں، جو اسکول چھوڑ چکی تھیں، صبح کی کلاس میں لوٹ آئی ہیں۔ ان کی کتابوں اور یونیفارم کا سال بھر کا خرچ دے دیا گیا ہے۔",
    icon: "TrendingUp",
    daysAgo: 11,
    link: "/details/education-for-every-child",
  },
  {
    title: `A free clinic every second ${sampleFacts.clinicDay}`,
    title_ur: `ہر دوسرے ${sampleFacts.clinicDayInUrdu} مفت کلینک`,
    description:
      "The clinic van now comes to the river settlements every second week. Check-ups, medicine and the trip to a hospital are free.",
    description_ur:
      "کلینک وین اب ہر دوسرے ہفتے دریا کنارے کی بستیوں میں آتی ہے۔ معائنہ، دوا اور ہسپتال تک پہنچانا مفت ہے۔",
    icon: "Heart",
    daysAgo: 18,
    link: "/details/healthcare-access",
  },
] as const;

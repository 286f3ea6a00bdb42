/* Sample impact updates. They name places, not persons; staff replace them in the dashboard. */

import { sampleFacts } from "./sample-facts.ts";

export const sampleImpactUpdates = [
  {
    title: `A hand pump for ${sampleFacts.pumpFamilies} families`,
    description:
      "The new pump at the edge of the settlement gives clean water within a short walk, and a committee of neighbours keeps it in order.",
    icon: "HandHelping",
    daysAgo: 4,
    link: "/details/clean-water-projects",
  },
  {
    title: "Forty girls back in the classroom",
    description:
      "After a month of home visits, forty girls who had left school sit in the morning class again, with books and uniforms paid for the year.",
    icon: "TrendingUp",
    daysAgo: 11,
    link: "/details/education-for-every-child",
  },
  {
    title: `A free clinic every second ${sampleFacts.clinicDay}`,
    description:
      "The mobile clinic now comes to the river settlements every second week. Check-ups, medicine and the way to a hospital cost the patients nothing.",
    icon: "Heart",
    daysAgo: 18,
    link: "/details/healthcare-access",
  },
] as const;

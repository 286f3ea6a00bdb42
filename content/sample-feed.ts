/* Sample impact updates. They name places, not persons; staff replace them in the dashboard. */

import { sampleFacts } from "./sample-facts.ts";

export const sampleImpactUpdates = [
  {
    title: `A hand pump for ${sampleFacts.pumpFamilies} families`,
    description:
      "The settlement has clean water within a short walk. A trained keeper from the neighbourhood looks after the pump.",
    icon: "HandHelping",
    daysAgo: 4,
    link: "/details/clean-water-projects",
  },
  {
    title: "Forty girls back in the classroom",
    description:
      "After a month of home visits, forty girls who had left school are back in the morning class. Their books and uniforms are paid for the year.",
    icon: "TrendingUp",
    daysAgo: 11,
    link: "/details/education-for-every-child",
  },
  {
    title: `A free clinic every second ${sampleFacts.clinicDay}`,
    description:
      "The clinic van now comes to the river settlements every second week. Check-ups, medicine and the trip to a hospital are free.",
    icon: "Heart",
    daysAgo: 18,
    link: "/details/healthcare-access",
  },
] as const;

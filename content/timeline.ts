/*
 * The foundation's timeline of five years: shown by 'Watch Our Story' while there is no film, and by the
 * journey page. `icon` is the year's icon, 240 x 240; `picture` an illustration.
 */
export type TimelineEntry = {
  year: number;
  title: string;
  description: string;
  icon: string;
  picture: { src: string; alt: string };
};

export const timeline: readonly TimelineEntry[] = [
  {
    year: 2016,
    title: "One rented room",
    description:
      "We rented a room in Lahore and wrote down forty families who had asked for food. A volunteer walked to each door, asked what was missing, and came back with it.",
    icon: "/art/year-2016.svg",
    picture: {
      src: "/art/service-food-program.svg",
      alt: "People sit together for a meal in a long arcade while a volunteer carries the pot",
    },
  },
  {
    year: 2018,
    title: "The first school",
    description:
      "The fees were small and still kept children at home. The first class sat under a neem tree, the second had a roof; books and uniforms cost nothing in either.",
    icon: "/art/year-2018.svg",
    picture: {
      src: "/art/classroom.svg",
      alt: "Children sit in rows under a tree while their teacher stands at the blackboard",
    },
  },
  {
    year: 2020,
    title: "The kitchen that stayed open",
    description:
      "The city closed, and daily wages stopped the same day. We cooked before dawn, packed flour, lentils and oil for a month, and carried each sack to the door.",
    icon: "/art/year-2020.svg",
    picture: {
      src: "/art/kitchen.svg",
      alt: "A cook stirs a large pot on a brick hearth while bread is shaped beside him",
    },
  },
  {
    year: 2023,
    title: "After the water",
    description:
      "The river had taken houses, seed and wells. We came by boat with tents and food, and stayed for the slower work: walls that stand higher, clean pumps, the next sowing.",
    icon: "/art/year-2023.svg",
    picture: {
      src: "/art/hero-river-relief.svg",
      alt: "A boat with a family and sacks of food crosses a flooded river to the tents on the bank",
    },
  },
  {
    year: 2025,
    title: "Shade for others",
    description:
      "A clinic van keeps its round, schools fill two shifts, workshops pay wages. The list of 2016 is longer now, and the way we keep it is the same: somebody walks to the door and asks.",
    icon: "/art/year-2025.svg",
    picture: {
      src: "/art/healthcare-access.svg",
      alt: "Families wait in the shade while a doctor sees patients beside a clinic van",
    },
  },
];

export const story = {
  title: "Our story",
  read: { text: "Read the stories", path: "/blogs" },
} as const;

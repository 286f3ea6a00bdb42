/* The guide of the page /get-involved: what somebody may have, and what can be done with it. */

type Way = { text: string; action: string; path: string };
type Means = {
  id: string;
  /** "I have ..." */
  have: string;
  about: string;
  ways: readonly Way[];
  /** For whom it is not. */
  honest: string;
};

export const means: readonly Means[] = [
  {
    id: "ten-minutes",
    have: "Ten minutes",
    about: "Enough to change somebody's week, from where you sit.",
    ways: [
      {
        text: "Give money, once or each month. You choose the programme.",
        action: "Donate",
        path: "/donate",
      },
      {
        text: "Put your blood group on the list, and be called when it is needed.",
        action: "Register as a donor",
        path: "/registration/blood-donor",
      },
    ],
    honest: "If money is short at home, keep it there. There are other ways on this page.",
  },
  {
    id: "an-hour",
    have: "An hour",
    about: "Once, on a day that suits you.",
    ways: [
      { text: "Give a pint of blood at a camp near you.", action: "Find a camp", path: "/donation-camps" },
      {
        text: "Write down what help changed for you or your street.",
        action: "Share your story",
        path: "/share-story",
      },
      { text: "Come and look, before you decide anything.", action: "See the events", path: "/events" },
    ],
    honest: "Camps ask your age, your weight and your health. Whoever may not give is still welcome to tea.",
  },
  {
    id: "an-evening",
    have: "An evening a week",
    about: "Or a weekend now and then: homework, packing, calls to donors, a camp.",
    ways: [
      {
        text: "Say when you have time; we find the work that fits it.",
        action: "Volunteer",
        path: "/registration/volunteer",
      },
    ],
    honest: "Come only if you can keep the evening for two months: children wait for the same face.",
  },
  {
    id: "a-skill",
    have: "A trade or a profession",
    about: "Nurses, drivers, electricians, accountants, teachers, designers.",
    ways: [
      {
        text: "Lend it for a day, when a camp or a workshop needs it.",
        action: "Offer a skill",
        path: "/registration/volunteer",
      },
      {
        text: "Or make it your work with us, for pay.",
        action: "See the posts",
        path: "/registration/career",
      },
    ],
    honest: "We may have no use for it this month. Then we say so, and keep your name.",
  },
  {
    id: "three-months",
    have: "Three months",
    about: "Between two terms, or after the last one.",
    ways: [
      {
        text: "One supervisor, one piece of work that is yours, and a letter at the end.",
        action: "Apply for an internship",
        path: "/registration/internship",
      },
    ],
    honest: "It is work, not a certificate: three to six months, and you hand over something of use.",
  },
  {
    id: "an-opinion",
    have: "Questions, and a vote to cast",
    about: "For neighbours who want to know where the money goes, and to have a say in it.",
    ways: [
      {
        text: "A voice and a vote in the foundation.",
        action: "Become a member",
        path: "/registration/membership",
      },
    ],
    honest: "Members get no favours, and no pay. They get answers.",
  },
  {
    id: "a-firm",
    have: "A firm, a school, a hospital",
    about: "People, rooms, machines or a budget that can be shared for years.",
    ways: [
      {
        text: "Share a programme with us: its costs, its people and its accounts.",
        action: "How a partnership works",
        path: "/partnerships",
      },
    ],
    honest: "We do not lend our name to an advertisement.",
  },
];

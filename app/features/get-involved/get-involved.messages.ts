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
    about: "What you can do right now.",
    ways: [
      {
        text: "Give money, once or each month. You choose the programme.",
        action: "Donate",
        path: "/donate",
      },
      {
        text: "Register your blood group. We call you when it is needed.",
        action: "Register as a donor",
        path: "/registration/blood-donor",
      },
    ],
    honest: "If money is short at home, keep it. There are other ways to help.",
  },
  {
    id: "an-hour",
    have: "An hour",
    about: "Once, on a day that suits you.",
    ways: [
      { text: "Give a pint of blood at a camp near you.", action: "Find a camp", path: "/donation-camps" },
      {
        text: "Write about what help has changed for you or your street.",
        action: "Share your story",
        path: "/share-story",
      },
      { text: "Come and see our work before you decide.", action: "See the events", path: "/events" },
    ],
    honest:
      "We ask about your age, your weight and your health. If you cannot give blood, you are still welcome to tea.",
  },
  {
    id: "an-evening",
    have: "An evening a week",
    about: "Or a weekend now and then: homework, packing, calls to donors, a camp.",
    ways: [
      {
        text: "Tell us when you have time, and we find a task that fits.",
        action: "Volunteer",
        path: "/registration/volunteer",
      },
    ],
    honest: "Please commit to two months, because children get used to you.",
  },
  {
    id: "a-skill",
    have: "A trade or a profession",
    about: "Nurses, drivers, electricians, accountants, teachers, designers.",
    ways: [
      {
        text: "Offer a day when a camp or a workshop needs you.",
        action: "Offer a skill",
        path: "/registration/volunteer",
      },
      {
        text: "Or work with us in a paid post.",
        action: "See the posts",
        path: "/registration/career",
      },
    ],
    honest: "If we have no use for it this month, we say so and keep your name.",
  },
  {
    id: "three-months",
    have: "Three months",
    about: "Between two terms, or after the last one.",
    ways: [
      {
        text: "One supervisor, a project of your own and a reference at the end.",
        action: "Apply for an internship",
        path: "/registration/internship",
      },
    ],
    honest: "An internship takes three to six months, and you finish a real project.",
  },
  {
    id: "an-opinion",
    have: "Questions and a vote",
    about: "For people who want to know where the money goes, and have a say in it.",
    ways: [
      {
        text: "A voice and a vote in the foundation.",
        action: "Become a member",
        path: "/registration/membership",
      },
    ],
    honest: "Membership brings no pay and no advantages.",
  },
  {
    id: "a-firm",
    have: "A firm, a school or a hospital",
    about: "You have staff, rooms, machines or a budget to share.",
    ways: [
      {
        text: "Run a programme with us. We share the costs, the staff and the accounts.",
        action: "How a partnership works",
        path: "/partnerships",
      },
    ],
    honest: "We do not lend our name for advertising.",
  },
];

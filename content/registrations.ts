/*
 * What somebody can register for. A kind is its entry in both tables of this file: its path, its place in the menu, the
 * sitemap and the search, its page, its form, its rules and its name in the dashboard follow from them.
 */

type Kind = {
  title: string;
  description: string;
  /** Where it stands in the menu, and its icon there (content/menu.ts). */
  section: "Get Started" | "Volunteer & Career";
  icon: string;
};

/** By the last part of the path, which is also how it is stored. */
export const registrationKinds = {
  internship: {
    title: "Internship",
    description: "Three to six months with our staff",
    section: "Get Started",
    icon: "cap",
  },
  membership: {
    title: "Membership",
    description: "A voice and a vote in the foundation",
    section: "Get Started",
    icon: "card",
  },
  volunteer: {
    title: "Volunteer",
    description: "An evening, a weekend or a skill",
    section: "Volunteer & Career",
    icon: "hand",
  },
  career: {
    title: "Career",
    description: "Paid posts in the office and in the field",
    section: "Volunteer & Career",
    icon: "steps",
  },
} as const satisfies Record<string, Kind>;
export type RegistrationKind = keyof typeof registrationKinds;

export const registrationPath = <Name extends RegistrationKind>(kind: Name) =>
  `/registration/${kind}` as const;

export const allRegistrationKinds = Object.keys(registrationKinds) as [
  RegistrationKind,
  ...RegistrationKind[],
];

/** The links of one section of the menu. */
export const registrationLinks = (wanted: Kind["section"]) =>
  allRegistrationKinds
    .filter((kind) => registrationKinds[kind].section === wanted)
    .map((kind) => {
      const { section: _place, ...link } = registrationKinds[kind];
      return { ...link, path: registrationPath(kind) };
    });

/** What a form asks beyond name, email, phone and city. */
export type Question = {
  field: string;
  label: string;
  required: boolean;
  /** In characters. */
  max: number;
  hint?: string;
  /** What is said when it is left empty; without it the label is named. */
  ifEmpty?: string;
  autoComplete?: string;
  /** Beside the next or the one before, where there is room. */
  half?: true;
} & (
  | { as: "line" | "address" }
  | { as: "text"; rows?: number }
  | { as: "cards"; choices: readonly { value: string; text: string }[] }
  | {
      as: "list";
      /** The programmes, or the open positions with `last`; without an open one the question is asked as a line. */
      choices: readonly string[] | "programmes" | "positions";
      none: string;
      last?: string;
      otherwise?: { label: string; hint: string };
    }
);

type Form = { title: string; intro?: string; submit: string };

/** A text with links in it. */
export type LinkedText = readonly (string | { text: string; path: string })[];

export type RegistrationPage = {
  /** For search engines. */
  about: string;
  /** What else people call it: found by the site's search, never shown. */
  words: string;
  title: string;
  /** Or the text and the facts of an offer that staff own (Home). */
  lead: string | { offer: "internship" };
  picture?: { src: string; alt: string };
  /** Between the head and the form; figures and positions are what staff own. */
  section:
    | "figures"
    | "positions"
    | { title: string; steps: readonly { title: string; text: string }[] }
    | {
        rights: readonly { title: string; text: string }[];
        not: { title: string; items: readonly string[] };
      };
  form: Form & {
    /** Over the questions. */
    legend: string;
    questions: readonly Question[];
    /** Without an open position. */
    otherwise?: Form;
  };
  /** After the form was sent. */
  next: LinkedText;
  steps: { title: string; items: readonly string[] };
  aside?: { title?: string; text: LinkedText };
};

export const registrationPages: Record<RegistrationKind, RegistrationPage> = {
  internship: {
    about:
      "Work with our staff for three to six months: one supervisor, a project of your own, and a reference at the end.",
    words: "intern student university registration apply form",
    title: "An internship with a project of your own",
    lead: { offer: "internship" },
    picture: {
      src: "/art/internship.svg",
      alt: "A young woman works at a laptop below a bar chart, an older colleague holds a printed sheet beside her",
    },
    section: {
      title: "What an intern does",
      steps: [
        {
          title: "The first two weeks",
          text: "You see a camp, a classroom and the office, and ask questions. Then you and your supervisor choose your project.",
        },
        {
          title: "The following months",
          text: "You work on your project: a survey, a ledger, a lesson plan, a campaign, a database. Your supervisor looks at it with you once a week.",
        },
        {
          title: "The last week",
          text: "You present your work to the people who will use it, and hand it over. You get a reference that says what you did.",
        },
      ],
    },
    form: {
      title: "Apply for an internship",
      intro: "You need no CV yet. Tell us what you want to learn.",
      submit: "Send my application",
      legend: "Your studies",
      questions: [
        {
          field: "institution",
          label: "University or college",
          required: true,
          max: 200,
          as: "line",
          autoComplete: "organization",
          half: true,
        },
        { field: "subject", label: "Subject of study", required: true, max: 200, as: "line", half: true },
        {
          field: "months",
          label: "How long (3 to 6 months)",
          required: true,
          max: 60,
          as: "list",
          none: "Please choose",
          choices: ["3 months", "4 months", "5 months", "6 months"],
          half: true,
        },
        { field: "motivation", label: "What you hope to learn", required: false, max: 3000, as: "text" },
      ],
    },
    next: ["Until then, have a look at our programmes and their stories."],
    steps: {
      title: "What happens next",
      items: [
        "We write to you within a week and suggest a supervisor.",
        "You and the supervisor talk for half an hour, in our Lahore office or on the phone.",
        "You agree on the months, the days of the week and the project.",
      ],
    },
    aside: {
      title: "Who can apply",
      text: [
        "Students and graduates of any subject. We need medicine and social work, but just as much accounting, engineering, languages and design. We plan around your exams.",
      ],
    },
  },
  membership: {
    about: "What members can ask, what they decide together, and how to join.",
    words: "member join registration apply form card رکنیت رکن",
    title: "A voice and a vote",
    lead: "Members look at the accounts, ask questions and vote on how the foundation is run.",
    picture: {
      src: "/art/membership.svg",
      alt: "Members on the floor of a courtyard raise their hands, two people stand at a table with papers",
    },
    section: {
      rights: [
        {
          title: "A voice",
          text: "You can ask about the work and the accounts, and you get an answer. You can make proposals, which we put to all members under your name.",
        },
        {
          title: "A vote",
          text: "Each member has one vote, however much or little they give.",
        },
      ],
      not: {
        title: "What membership is not",
        items: [
          "It is not a paid post, and you need not give money.",
          "It brings your family no faster help. Members wait like everybody else.",
          "It ties you to no party. You can leave at any time with one message.",
        ],
      },
    },
    form: {
      title: "Ask to become a member",
      submit: "Ask to become a member",
      legend: "About you",
      questions: [
        {
          field: "occupation",
          label: "Occupation",
          required: true,
          max: 200,
          as: "line",
          autoComplete: "organization-title",
          half: true,
        },
        {
          field: "interest",
          label: "Programme you want to support",
          required: false,
          max: 200,
          as: "list",
          none: "All of them",
          choices: "programmes",
          half: true,
        },
        { field: "motivation", label: "Why you want to join", required: false, max: 3000, as: "text" },
      ],
    },
    next: ["You are welcome to visit our office on any working day and see the books."],
    steps: {
      title: "How to become a member",
      items: [
        "You send this form. It does not commit you to anything.",
        "We write to you within a week and invite you to meet our staff.",
        "If you still want to join, you sign, and we invite you to the next members' meeting.",
      ],
    },
  },
  volunteer: {
    about: "Give an evening, a weekend or a skill: what volunteers do, and how to start.",
    words: "volunteering registration apply form help join razakar رضاکار",
    title: "Come for a morning",
    lead: "Volunteers do most of our work. Tell us when you have time, and we find a task that fits.",
    picture: {
      src: "/art/service-cloth-distribution.svg",
      alt: "Volunteers hand out clothes from a rail and folded piles to a father and his child",
    },
    section: "figures",
    form: {
      title: "Tell us about yourself",
      submit: "Register as a volunteer",
      legend: "Your time and your skills",
      questions: [
        {
          field: "availability",
          label: "When you have time",
          required: true,
          max: 300,
          as: "cards",
          choices: [
            { value: "An evening a week", text: "Homework help, packing, phone calls to donors" },
            { value: "A weekend", text: "Medical camps, food and quilt distribution, open days" },
            { value: "A skill, when it is needed", text: "Nursing, driving, accounts, wiring, design" },
          ],
        },
        {
          field: "skills",
          label: "What you can do",
          required: true,
          max: 1000,
          as: "text",
          rows: 3,
          hint: "For example teaching, cooking, driving, first aid, a trade or a language.",
        },
        { field: "motivation", label: "Anything else", required: false, max: 3000, as: "text", rows: 3 },
      ],
    },
    next: [
      "Until then you can read ",
      { text: "what other volunteers do", path: "/blogs?category=volunteers" },
      ", or come to ",
      { text: "the next open day", path: "/events" },
      ".",
    ],
    steps: {
      title: "What happens next",
      items: [
        "We write to you within a week and suggest two or three tasks near you.",
        "On your first day you work with somebody experienced.",
        "Then you tell us whether it suits you, and how often you can come.",
      ],
    },
  },
  career: {
    about:
      "Paid posts in the office and in the field: the open ones, how to apply, and how to leave your name with us.",
    words: "careers jobs vacancies roles work cv resume apply registration form naukri nokri نوکری ملازمت",
    title: "Work with us",
    lead: "We employ nurses, teachers, drivers and accountants in Lahore and in the field. All open posts are on this page.",
    section: "positions",
    form: {
      title: "Apply",
      intro: "Use this form for every post. You can add a link to your CV.",
      submit: "Send my application",
      otherwise: {
        title: "Leave your name with us",
        intro: "When a suitable post opens, we write to you before we advertise it.",
        submit: "Keep my name on file",
      },
      legend: "Your work",
      questions: [
        {
          field: "position",
          label: "Position you apply for",
          required: true,
          max: 200,
          as: "list",
          none: "Please choose",
          choices: "positions",
          last: "Another: keep my name on file",
          // The question has another label while no position is open, and the server knows only one of them.
          ifEmpty: "Please say which work you want to do.",
          otherwise: {
            label: "The work you do",
            hint: "Nurse, driver, accountant, teacher of mathematics ...",
          },
        },
        {
          field: "experience",
          label: "Your experience",
          required: true,
          max: 3000,
          as: "text",
          rows: 6,
          hint: "Where you worked, for how long, and what you did.",
        },
        {
          field: "portfolio",
          label: "Link to your CV or work",
          required: false,
          max: 500,
          as: "address",
        },
      ],
    },
    next: ["We never charge for a post. If anybody asks you for money, please tell us."],
    steps: {
      title: "How we choose",
      items: [
        "Two people read your application, and we write to you within a week.",
        "If you are suitable, we invite you to an interview and a day with the team.",
        "You get a yes or a no, with the reason.",
      ],
    },
    aside: {
      text: [
        "Would you rather work without pay? ",
        { text: "Volunteer", path: "/registration/volunteer" },
        " or apply as an ",
        { text: "intern", path: "/registration/internship" },
        ".",
      ],
    },
  },
};

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
    description: "Three to six months beside our staff",
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
    description: "Paid posts in the office and the field",
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
      "Three to six months beside our staff: one supervisor, one piece of work that is yours, and a letter at the end.",
    words: "intern student university registration apply form",
    title: "Three months that were of use",
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
          text: "You go along: to a camp, a classroom, the office. You ask, and you choose with your supervisor what will be yours.",
        },
        {
          title: "The months after",
          text: "You do that one piece of work: a survey, a ledger, a lesson plan, a campaign, a database. Once a week somebody looks at it with you.",
        },
        {
          title: "The last week",
          text: "You show it to those who will use it, and hand it over. You get a letter that says what you did.",
        },
      ],
    },
    form: {
      title: "Apply for an internship",
      intro: "No CV is needed yet. We read for what you want to learn.",
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
    next: ["Until then, look at what you would like to be part of: our programmes and their stories."],
    steps: {
      title: "What happens next",
      items: [
        "We write to you within a week, and name a supervisor whose work fits.",
        "You talk for half an hour, in our office in Lahore or on the phone.",
        "You agree on the months, the days of the week, and the piece of work.",
      ],
    },
    aside: {
      title: "Whom it is for",
      text: [
        "Students and graduates of any subject. We have use for medicine and social work, and as much for accounting, engineering, languages and design. Exams come first: your weeks are planned around them.",
      ],
    },
  },
  membership: {
    about:
      "A voice and a vote in the foundation: what a member may ask, what is decided together, and how to join.",
    words: "member join registration apply form card رکنیت رکن",
    title: "A voice and a vote",
    lead: "A foundation that asks strangers for money should be watched by neighbours. Members are those neighbours.",
    picture: {
      src: "/art/membership.svg",
      alt: "Members on the floor of a courtyard raise their hands, two people stand at a table with papers",
    },
    section: {
      rights: [
        {
          title: "A voice",
          text: "You may ask what you want to know about the work and the accounts, and you get an answer. What you propose is put before the others with your name on it.",
        },
        {
          title: "A vote",
          text: "When members are asked, each has one vote: the shopkeeper as much as the founder, and whoever gives little as much as whoever gives much.",
        },
      ],
      not: {
        title: "What membership is not",
        items: [
          "No paid post, and no duty to give money.",
          "No shorter way to help for one's own family: members wait in the same line.",
          "No party and no pressure: you may leave at any time, by one message.",
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
    next: ["You are welcome at our office on any working day: members like to see the books first."],
    steps: {
      title: "How one becomes a member",
      items: [
        "You send this form. It binds you to nothing.",
        "We write to you within a week and invite you to meet the people who do the work.",
        "If you still want to, you sign, and hear of the next members' meeting.",
      ],
    },
  },
  volunteer: {
    about: "Give an evening, a weekend or a skill. What volunteers do with us, and how to begin.",
    words: "volunteering registration apply form help join razakar رضاکار",
    title: "Come for a morning",
    lead: "Most of what we do is done by people who came once and stayed. You choose the time; we find the work that fits it.",
    picture: {
      src: "/art/service-cloth-distribution.svg",
      alt: "Volunteers hand out clothes from a rail and folded piles to a father and his child",
    },
    section: "figures",
    form: {
      title: "Tell us what you have",
      submit: "Register as a volunteer",
      legend: "Your time and your hands",
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
          hint: "Teaching, cooking, driving, first aid, a trade, a language: plain words are enough.",
        },
        { field: "motivation", label: "Anything else", required: false, max: 3000, as: "text", rows: 3 },
      ],
    },
    next: [
      "Until then you can read ",
      { text: "what other volunteers did", path: "/blogs?category=volunteers" },
      ", or come to ",
      { text: "the next open day", path: "/events" },
      ".",
    ],
    steps: {
      title: "What happens next",
      items: [
        "We write to you within a week, with two or three tasks near you.",
        "You come once, beside somebody who knows the work. Nobody is left alone on the first day.",
        "Then you say whether it is for you, and how often.",
      ],
    },
  },
  career: {
    about:
      "Paid posts in the office and the field: which are open, how to apply, and how to leave your name on file.",
    words: "careers jobs vacancies roles work cv resume apply registration form naukri nokri نوکری ملازمت",
    title: "Work that somebody waits for",
    lead: "Nurses, teachers, drivers, accountants: paid posts in our office in Lahore and in the field. Every post that is open stands on this page.",
    section: "positions",
    form: {
      title: "Apply",
      intro: "One form for all posts. A CV can wait; a link to one is welcome.",
      submit: "Send my application",
      otherwise: {
        title: "Leave your name on file",
        intro: "When a post opens that fits, we write to those on file before we look elsewhere.",
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
          hint: "Where, how long, and what you did there yourself.",
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
    next: ["Nobody may ask you for money for a post with us. If somebody does, please tell us."],
    steps: {
      title: "How we choose",
      items: [
        "Two people read each application, and we write to you within a week.",
        "Whoever fits is invited to talk, and to spend a day beside the team.",
        "You hear yes or no from us, in either case with the reason.",
      ],
    },
    aside: {
      text: [
        "Not looking for pay? ",
        { text: "Volunteer", path: "/registration/volunteer" },
        " or come as an ",
        { text: "intern", path: "/registration/internship" },
        ".",
      ],
    },
  },
};

/** The five questions of the home page. */
export const questions = [
  {
    id: "donations",
    question: "How are donations used?",
    answer:
      "They go to our programmes: schools, clinics, water, food, relief and training. If you name a programme with your gift, it goes to that one.",
  },
  {
    id: "registration",
    question: "Is the foundation registered?",
    answer:
      "Yes. We are a government-verified non-profit organisation, active since 2016, with our office in Lahore. Write to us and we send you copies of our papers.",
  },
  {
    id: "volunteering",
    question: "How can I volunteer?",
    answer:
      "The roles that are open now stand on our career page, with the hours and the place of each. Choose one and tell us when you are free.",
    link: { text: "See the open roles", path: "/registration/career" },
  },
  {
    id: "projects",
    question: "What kinds of projects do you run?",
    answer: "Education, healthcare, humanitarian aid, food distribution and skill development.",
  },
  {
    id: "tax",
    question: "Are donations exempt from tax?",
    answer:
      "Donations are tax-deductible in Pakistan. Every gift gets an official receipt, which you hand in with your return.",
  },
] as const;

export const contactQuestion = {
  title: "Before you ask",
  lead: "What most people want to know first. For everything else there is a letterbox, and a person who reads it.",
  text: "Ask Us Anything",
} as const;

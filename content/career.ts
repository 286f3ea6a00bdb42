/** Work with us. The paths of the career pages; a separate career site would be named here. */
export const career = {
  title: "Work beside us",
  lead: "Most of what we do is done by people who came for a morning. Come for a morning.",
  picture: {
    src: "/art/service-cloth-distribution.svg",
    alt: "Volunteers hand out clothes from a rail and folded piles to a father and his child",
  },
  volunteer: { text: "Start Volunteering", href: "/volunteer" },
  stories: { text: "Read Stories", href: "/volunteer-stories" },
  cards: [
    {
      title: "Internship",
      text: "One supervisor, one piece of work that is yours, and a letter that says what you did.",
      facts: ["50+ Alumni", "3-6 months"],
      link: { text: "See internships", href: "/internships" },
    },
    {
      title: "Strategic Partnerships",
      text: "Firms, schools and hospitals that share a programme with us: its costs, its people and its accounts.",
      facts: ["120+ Partners", "Long-term"],
      link: { text: "Become a partner", href: "/partnerships" },
    },
  ],
} as const;

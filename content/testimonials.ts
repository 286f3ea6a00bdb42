/* Testimonials, by role and place. Sample content: no person is named. */

export const testimonials = [
  {
    id: 1,
    text: "I give a little on the first of every month, and in a week I know which lane it went to.",
    author: "A shopkeeper, Anarkali",
    date: "Aug 14, 2026",
    avatar: "/art/portrait-farmer.svg",
  },
  {
    id: 2,
    text: "At two in the night they found a donor of my daughter's group. He would not tell us his name.",
    author: "A mother, Gujranwala",
    date: "Jul 2, 2026",
    avatar: "/art/portrait-learner.svg",
  },
  {
    id: 3,
    text: "Our volunteers go where they are sent, do the work and come back with a list of what was missing. That is rare.",
    author: "A head teacher, Shahdara",
    date: "May 21, 2026",
    avatar: "/art/portrait-teacher.svg",
  },
  {
    id: 4,
    text: "The camp gave whole courses of medicine, and nobody asked us for a card.",
    author: "A brick-kiln worker, Kasur",
    date: "Apr 9, 2026",
    avatar: "/art/portrait-water-keeper.svg",
  },
  {
    id: 5,
    text: "I asked for the accounts before our firm gave. They came the same afternoon, with the receipts.",
    author: "An accountant, Karachi",
    date: "Feb 17, 2026",
    avatar: "/art/portrait-electrician.svg",
  },
  {
    id: 6,
    text: "I came for a six-week internship and stayed three years. You see what you did before you go home.",
    author: "A student, Lahore",
    date: "Jan 30, 2026",
    avatar: "/art/portrait-student.svg",
  },
] as const;

export const testimonialsTitle = "What people tell us";

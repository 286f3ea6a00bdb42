/** The texts of the home page that are in no other file. Slides, posts and events come from the database. */

/** Under the hero: the foundation's promise. */
export const promise = {
  sentence: "No family near us should face hunger, illness or a closed school door alone.",
} as const;

/** The alternative texts of the illustrations that sample slides use. A slide has no field for one. */
export const slideArt: Record<string, string> = {
  "/art/hero-lahore-dawn.svg": "Lahore at dawn: domes and minarets over the roofs of the old city",
  "/art/hero-classroom.svg": "A full classroom, a pupil writing on the blackboard beside her teacher",
  "/art/hero-clinic.svg": "A doctor examines a patient in a clinic with tall arched windows",
  "/art/hero-river-relief.svg": "A boat with a family and sacks of food crosses a flooded river",
};

export const account = {
  title: "The account of help",
  lead: "What was given, counted at the door where it was given. The bars are the last six years.",
} as const;

export const since = {
  title: "Transforming Lives Since 2016",
  badge: "Government-verified",
  badgeText: "Registered non-profit, Lahore, Pakistan",
  lead: "We began with one rented room and a list of forty families. The list is longer now; the way we keep it is the same: somebody walks to the door and asks.",
  picture: {
    src: "/art/service-food-program.svg",
    alt: "People sit together for a meal in a long arcade while a volunteer carries the pot",
  },
  support: "Support Our Mission",
} as const;

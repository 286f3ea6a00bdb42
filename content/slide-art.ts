/** The alternative texts of the illustrations that sample slides use. A slide has no field for one. */
export const heroAlt = {
  "/art/hero-lahore-dawn.svg": "Lahore at dawn: domes and minarets over the roofs of the old city",
  "/art/hero-classroom.svg": "A full classroom, a pupil writing on the blackboard beside her teacher",
  "/art/hero-clinic.svg": "A doctor examines a patient in a clinic with tall arched windows",
  "/art/hero-river-relief.svg": "A boat with a family and sacks of food crosses a flooded river",
} as const;

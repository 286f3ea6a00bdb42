/* Sample slides, in their order. Staff replace them in the dashboard. */

export const sampleSlides = [
  {
    headline: "Create Lasting Change",
    subtitle: "Schools, clinics, clean water and warm meals, run by neighbours for neighbours since 2016.",
    cta_text: "Donate Now",
    cta_link: "/donate",
    image: "/art/hero-lahore-dawn.svg",
  },
  {
    headline: "A desk of her own",
    subtitle:
      "A school year with books, uniform and a teacher who stays: that is what keeps a girl in class.",
    cta_text: "See the programme",
    cta_link: "/details/education-for-every-child",
    image: "/art/hero-classroom.svg",
  },
  {
    headline: "A doctor within walking distance",
    subtitle:
      "Our medical camps go where the nearest clinic is a day's wages away, with the medicine on board.",
    cta_text: "How care works",
    cta_link: "/services/health",
    image: "/art/hero-clinic.svg",
  },
  {
    headline: "First there when the river rises",
    subtitle:
      "Boats, dry food and blankets stand ready before the monsoon, so that help leaves within a day.",
    cta_text: "Emergency relief",
    cta_link: "/details/emergency-relief",
    image: "/art/hero-river-relief.svg",
  },
];

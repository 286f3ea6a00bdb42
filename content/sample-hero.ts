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
    subtitle: "With books, a uniform and a teacher who stays, a girl can finish her school year.",
    cta_text: "See the programme",
    cta_link: "/details/education-for-every-child",
    image: "/art/hero-classroom.svg",
  },
  {
    headline: "A doctor within walking distance",
    subtitle: "Our medical camps go to places without a clinic, and bring the medicine with them.",
    cta_text: "About our clinics",
    cta_link: "/services/health",
    image: "/art/hero-clinic.svg",
  },
  {
    headline: "First there when the river rises",
    subtitle: "Boats, dry food and blankets are ready before the monsoon, so that help leaves within a day.",
    cta_text: "Emergency relief",
    cta_link: "/details/emergency-relief",
    image: "/art/hero-river-relief.svg",
  },
];

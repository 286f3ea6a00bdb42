/** The foundation's name and contacts. The one file to change before going live. */
export const foundation = {
  name: "Umeed Welfare Foundation",
  shortName: "Umeed",
  since: 2016,
  description:
    "Umeed Welfare Foundation works from Lahore for families across Pakistan: clinics, classrooms, clean water, food, " +
    "blood and a trade to live by.",
  email: "salaam@umeed.example",
  phone: { shown: "+92 42 0000 0000", link: "tel:+924200000000" },
  address: { street: "12 Khatam Street, Gulberg", city: "Lahore", region: "Punjab", country: "Pakistan" },
  social: {
    facebook: "https://social.umeed.example/facebook",
    instagram: "https://social.umeed.example/instagram",
    twitter: "https://social.umeed.example/twitter",
    youtube: "https://social.umeed.example/youtube",
    linkedin: "https://social.umeed.example/linkedin",
    whatsapp: "https://social.umeed.example/whatsapp",
  },
  /** The career pages: pages of ours until a separate career site takes over. */
  careers: {
    internships: "/registration/internship",
    partnerships: "/partnerships",
    volunteer: "/registration/volunteer",
    volunteerStories: "/blogs?category=volunteers",
  },
} as const;

export type SocialNetwork = keyof typeof foundation.social;

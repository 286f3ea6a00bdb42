import { z } from "zod";
import { defineContent } from "./define-content.ts";

/** What the site says of the foundation only once staff have confirmed it: SAMPLE-10. */
export const claims = defineContent({
  title: "Claims",
  description: "Whether the site may call the foundation registered and verified, and show its rating.",
  pages: [
    { title: "Home", path: "/" },
    { title: "About us", path: "/about-us" },
  ],
  schema: z.object({
    registration: z.boolean().meta({
      title: "Registered and verified by the government",
      description:
        "Home shows 'Verified' and 'Government-verified', and About us its registrations without a number, only while this is on.",
    }),
    rating: z
      .boolean()
      .meta({ title: "The rating is ours", description: "Home shows it only while this is on." }),
  }),
  defaults: { registration: false, rating: false },
  sample: { registration: true, rating: true },
});

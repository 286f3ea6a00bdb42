import { foundation } from "#content/foundation.ts";
import { SocialLinks } from "./social-links.tsx";

/** Who we are, at the foot of every page. Drawn by the server (see kept.tsx). */
export function FooterAbout() {
  return (
    <>
      <p className="font-display text-3xl leading-tight font-semibold">{foundation.name}</p>
      <p className="mt-4 text-on-band-soft">{foundation.description}</p>
      <SocialLinks
        label="Our pages elsewhere"
        networks={["facebook", "instagram", "twitter", "youtube", "linkedin", "whatsapp"]}
        className="mt-6 -ml-1.5 gap-1.5"
      />
    </>
  );
}

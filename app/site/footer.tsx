import type { ReactNode } from "react";
import { LatticeEdge } from "#app/ui/lattice.tsx";
import { useText } from "#app/ui/text.tsx";
import { FooterLinks } from "./footer-links.tsx";
import { useIdentity } from "./identity.ts";
import type { siteWords } from "./site.words.ts";
import { SocialLinks } from "./social-links.tsx";

type FooterProps = {
  /** The current year in Karachi, passed by the server so that hydration agrees; none on an error page. */
  year: number | undefined;
  /** The form of a part, passed by the layout. */
  children: ReactNode;
};

export function Footer({ year, children }: FooterProps) {
  const t = useText<typeof siteWords>("site");
  const { name, description } = useIdentity();
  return (
    <footer className="bg-band text-on-band">
      <LatticeEdge name="footer" className="text-band-rule" />
      <div className="page-width grid gap-x-16 gap-y-7 pt-8 pb-7 sm:gap-y-12 sm:pt-14 sm:pb-12 lg:grid-cols-2">
        <div className="max-w-md">
          <p className="font-display text-2xl leading-tight font-semibold sm:text-3xl">{name}</p>
          <p className="mt-4 text-on-band-soft max-sm:hidden">{description}</p>
          <SocialLinks
            label={t("socialMedia")}
            networks={["facebook", "instagram", "twitter", "youtube", "linkedin", "whatsapp"]}
            className="mt-3 -ms-1.5 gap-1.5 sm:mt-6"
          />
        </div>
        <div>{children}</div>
      </div>
      <FooterLinks year={year} />
    </footer>
  );
}

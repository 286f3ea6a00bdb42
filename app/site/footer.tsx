import type { ReactNode } from "react";
import { LatticeEdge } from "../ui/lattice.tsx";
import { kept } from "./kept.tsx";
import { useKeptLinks } from "./use-kept-links.ts";

const About = kept(async () => (await import("./footer-about.tsx")).FooterAbout);
const Links = kept(async () => (await import("./footer-links.tsx")).FooterLinks);

type FooterProps = {
  /** The current year on the Karachi calendar, told by the server so that both drawings agree. */
  year: number;
  /** The letter and its form, put here by the lobby. */
  children: ReactNode;
};

export function Footer({ year, children }: FooterProps) {
  const follow = useKeptLinks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it follows the links inside, where Enter is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <footer
      onClick={follow}
      className="as-it-nears bg-band text-on-band [--about:97rem] sm:[--about:72rem] lg:[--about:44rem]"
    >
      <LatticeEdge name="footer" className="text-band-rule" />
      <div className="page-width grid gap-x-16 gap-y-12 pt-14 pb-12 lg:grid-cols-2">
        <About className="max-w-md" />
        <div>{children}</div>
      </div>
      <Links year={year} />
    </footer>
  );
}

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
    <footer onClick={follow} className="bg-band text-on-band">
      <div className="as-it-nears [--about:1.125rem]">
        <LatticeEdge name="footer" className="text-band-rule" />
      </div>
      <div className="page-width grid gap-x-16 gap-y-12 pt-14 pb-12 lg:grid-cols-2">
        <About className="as-it-nears max-w-md [--about:17rem] sm:[--about:12.5rem]" />
        {/* Apart from its neighbours: a browser looks at each form as soon as it knows of it, and lays all of its part out. */}
        <div className="as-it-nears [--about:17rem] min-[25rem]:[--about:12.5rem]">{children}</div>
      </div>
      <Links className="as-it-nears [--about:53rem] sm:[--about:37rem] lg:[--about:24.5rem]" year={year} />
    </footer>
  );
}

import { Link } from "react-router";
import { useIdentity } from "./identity.ts";
import logo from "./logo.svg?raw";

/** Inline SVG: nothing to load before the first paint. */
const mark = { __html: logo.slice(logo.indexOf(">") + 1, logo.lastIndexOf("</svg>")) };

/** Logo and name, linked to the home page. Where the menu just fits into the row, there is no room for the rest of the name. */
export function Brand() {
  const { name, shortName } = useIdentity();
  return (
    <Link to="/" className="flex min-h-11 items-center gap-2.5 rounded-sm no-underline sm:gap-3">
      <svg
        viewBox="0 0 64 64"
        aria-hidden="true"
        className="size-9 shrink-0 sm:size-10"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from art/brand.ts
        dangerouslySetInnerHTML={mark}
      />
      <span className="leading-none">
        <span className="block font-display text-2xl leading-none font-bold tracking-tight">{shortName}</span>
        <span className="mt-1 block text-xs leading-none font-semibold text-soft sm:tracking-[0.08em] sm:uppercase lg:max-xl:sr-only">
          {name.startsWith(`${shortName} `) ? name.slice(shortName.length + 1) : name}
        </span>
      </span>
    </Link>
  );
}

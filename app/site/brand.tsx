import { Link } from "react-router";
import { foundation } from "#content/foundation.ts";

/** The mark and the name, leading home. */
export function Brand() {
  return (
    <Link to="/" className="group flex min-h-11 items-center gap-3 rounded-sm no-underline">
      <img src="/logo.svg" alt="" width={40} height={40} className="size-10" />
      <span className="leading-none">
        <span className="block font-display text-2xl leading-none font-bold tracking-tight">
          {foundation.shortName}
        </span>
        <span className="mt-1 block text-xs leading-none font-semibold tracking-[0.08em] text-soft uppercase">
          {foundation.name.slice(foundation.shortName.length + 1)}
        </span>
      </span>
    </Link>
  );
}

import { foundation } from "#content/foundation.ts";

/** The mark and the name, leading home. A phone has no room for the capitals beside Donate and the menu. */
export function Brand() {
  return (
    <a href="/" className="flex min-h-11 shrink-0 items-center gap-2.5 rounded-sm no-underline sm:gap-3">
      <img src="/logo.svg" alt="" width={40} height={40} className="size-9 sm:size-10" />
      <span className="leading-none">
        <span className="block font-display text-2xl leading-none font-bold tracking-tight">
          {foundation.shortName}
        </span>
        <span className="mt-1 block text-xs leading-none font-semibold text-soft sm:tracking-[0.08em] sm:uppercase">
          {foundation.name.slice(foundation.shortName.length + 1)}
        </span>
      </span>
    </a>
  );
}

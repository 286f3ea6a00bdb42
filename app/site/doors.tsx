import { Link, useLocation } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { useText } from "#app/ui/text.tsx";
import { useSiteLinks } from "./identity.ts";
import type { siteWords } from "./site.words.ts";

const colours = { drop: "text-pomegranate", hand: "text-emerald" } as const;

/** The links for whoever is in need, without the one to this page: HOME-14. */
export function Doors({ className }: { className: string }) {
  const { pathname } = useLocation();
  return (
    <ul className={`flex flex-wrap ${className}`}>
      {useSiteLinks()
        .doors.filter(({ path }) => path !== pathname)
        .map(({ path, title, icon }) => (
          <li key={path}>
            <Link
              to={path}
              className={`inline-flex min-h-10 items-center gap-2 font-semibold underline decoration-1 underline-offset-4 hover:decoration-2 ${colours[icon]}`}
            >
              <Icon name={icon} className="size-5" />
              {title}
            </Link>
          </li>
        ))}
    </ul>
  );
}

/** Below the header of a phone, whose row has no room for them. The home page has them in its first screen. */
export function DoorsBar() {
  const t = useText<typeof siteWords>("site");
  return (
    <nav aria-label={t("inNeed")} className="border-b border-rule text-sm lg:hidden print:hidden">
      <Doors className="page-width justify-between gap-x-8 sm:justify-start" />
    </nav>
  );
}

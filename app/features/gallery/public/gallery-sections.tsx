import { Link } from "react-router";
import { langAttrs } from "#app/lib/urdu.ts";
import { buttonStyle } from "#app/ui/button-style.ts";
import { galleryAddress } from "./gallery-query.ts";

export type SectionCount = { section: string; count: number };

/** 'All' and one link per section, with how many items each has; they work without JavaScript. */
export function GallerySections({ sections, chosen }: { sections: SectionCount[]; chosen?: string }) {
  const all = sections.reduce((sum, { count }) => sum + count, 0);
  const chips = [
    { section: undefined, name: "All", count: all },
    ...sections.map(({ section, count }) => ({ section, name: section, count })),
  ];
  return (
    <nav aria-label="Sections" data-no-overlay className="mt-7">
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ section, name, count }) => (
          <li key={name} className="max-w-full wrap-anywhere">
            <Link
              to={galleryAddress({ section })}
              preventScrollReset
              aria-current={section === chosen ? "page" : undefined}
              className={buttonStyle(
                { variant: section === chosen ? "primary" : "quiet" },
                "max-w-full whitespace-normal max-sm:gap-1.5 max-sm:px-3 max-sm:text-sm",
              )}
            >
              <span {...langAttrs(name)}>{name}</span>
              <span className="figures font-normal">{count.toLocaleString("en-US")}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { Link } from "react-router";
import { langAttrs } from "#app/lib/urdu.ts";
import { Text } from "#app/ui/text.tsx";

/** The year that a figure was counted in, and from what, once staff have entered both. */
type Evidence = { year?: number; source?: string };

export type FigureGroup = {
  name: string;
  /** The page that shows them. */
  path: string;
  figures: ({ value: string; name: string; note?: string } & Evidence)[];
};

/** The figures that the other pages show, by page. */
export function ReportIndex({ groups, text }: { groups: FigureGroup[]; text: string }) {
  return (
    <section aria-labelledby="index" className="border-t border-rule bg-sunk">
      <div className="page-width py-14 lg:py-20">
        <h2 id="index" className="text-heading">
          All other figures
        </h2>
        <Text as="p" text={text} className="mt-3 max-w-xl text-lg text-soft" />
        <div className="mt-9 gap-x-14 md:columns-2 lg:columns-3">
          {groups.map(({ name, path, figures }) => (
            <section key={path + name} aria-label={name} className="mb-9 break-inside-avoid">
              <h3 className="border-b border-rule-strong pb-2 text-xl">
                <Link
                  to={path}
                  {...langAttrs(name)}
                  className="decoration-1 underline-offset-4 hover:underline"
                >
                  {name}
                </Link>
              </h3>
              <dl className="figures">
                {figures.map(({ value, name: what, note, year, source }) => (
                  <div
                    key={what}
                    className="flex flex-row-reverse items-baseline justify-between gap-x-4 border-b border-rule py-1.5"
                  >
                    <dt {...langAttrs(what)} className="text-end text-soft">
                      {what}
                      {year && source && (
                        <span {...langAttrs(source)} className="block text-sm">
                          {year}, {source}
                        </span>
                      )}
                    </dt>
                    <dd className="font-display text-xl font-semibold">
                      {value}
                      {note && <span className="font-sans text-sm font-normal text-soft"> {note}</span>}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

import { CircleCheck, CircleDashed } from "lucide-react";
import { formatMonth } from "#app/lib/dates.ts";
import { LineLink } from "#app/ui/links.tsx";
import { PanelTitle } from "#app/ui/section-title.tsx";
import type { NextMonth } from "./closings.schema.ts";

/** What stands between a month and its closing, each with how many are left and where they are: CLOSE-03a. */
export function MonthChecklist({ next: { month, steps } }: { next: NextMonth }) {
  const isReady = steps.every(({ left }) => left === 0);
  return (
    <section
      aria-labelledby="next-month"
      className="mt-6 max-w-3xl border-s-4 border-s-emerald bg-emerald-tint px-4 py-3"
    >
      <PanelTitle id="next-month">{`Before ${formatMonth(month)} is closed`}</PanelTitle>
      <ul className="mt-2 grid gap-1 text-sm">
        {steps.map(({ title, left, to }) => {
          const Mark = left === 0 ? CircleCheck : CircleDashed;
          return (
            <li key={title} className="flex items-baseline gap-x-2">
              <Mark
                aria-hidden="true"
                className={`size-5 shrink-0 translate-y-1 ${left === 0 ? "text-emerald" : "text-pomegranate"}`}
              />
              <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4">
                <span className="py-1">
                  <span className="sr-only">{left === 0 ? "Done: " : "To do: "}</span>
                  {title}
                </span>
                {left > 0 && (
                  <LineLink to={to} aria-label={`${title}: ${left} left`} className="figures">
                    {left} left
                  </LineLink>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-sm text-soft">
        {isReady ? "Nothing is left: close the month." : "It can be closed before that, with a reason."}
      </p>
    </section>
  );
}

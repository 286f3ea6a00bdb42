import { langAttrs } from "#app/lib/urdu.ts";
import type { ContentOf } from "#content/contents.ts";
import { HundredSquares } from "./hundred-squares.tsx";
import { ReportTable } from "./report-table.tsx";

type ReportSharesProps = Pick<ContentOf<"figures">, "impactShares" | "helpRings"> & { text: string };

/** The percentages, each as a hundred squares. */
export function ReportShares({ impactShares, helpRings, text }: ReportSharesProps) {
  return (
    <section aria-labelledby="shares" className="page-width py-14 lg:py-20">
      <h2 id="shares" className="text-heading">
        Of each hundred
      </h2>
      <p {...langAttrs(text)} className="mt-3 max-w-xl text-lg text-soft">
        {text}
      </p>
      <ul className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-3">
        {impactShares.map(({ value, name, text: sentence }) => (
          <li
            key={name}
            className="grid break-inside-avoid grid-cols-[7rem_1fr] gap-x-6 sm:grid-cols-[10rem_1fr] lg:grid-cols-1"
          >
            <HundredSquares
              percent={Number.parseInt(value, 10) || 0}
              label={`${name}: ${value}`}
              className="w-full text-emerald lg:w-48"
            />
            <div className="lg:mt-5">
              <p className="figures font-display text-3xl leading-none font-semibold">{value}</p>
              <h3 {...langAttrs(name)} className="mt-2 text-xl">
                {name}
              </h3>
              <p {...langAttrs(sentence)} className="mt-1 text-soft">
                {sentence}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ul className="double-rule mt-12 grid gap-x-12 gap-y-7 pt-9 sm:grid-cols-3">
        {helpRings.map(({ percent, name }) => (
          <li key={name} className="grid grid-cols-[5rem_1fr] items-center gap-x-5">
            <HundredSquares percent={percent} label={`${name}: ${percent}%`} className="w-full" />
            <div>
              <p className="figures font-display text-2xl leading-none font-semibold">{percent}%</p>
              <h3
                {...langAttrs(name)}
                className="mt-1 font-sans text-base font-normal tracking-normal text-soft"
              >
                {name}
              </h3>
            </div>
          </li>
        ))}
      </ul>
      <ReportTable
        summary="The same as a table"
        caption="Percentages"
        head={["What", "Of each hundred"]}
        rows={[
          ...impactShares.map(({ name, value }) => [name, value]),
          ...helpRings.map(({ name, percent }) => [name, `${percent}%`]),
        ]}
      />
    </section>
  );
}

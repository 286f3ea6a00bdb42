import { SectionTitle } from "#app/ui/section-title.tsx";
import { Text, useText } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";
import type { impactReportWords } from "./impact-report.words.ts";
import { ReportTable } from "./report-table.tsx";

type ReportSharesProps = Pick<ContentOf<"figures">, "impactShares" | "helpRings"> & { text: string };

/** The percentages, each as a hundred squares. */
export function ReportShares({ impactShares, helpRings, text }: ReportSharesProps) {
  const t = useText<typeof impactReportWords>("impactReport");
  return (
    <section aria-labelledby="shares" className="page-width py-14 lg:py-20">
      <SectionTitle id="shares">{t("shares")}</SectionTitle>
      <Text as="p" text={text} className="mt-3 max-w-xl text-lg text-soft" />
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
              <Text as="h3" text={name} className="mt-2 text-xl" />
              <Text as="p" text={sentence} className="mt-1 text-soft" />
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
              <Text
                as="h3"
                text={name}
                className="mt-1 font-sans text-base font-normal tracking-normal text-soft"
              />
            </div>
          </li>
        ))}
      </ul>
      <ReportTable
        summary={t("asTable")}
        caption={t("percentages")}
        head={[t("what"), t("shares")]}
        rows={[
          ...impactShares.map(({ name, value }) => [name, value]),
          ...helpRings.map(({ name, percent }) => [name, `${percent}%`]),
        ]}
      />
    </section>
  );
}

/** The squares' side and their distance from each other, of a drawing of 100 x 100. */
const side = 7.4;
const step = 10;

const square = (place: number, inset: number) => {
  const left = (place % 10) * step + (step - side) / 2 + inset;
  const top = Math.floor(place / 10) * step + (step - side) / 2 + inset;
  const length = side - 2 * inset;
  return `M${left} ${top}h${length}v${length}h-${length}z`;
};

type HundredSquaresProps = { percent: number; label: string; className?: string };

/** A percentage as a hundred squares, the counted ones full and the others outlined: readable without colour. */
function HundredSquares({ percent, label, className = "w-40" }: HundredSquaresProps) {
  const places = Array.from({ length: 100 }, (_, place) => place);
  const full = places.filter((place) => place < percent);
  const outlined = places.filter((place) => place >= percent);
  return (
    <svg viewBox="0 0 100 100" role="img" aria-label={label} className={`mirrored ${className}`}>
      <path d={full.map((place) => square(place, 0)).join("")} fill="currentColor" />
      <path
        d={outlined.map((place) => square(place, 0.4)).join("")}
        fill="none"
        stroke="currentColor"
        strokeWidth="0.8"
      />
    </svg>
  );
}

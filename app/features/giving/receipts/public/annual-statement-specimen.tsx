import type { ReactNode } from "react";
import type { paperWords } from "#app/features/giving/receipts/papers.words.ts";
import type { statementWords } from "#app/features/giving/receipts/receipts.words.ts";
import { useIdentity } from "#app/site/identity.ts";
import { LatticeEdge } from "#app/ui/lattice.tsx";
import { useText } from "#app/ui/text.tsx";

/** Of each line how much is written on it. Nobody's donations. */
const lines = [
  ["w-20", "w-12", "w-16", "w-8"],
  ["w-20", "w-12", "w-24", "w-10"],
  ["w-20", "w-12", "w-14", "w-7"],
  ["w-20", "w-12", "w-28", "w-9"],
] as const;
const columns = ["receiptColumn", "dayColumn", "fundColumn", "amountColumn"] as const;

/** How the paper looks that is asked for here, without a donation on it. */
export function AnnualStatementSpecimen({ className = "" }: { className?: string }) {
  const t = useText<typeof statementWords>("statement");
  const paper = useText<typeof paperWords>("papers");
  const { name } = useIdentity();
  return (
    <figure className={`min-w-0 ${className}`}>
      <div aria-hidden="true" className="border border-rule bg-raised shadow-raised lg:rotate-1">
        <LatticeEdge name="statement" className="mt-3 text-emerald" />
        <div className="px-5 pt-6 pb-7 sm:px-8">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="label text-emerald">{name}</p>
            <p className="text-xs text-faint">{t("specimen")}</p>
          </div>
          <p className="mt-3 font-display text-2xl font-semibold">{t("title")}</p>
          <div className="mt-5 grid text-xs text-soft">
            <Line
              cells={columns.map((column) => paper(column))}
              className="border-b-2 border-emerald pb-1 font-semibold"
            />
            {lines.map((widths) => (
              <Line
                key={widths.join()}
                cells={widths.map((width) => (
                  <span key={width} className={`block h-1.5 max-w-full rounded-full bg-rule ${width}`} />
                ))}
                className="h-8 items-center border-b border-rule"
              />
            ))}
          </div>
          <p className="mt-4 text-end font-display text-xl font-semibold text-emerald">{t("inFigures")}</p>
          <p className="text-end text-sm">{t("inWords")}</p>
          <p className="mt-6 text-xs text-faint">{paper("statementNote")}</p>
        </div>
      </div>
      <figcaption className="mt-4 text-sm text-soft">{t("specimenCaption")}</figcaption>
    </figure>
  );
}

function Line({ cells, className }: { cells: readonly ReactNode[]; className: string }) {
  const [receipt, day, fund, amount] = cells;
  return (
    <div className={`grid grid-cols-[96px_56px_1fr_auto] gap-x-2 ${className}`}>
      <span>{receipt}</span>
      <span>{day}</span>
      <span className="min-w-0">{fund}</span>
      <span>{amount}</span>
    </div>
  );
}

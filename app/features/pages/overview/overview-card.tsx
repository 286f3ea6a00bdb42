import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { OverviewFigures } from "./overview.schema.ts";

/**
 * This month's page views compared with as many days of the month before, in per cent: "+18%"; "New"
 * when those had none.
 */
export function trafficChange({
  views_this_month: now,
  views_last_month: before,
}: Pick<OverviewFigures, "views_this_month" | "views_last_month">): string {
  if (before === 0) return "New";
  const change = Math.round(((now - before) / before) * 100);
  return `${change > 0 ? "+" : ""}${change}%`;
}

type OverviewCardProps = {
  icon: LucideIcon;
  label: string;
  figure: string;
  /** What the figure counts. */
  note: ReactNode;
  /** The same of as many days of last month, in words. */
  before?: ReactNode;
};

export function OverviewCard({ icon: Icon, label, figure, note, before }: OverviewCardProps) {
  return (
    <li className="flex flex-col gap-1.5 border border-rule border-t-3 border-t-emerald bg-raised p-4">
      <h2 className="flex items-center gap-2 font-sans text-sm font-semibold tracking-normal text-soft">
        <Icon aria-hidden="true" className="size-4.5" />
        {label}
      </h2>
      <p className="figures font-display text-2xl lg:text-3xl leading-tight font-semibold wrap-anywhere">
        {figure}
      </p>
      {/* Room for the two lines that each text takes on a phone. */}
      <div className="figures mt-auto text-sm text-soft max-sm:min-h-[6em]">
        <p>{note}</p>
        {before && <p className="text-faint">{before}</p>}
      </div>
    </li>
  );
}

import { Link } from "react-router";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { ShareLine } from "#app/ui/bars.tsx";

export type Progress = {
  targetPaisa: number;
  /** What has come in. */
  paisa: number;
  /** How many gifts; undefined where staff have written the sum. */
  donations?: number;
};

type CampaignProgressProps = { progress: Progress; programme: string | undefined; from: string | undefined };

/** How far the campaign is, as a sentence and a bar, and where the sum can be checked: CAMPAIGN-02. */
export function CampaignProgress({ progress, programme, from }: CampaignProgressProps) {
  const { paisa, targetPaisa, donations } = progress;
  return (
    <div className="mt-7 max-w-lg">
      <p className="figures text-on-band-soft">
        <strong className="font-display text-2xl font-semibold text-on-band">{formatMoney(paisa)}</strong> of{" "}
        {formatMoney(targetPaisa)}
      </p>
      <ShareLine percent={Math.min(100, (paisa / targetPaisa) * 100)} className="mt-2 text-marigold" />
      {donations !== undefined && (
        <p className="mt-2 text-sm text-on-band-soft">
          {giftsOf(donations)} to {programme}
          {from && ` since ${formatDay(from)}`}, counted in our{" "}
          <Link to="/transparency" className="underline decoration-1 underline-offset-4 hover:decoration-2">
            open books
          </Link>
          .
        </p>
      )}
    </div>
  );
}

function giftsOf(count: number): string {
  if (count === 0) return "No gifts yet";
  return count === 1 ? "One gift" : `${count.toLocaleString("en-US")} gifts`;
}

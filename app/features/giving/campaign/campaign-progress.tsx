import { Link } from "react-router";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { useHasPage } from "#app/site/identity.ts";
import { ShareLine } from "#app/ui/bars.tsx";
import { RichText, useLanguage } from "#app/ui/words.tsx";
import type { campaignWords } from "./campaign.words.ts";

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
  const language = useLanguage();
  const { paisa, targetPaisa, donations } = progress;
  const hasBooks = useHasPage("/transparency");
  return (
    <div className="mt-7 max-w-lg">
      <p className="figures text-on-band-soft">
        <RichText<typeof campaignWords>
          name="campaign"
          id="raisedOf"
          values={{ target: formatMoney(targetPaisa, language) }}
          components={{
            raised: (
              <strong className="font-display text-2xl font-semibold text-on-band">
                {formatMoney(paisa, language)}
              </strong>
            ),
          }}
        />
      </p>
      <ShareLine percent={Math.min(100, (paisa / targetPaisa) * 100)} className="mt-2 text-marigold" />
      {donations !== undefined && (
        <p className="mt-2 text-sm text-on-band-soft">
          <RichText<typeof campaignWords>
            name="campaign"
            id={from ? "giftsToSince" : "giftsTo"}
            values={{
              gifts: donations,
              count: donations.toLocaleString("en-US"),
              programme,
              day: from && formatDay(from, language),
            }}
            components={{
              books: hasBooks ? (
                <Link
                  to="/transparency"
                  className="underline decoration-1 underline-offset-4 hover:decoration-2"
                />
              ) : (
                <span />
              ),
            }}
          />
        </p>
      )}
    </div>
  );
}

import { Link } from "react-router";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney, paisaPerRupee } from "#app/lib/money.ts";
import { useHasPage } from "#app/site/identity.ts";
import { ShareLine } from "#app/ui/bars.tsx";
import { RichText, Text, useLanguage, useText } from "#app/ui/text.tsx";
import type { campaignWords } from "./campaign.words.ts";

export type Progress = {
  targetPaisa: number;
  /** What has come in. */
  paisa: number;
  /** How many gifts; undefined where staff have written the sum. */
  donations?: number;
};

type CampaignProgressProps = {
  progress: Progress;
  programme: string | undefined;
  from: string | undefined;
  /** What the smallest gift does; undefined where staff have written none, and once the campaign has ended. */
  first: { amount: number; pays: string } | undefined;
};

/**
 * How far the campaign is, as a sentence and a bar, and where the sum can be checked: CAMPAIGN-02. While nothing has come
 * in, what the first gift does.
 */
export function CampaignProgress({ progress, programme, from, first }: CampaignProgressProps) {
  const language = useLanguage();
  const t = useText<typeof campaignWords>("campaign");
  const { paisa, targetPaisa, donations } = progress;
  const hasBooks = useHasPage("/transparency");
  return (
    <div className="mt-7 max-w-lg">
      {paisa === 0 && first && (
        <dl className="mb-4 border-s-4 border-marigold ps-4">
          <dt className="figures font-semibold">
            {t("firstGift", { amount: formatMoney(first.amount * paisaPerRupee, language) })}
          </dt>
          <Text as="dd" text={first.pays} className="mt-1 font-display text-xl" />
        </dl>
      )}
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
      {paisa > 0 && (
        <ShareLine percent={Math.min(100, (paisa / targetPaisa) * 100)} className="mt-2 text-marigold" />
      )}
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

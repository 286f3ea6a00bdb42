import { Pencil, Trash2 } from "lucide-react";
import { adMediaPath } from "#app/contract/ad-media-path.ts";
import { MediaThumb } from "#app/dashboard/media-thumb.tsx";
import { RowActions } from "#app/dashboard/row-actions.tsx";
import { StatusPill, type StatusTone } from "#app/dashboard/status-pill.tsx";
import type { Ad } from "#app/features/ads/ads.schema.ts";
import { type AdStatus, adMessages } from "#app/features/ads/ads-admin.messages.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { Button } from "#app/ui/button.tsx";

type AdCardProps = {
  ad: Ad;
  /** The ad is being switched on or off. */
  busy: boolean;
  onToggle: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

const statuses: Record<AdStatus, { word: string; tone: StatusTone; sentence?: string }> = {
  active: { word: "Active", tone: "good" },
  inactive: { word: "Inactive", tone: "faded" },
  scheduled: { word: "Scheduled", tone: "plain", sentence: adMessages.scheduled },
  expired: { word: "Expired", tone: "bad", sentence: adMessages.expired },
};

export const statusWord = (status: AdStatus) => statuses[status].word;

/** An ad with its state and what can be done with it: AD-11. */
export function AdCard({ ad, busy, onToggle, onEdit, onDelete }: AdCardProps) {
  const { word, tone, sentence } = statuses[ad.status];
  const toggle = ad.is_active ? "Deactivate" : "Activate";
  return (
    <article aria-label={ad.title} className="flex h-full min-w-0 flex-col border border-rule bg-raised">
      <div className="relative">
        <MediaThumb
          kind={ad.media_type}
          src={adMediaPath(ad)}
          sizes="(min-width: 64rem) 380px, 100vw"
          className={`aspect-16/9 w-full ${ad.status === "active" || ad.status === "scheduled" ? "" : "opacity-60 grayscale"}`}
        />
        <span className="absolute end-2 top-2 rounded-sm bg-band px-2 text-xs leading-6 font-semibold tracking-wide text-on-band">
          {ad.media_type === "video" ? "VIDEO" : "IMAGE"}
        </span>
      </div>
      <div className="flex flex-1 flex-col gap-2 px-4 pt-3 pb-2">
        <div className="flex items-start justify-between gap-3">
          <h2 {...langAttrs(ad.title)} className="min-w-0 text-lg leading-snug wrap-anywhere">
            {ad.title}
          </h2>
          <StatusPill tone={tone}>{word}</StatusPill>
        </div>
        <p
          {...langAttrs(ad.description)}
          className={`line-clamp-3 text-sm ${ad.description ? "text-soft" : "text-faint italic"}`}
        >
          {ad.description || adMessages.noDescription}
        </p>
        {sentence && <p className="text-sm font-semibold">{sentence}</p>}
        <p className="figures mt-auto flex flex-wrap justify-between gap-x-4 pt-1 text-xs text-soft">
          <span>{dateRange(ad)}</span>
          <span className="text-faint">Created {formatDay(karachiDay(new Date(ad.created_at)))}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-2 border-t border-rule px-4 py-1.5">
        <Button
          variant="quiet"
          size="small"
          aria-label={`${toggle} ${ad.title}`}
          disabled={busy}
          onClick={onToggle}
        >
          {toggle}
        </Button>
        <RowActions
          of={ad.title}
          actions={[
            { title: "Edit", icon: Pencil, onSelect: onEdit },
            { title: "Delete", icon: Trash2, onSelect: onDelete },
          ]}
        />
      </div>
    </article>
  );
}

/** The days of an ad, of which either may be missing. */
function dateRange({ start_date, end_date }: Pick<Ad, "start_date" | "end_date">): string {
  if (start_date && end_date) return `${formatDay(start_date)} – ${formatDay(end_date)}`;
  if (start_date) return `From ${formatDay(start_date)}`;
  return end_date ? `Until ${formatDay(end_date)}` : "No dates set";
}

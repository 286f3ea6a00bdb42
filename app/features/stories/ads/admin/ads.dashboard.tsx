import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { adMediaPath } from "#app/contract/ad-media-path.ts";
import { call, prefetch } from "#app/dashboard/call.ts";
import { ListFilter } from "#app/dashboard/list-filter.tsx";
import { ListFrame } from "#app/dashboard/list-frame.tsx";
import { MediaThumb } from "#app/dashboard/media-preview.tsx";
import { OutdatedPill } from "#app/dashboard/outdated-text.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { RowActions } from "#app/dashboard/row-actions.tsx";
import { StatusPill, type StatusTone } from "#app/dashboard/status-pill.tsx";
import { useList, useListQuery } from "#app/dashboard/use-list.ts";
import { adsCalls } from "#app/features/stories/ads/ads.calls.ts";
import { type AdStatus, adMessages, adStatuses, ads } from "#app/features/stories/ads/ads.rows.ts";
import type { Ad } from "#app/features/stories/ads/ads.schema.ts";
import { adsAdminCalls } from "#app/features/stories/ads/ads-admin.calls.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { RowsDialogs, useRowsPage } from "#app/rows/rows-dialogs.tsx";
import { Button } from "#app/ui/button.tsx";
import { Text } from "#app/ui/text.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { AdEditor } from "./ad-editor.tsx";
import { adFilters, adList } from "./ads-list.ts";

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

const statusWord = (status: AdStatus) => statuses[status].word;

/** An ad with its state and what can be done with it: AD-11. */
function AdCard({ ad, busy, onToggle, onEdit, onDelete }: AdCardProps) {
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
          <Text as="h2" text={ad.title} className="min-w-0 text-lg leading-snug wrap-anywhere" />
          <StatusPill tone={tone}>{word}</StatusPill>
        </div>
        <Text
          as="p"
          text={ad.description || adMessages.noDescription}
          className={`line-clamp-3 text-sm ${ad.description ? "text-soft" : "text-faint italic"}`}
        />
        {sentence && <p className="text-sm font-semibold">{sentence}</p>}
        <p>
          <OutdatedPill noun="advertisement" id={ad.id} />
        </p>
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

const texts = {
  caption: "Advertisements",
  one: "advertisement",
  failed: adMessages.loadBroke,
  empty: adMessages.none,
  emptyText: "Ads appear on a small card in the corner of the public pages.",
};

const choices = adStatuses.map((value) => ({ value, label: statusWord(value) }));

export const clientLoader = prefetch(({ asked, list }) => list(adList(asked(adFilters))));

export default function AdsDashboard() {
  const [{ status }, , filter] = useListQuery(["status"]);
  const list = useList(useLoaderData<typeof clientLoader>(), { toasts: true });
  const isEmpty = !status && !list.isPending && list.rows.length === 0;
  const page = useRowsPage<Ad>(ads, list, { list: adsCalls.listAds, remove: adsAdminCalls.deleteAd });
  const toast = useToast();
  /** The ad that is being switched. */
  const [busy, setBusy] = useState<number>();

  async function toggle(ad: Ad) {
    setBusy(ad.id);
    const active = ad.is_active !== 1;
    const reply = await call(adsAdminCalls.toggleAd, {
      body: { id: ad.id, is_active: active },
      texts: { failed: adMessages.toggleFailed, broke: adMessages.toggleBroke },
    });
    if (!reply.ok) toast.error(reply.message);
    else toast.success(reply.body.message ?? (active ? adMessages.activated : adMessages.deactivated));
    // Also after somebody else has deleted it.
    if (reply.ok || reply.status === 404) await page.refresh();
    setBusy(undefined);
  }

  const create = <Button onClick={() => page.edited.open()}>Create New Ad</Button>;
  return (
    <>
      <PageHeading actions={create}>
        Visitors see the active ones in turn, as 'Future Project' in the corner of the public pages.
      </PageHeading>
      <ListFrame
        list={list}
        texts={texts}
        filtered={status !== ""}
        toolbar={!isEmpty && <ListFilter label="Status" options={choices} {...filter("status")} />}
      >
        <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {list.rows.map((ad) => (
            <li key={ad.id} className="min-w-0">
              <AdCard
                ad={ad}
                busy={busy === ad.id}
                onToggle={() => void toggle(ad)}
                onEdit={() => page.edited.open(ad)}
                onDelete={() => page.setDeleting(ad)}
              />
            </li>
          ))}
        </ul>
      </ListFrame>
      <RowsDialogs
        page={page}
        editor={(ad, close) => <AdEditor ad={ad} fetchRow={list.fetchRow} onClose={close} />}
      />
    </>
  );
}

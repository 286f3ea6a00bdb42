import { useState } from "react";
import { call } from "#app/dashboard/call.ts";
import { callList, useRefresh } from "#app/dashboard/call-query.ts";
import { dashboardMeta } from "#app/dashboard/dashboard-name.tsx";
import { DeletionDialog } from "#app/dashboard/deletion-dialog.tsx";
import { ListFilter } from "#app/dashboard/list-filter.tsx";
import { ListFrame } from "#app/dashboard/list-frame.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useEditedRow } from "#app/dashboard/use-edited-row.ts";
import { useList, useListQuery } from "#app/dashboard/use-list.ts";
import type { Ad } from "#app/features/ads/ads.schema.ts";
import { adMessages, adStatuses } from "#app/features/ads/ads-admin.messages.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { AdCard, statusWord } from "./ad-card.tsx";
import { AdEditor } from "./ad-editor.tsx";

const title = "Advertisement Management";

export const meta = () => dashboardMeta(title);

const texts = {
  caption: "Advertisements",
  one: "advertisement",
  loading: "Loading advertisements...",
  failed: adMessages.loadBanner,
  empty: adMessages.none,
  emptyText: "Ads appear on a small card in the corner of the public pages.",
};

/** How many ads are loaded at once. */
const pageSize = 60;

const choices = adStatuses.map((value) => ({ value, label: statusWord(value) }));

export default function AdsDashboard() {
  const [{ status }, ask] = useListQuery(["status"]);
  const asked = { query: { limit: pageSize, status }, texts: { failed: adMessages.loadFailed } };
  const list = useList(callList("listAds", asked, (rows) => ({ rows })));
  const isEmpty = !status && !list.isPending && list.rows.length === 0;
  const toast = useToast();
  const refresh = useRefresh("listAds");
  const edited = useEditedRow(list, "advertisement");
  const [deleting, setDeleting] = useState<Ad>();
  /** The ad that is being switched. */
  const [busy, setBusy] = useState<number>();

  async function toggle(ad: Ad) {
    setBusy(ad.id);
    const active = ad.is_active !== 1;
    const reply = await call("toggleAd", {
      body: { id: ad.id, is_active: active },
      texts: { failed: adMessages.toggleFailed, broke: adMessages.toggleBroke },
    });
    if (!reply.ok) toast.error(reply.message);
    else toast.success(reply.body.message ?? (active ? adMessages.activated : adMessages.deactivated));
    // Also after somebody else has deleted it.
    if (reply.ok || reply.status === 404) await refresh();
    setBusy(undefined);
  }

  const create = <Button onClick={() => edited.open()}>Create New Ad</Button>;
  return (
    <>
      <PageHeading title={title} actions={create}>
        Visitors see the active ones in turn, as 'Future Project' in the corner of the public pages.
      </PageHeading>
      <ListFrame
        list={list}
        texts={texts}
        filtered={status !== ""}
        toolbar={
          !isEmpty && (
            <ListFilter
              label="Status"
              value={status}
              options={choices}
              onChange={(status) => ask({ status })}
            />
          )
        }
      >
        <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {list.rows.map((ad) => (
            <li key={ad.id} className="min-w-0">
              <AdCard
                ad={ad}
                busy={busy === ad.id}
                onToggle={() => void toggle(ad)}
                onEdit={() => edited.open(ad)}
                onDelete={() => setDeleting(ad)}
              />
            </li>
          ))}
        </ul>
      </ListFrame>
      {edited.isOpen && <AdEditor key={edited.row?.id ?? "new"} ad={edited.row} onClose={edited.close} />}
      {deleting && (
        <DeletionDialog
          title="Delete this advertisement?"
          question={adMessages.confirmDelete}
          name={deleting.title}
          remove={() =>
            call("deleteAd", {
              body: { id: deleting.id },
              texts: { failed: adMessages.deleteFailed, broke: adMessages.deleteBroke },
            })
          }
          done={adMessages.deleted}
          refresh={refresh}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { binDays, binMessages, binNounList, binNouns } from "#app/contract/bin.ts";
import { call, callList, prefetch, useRefresh } from "#app/dashboard/call.ts";
import { columnsOf, DataTable } from "#app/dashboard/data-table.tsx";
import { DeletionDialog } from "#app/dashboard/deletion-dialog.tsx";
import { ListFilter } from "#app/dashboard/list-filter.tsx";
import { useMay } from "#app/dashboard/own-user.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useAct } from "#app/dashboard/use-act.ts";
import { useList, useListQuery } from "#app/dashboard/use-list.ts";
import { formatTime } from "#app/lib/dates.ts";
import { Text } from "#app/ui/text.tsx";
import { binCalls } from "./bin.calls.ts";
import type { BinItem } from "./bin.schema.ts";

const listTexts = {
  caption: "Bin",
  one: "entry",
  many: "entries",
  loading: "Loading the bin...",
  empty: "The bin is empty",
  emptyText: `What you delete stays here for ${binDays} days.`,
};

const column = columnsOf<BinItem>();
const columns = column.columns([
  column.shown({
    header: "Deleted",
    className: "w-full md:w-auto",
    cell: ({ noun, title }) => (
      <div className="min-w-0">
        <Text as="p" text={title} className="font-semibold wrap-anywhere" />
        <p className="text-soft">{binNouns[noun].label}</p>
      </div>
    ),
  }),
  column.shown({
    header: "By",
    label: "By",
    className: "md:w-36",
    cell: ({ deleted_by }) => <bdi>{deleted_by}</bdi>,
  }),
  column.shown({
    header: "On",
    label: "On",
    className: "figures md:w-40",
    cell: ({ deleted_at }) => formatTime(deleted_at),
  }),
  column.shown({
    header: "Kept until",
    label: "Kept until",
    className: "figures md:w-40",
    cell: ({ expires_at }) => formatTime(expires_at),
  }),
]);

export const clientLoader = prefetch(({ asked, list }) => {
  const { kind } = asked(["kind"]);
  const noun = binNounList.find((each) => each === kind);
  return list(
    callList(
      binCalls.listBin,
      { query: { noun, limit: 50 }, texts: { failed: binMessages.loadFailed } },
      ({ items: rows, total }) => ({ rows, total }),
    ),
  );
});

/** What was deleted and can still be brought back: BIN-04. */
export default function BinDashboard() {
  const [{ kind }, , filter] = useListQuery(["kind"]);
  const list = useList(useLoaderData<typeof clientLoader>());
  const may = useMay();
  const kinds = binNounList
    .filter((noun) => may(binNouns[noun].permission))
    .map((noun) => ({ value: noun, label: binNouns[noun].many }));
  const client = useQueryClient();
  const refresh = useRefresh(binCalls.listBin);
  // What is brought back is in another list of the dashboard again.
  const { busy, act } = useAct(() => client.invalidateQueries());
  const [deleting, setDeleting] = useState<BinItem>();

  async function bringBack({ noun, row_id: id }: BinItem) {
    if (busy) return;
    const texts = { failed: binMessages.restoreFailed };
    await act(call(binCalls.restoreBinItem, { body: { noun, id }, texts }), binMessages.restored);
  }

  return (
    <>
      <PageHeading>
        What was deleted stays here for {binDays} days. Until then you can bring it back. Visitors do not see
        it, and nobody can open its files.
      </PageHeading>
      <DataTable
        list={list}
        columns={columns}
        texts={listTexts}
        nameOf={({ title }) => title}
        filtered={kind !== ""}
        toolbar={<ListFilter label="Kind" options={kinds} {...filter("kind")} />}
        actionsWidth="md:w-72"
        actions={(item) => [
          {
            title: "Bring back",
            label: `Bring back ${item.title}`,
            icon: RotateCcw,
            titled: true,
            onSelect: () => void bringBack(item),
          },
          {
            title: "Delete for good",
            label: `Delete for good: ${item.title}`,
            icon: Trash2,
            onSelect: () => setDeleting(item),
          },
        ]}
      />
      {deleting && (
        <DeletionDialog
          title="Delete for good?"
          question="It is deleted with its files and its earlier versions. This action cannot be undone."
          name={deleting.title}
          confirm="Delete for good"
          remove={() =>
            call(binCalls.deleteBinItem, {
              body: { noun: deleting.noun, id: deleting.row_id },
              texts: { failed: binMessages.deleteFailed },
            })
          }
          done={binMessages.deletedForGood}
          refresh={refresh}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}

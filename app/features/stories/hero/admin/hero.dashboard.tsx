import { History, Pencil, Plus, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { call } from "#app/dashboard/call.ts";
import { columnsOf, DataTable } from "#app/dashboard/data-table.tsx";
import { DeletionDialog } from "#app/dashboard/deletion-dialog.tsx";
import { OpeningRow } from "#app/dashboard/opening-row.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { prefetch } from "#app/dashboard/prefetch.ts";
import { useEditedRow } from "#app/dashboard/use-edited-row.ts";
import { useList } from "#app/dashboard/use-list.ts";
import type { HeroSlide } from "#app/features/stories/hero/hero.schema.ts";
import { heroAdminCalls } from "#app/features/stories/hero/hero-admin.calls.ts";
import { heroMessages } from "#app/features/stories/hero/hero-admin.messages.ts";
import { Button } from "#app/ui/button.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { slideList, useShownSlides } from "./hero-calls.ts";
import { SlideChanges, SlideContent, SlideOrder, SlideStatus, SlideThumbnail } from "./hero-cells.tsx";
import { useSlideChanges } from "./hero-order.ts";

const HeroEditor = lazyPart(async () => (await import("./hero-editor.tsx")).HeroEditor);

const VersionsDialog = lazyPart(
  async () => (await import("#app/dashboard/record-versions.tsx")).VersionsDialog,
);

const texts = {
  caption: "Hero slides",
  one: "slide",
  loading: heroMessages.loading,
  empty: heroMessages.none,
  emptyText: "Until you add one, the home page shows a picture of Lahore with a link to donate.",
};

// The order is the slides' own, so no column sorts.
const column = columnsOf<HeroSlide>();
const columns = column.columns([
  column.display({
    id: "preview",
    header: "Preview",
    cell: ({ row }) => <SlideThumbnail slide={row.original} />,
    meta: { className: "md:w-24" },
  }),
  column.display({
    id: "content",
    header: "Content",
    cell: ({ row }) => <SlideContent slide={row.original} />,
    meta: { className: "max-md:flex-[1_1_calc(100%-6rem)]" },
  }),
  column.display({
    id: "order",
    header: "Order",
    cell: ({ row }) => <SlideOrder slide={row.original} />,
    meta: { label: "Order", className: "md:w-32" },
  }),
  column.display({
    id: "status",
    header: "Status",
    cell: ({ row }) => <SlideStatus slide={row.original} />,
    meta: { className: "md:w-40" },
  }),
]);

export const clientLoader = prefetch(({ list }) => list(slideList));

export default function HeroDashboard() {
  const list = useList(slideList);
  const { rows } = list;
  const { refresh } = useShownSlides();
  const changes = useSlideChanges(rows);
  const edited = useEditedRow(list, "slide");
  const [deleting, setDeleting] = useState<HeroSlide>();
  const [versions, setVersions] = useState<HeroSlide>();
  const create = () => edited.open();

  return (
    <>
      <PageHeading
        actions={
          <Button onClick={create}>
            <Plus aria-hidden="true" className="size-4.5" />
            New Slide
          </Button>
        }
      >
        The large pictures at the top of the home page.
      </PageHeading>
      <SlideChanges value={changes}>
        <DataTable
          list={list}
          columns={columns}
          texts={texts}
          nameOf={({ headline }) => headline}
          create={<Button onClick={create}>Create First Slide</Button>}
          actions={(slide) => [
            { title: "Edit", icon: Pencil, onSelect: () => edited.open(slide) },
            {
              title: "Versions",
              label: `Earlier versions of ${slide.headline}`,
              icon: History,
              onSelect: () => setVersions(slide),
            },
            { title: "Delete", icon: Trash2, onSelect: () => setDeleting(slide) },
          ]}
        />
      </SlideChanges>
      {/* The place of a new slide follows from those that are there. */}
      <OpeningRow edited={edited} />
      {edited.isOpen && !list.isPending && (
        <Suspense>
          <HeroEditor slide={edited.row} nextOrder={nextOrder(rows)} onClose={edited.close} />
        </Suspense>
      )}
      {versions && (
        <Suspense>
          <VersionsDialog
            noun="hero slide"
            id={versions.id}
            name={versions.headline}
            note="Its place and whether it is active stay as they are."
            refresh={refresh}
            onClose={() => setVersions(undefined)}
          />
        </Suspense>
      )}
      {deleting && (
        <DeletionDialog
          title="Delete this slide?"
          question={heroMessages.confirmDelete}
          name={deleting.headline}
          remove={() =>
            call(heroAdminCalls.deleteHeroSlide, {
              body: { id: deleting.id },
              texts: { failed: heroMessages.deleteFailed, broke: heroMessages.networkError },
            })
          }
          bin={{ noun: "hero slide", ids: [deleting.id] }}
          done={heroMessages.deleted}
          refresh={refresh}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}

/** After the highest place there is; 0 for the first slide. */
const nextOrder = (slides: HeroSlide[]) => Math.max(-1, ...slides.map((slide) => slide.display_order)) + 1;

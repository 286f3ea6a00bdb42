import { History, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { prefetch } from "#app/dashboard/call.ts";
import { columnsOf, DataTable } from "#app/dashboard/data-table.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useList } from "#app/dashboard/use-list.ts";
import { VersionsDialog } from "#app/dashboard/versions-dialog.tsx";
import { heroCalls } from "#app/features/stories/hero/hero.calls.ts";
import { heroMessages, slides } from "#app/features/stories/hero/hero.rows.ts";
import type { HeroSlide } from "#app/features/stories/hero/hero.schema.ts";
import { RowsDialogs, useRowsPage } from "#app/rows/rows-dialogs.tsx";
import { Button } from "#app/ui/button.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { SlideChanges, SlideContent, SlideOrder, SlideStatus, SlideThumbnail } from "./hero-cells.tsx";
import { slideList, useSlideChanges } from "./hero-slides.ts";

const HeroEditor = lazyPart(async () => (await import("./hero-editor.tsx")).HeroEditor);

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
    meta: { label: "Order", className: "md:w-32 xl:w-44" },
  }),
  column.display({
    id: "status",
    header: "Status",
    cell: ({ row }) => <SlideStatus slide={row.original} />,
    meta: { className: "md:w-40 xl:w-36" },
  }),
]);

export const clientLoader = prefetch(({ list }) => list(slideList));

export default function HeroDashboard() {
  const list = useList(slideList);
  const { rows } = list;
  const page = useRowsPage<HeroSlide>(slides, list, {
    list: heroCalls.listHeroSlides,
    remove: heroCalls.deleteHeroSlide,
  });
  const changes = useSlideChanges(rows, page.refresh);
  const [versions, setVersions] = useState<HeroSlide>();
  const create = () => page.edited.open();

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
            { title: "Edit", icon: Pencil, onSelect: () => page.edited.open(slide) },
            {
              title: "Versions",
              label: `Earlier versions of ${slide.headline}`,
              icon: History,
              onSelect: () => setVersions(slide),
            },
            { title: "Delete", icon: Trash2, onSelect: () => page.setDeleting(slide) },
          ]}
        />
      </SlideChanges>
      <RowsDialogs
        page={page}
        // The place of a new slide follows from those that are there.
        editor={(slide, close) =>
          !list.isPending && (
            <HeroEditor slide={slide} nextOrder={nextOrder(rows)} fetchRow={list.fetchRow} onClose={close} />
          )
        }
      />
      {versions && (
        <VersionsDialog
          noun="hero slide"
          id={versions.id}
          name={versions.headline}
          note="Its place and whether it is active stay as they are."
          refresh={page.refresh}
          onClose={() => setVersions(undefined)}
        />
      )}
    </>
  );
}

/** After the highest place there is; 0 for the first slide. */
const nextOrder = (slides: HeroSlide[]) => Math.max(-1, ...slides.map((slide) => slide.display_order)) + 1;

import { Trash2 } from "lucide-react";
import { useLoaderData } from "react-router";
import { callList, prefetch } from "#app/dashboard/call.ts";
import { ListFilter } from "#app/dashboard/list-filter.tsx";
import { ListFrame } from "#app/dashboard/list-frame.tsx";
import { MediaThumb } from "#app/dashboard/media-preview.tsx";
import { OutdatedPill } from "#app/dashboard/outdated-text.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { WideWord } from "#app/dashboard/row-actions.tsx";
import { useList, useListQuery } from "#app/dashboard/use-list.ts";
import { galleryCalls } from "#app/features/stories/gallery/gallery.calls.ts";
import { gallery, galleryMessages } from "#app/features/stories/gallery/gallery.rows.ts";
import type { GalleryItem } from "#app/features/stories/gallery/gallery.schema.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { RowsDialogs, useRowsPage } from "#app/rows/rows-dialogs.tsx";
import { Text } from "#app/ui/text.tsx";
import { GalleryEditor } from "./gallery-editor.tsx";
import { GalleryUploadForm } from "./gallery-upload-form.tsx";

export const clientLoader = prefetch(({ asked, list }) =>
  list(
    callList(
      galleryCalls.listGalleryItems,
      {
        query: { ...asked(["section"]), limit: 48 },
        texts: { failed: galleryMessages.loadFailed, broke: galleryMessages.loadBroke },
      },
      ({ items: rows, ...more }) => ({ rows, ...more }),
    ),
  ),
);

export default function GalleryDashboard() {
  const [{ section }, , filter] = useListQuery(["section"]);
  const list = useList(useLoaderData<typeof clientLoader>());
  const page = useRowsPage<GalleryItem>(gallery, list, {
    list: galleryCalls.listGalleryItems,
    remove: galleryCalls.deleteGalleryItem,
  });
  const { sections = [], sections_ur: sectionsInUrdu = {} } = list.data?.pages.at(-1) ?? {};

  return (
    <>
      <PageHeading>
        Pictures and videos in the public gallery, newest first. Uploads appear at once.
      </PageHeading>
      <GalleryUploadForm
        sections={sections}
        sectionsInUrdu={sectionsInUrdu}
        isEmpty={list.isPending ? undefined : sections.length === 0 && list.rows.length === 0}
        onAdded={page.refresh}
      />
      <ListFrame
        list={list}
        texts={{
          caption: "Media items",
          one: "item",
          loading: "Loading media...",
          empty: galleryMessages.none,
          noneFound: galleryMessages.noneInSection,
        }}
        filtered={section !== ""}
        toolbar={
          <ListFilter
            label="Section"
            all="All sections"
            options={sectionOptions(sections, section)}
            {...filter("section")}
          />
        }
      >
        <ul className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-x-4 lg:grid-cols-4 xl:grid-cols-5">
          {list.rows.map((item) => (
            <GalleryTile
              key={item.id}
              item={item}
              onEdit={() => page.edited.open(item)}
              onDelete={() => page.setDeleting(item)}
            />
          ))}
        </ul>
      </ListFrame>
      <RowsDialogs
        page={page}
        editor={(item, close) =>
          // A new item has the form above.
          item && (
            <GalleryEditor
              item={item}
              fetchRow={list.fetchRow}
              sections={sections}
              sectionsInUrdu={sectionsInUrdu}
              refresh={page.refresh}
              onClose={close}
            />
          )
        }
      />
    </>
  );
}

/** The section that is asked for is an option too, if its last item is gone or while the list loads. */
const sectionOptions = (sections: readonly string[], asked: string) =>
  [...new Set([...sections, asked])].filter(Boolean).map((value) => ({ value, label: value }));

type GalleryTileProps = { item: GalleryItem; onEdit: () => void; onDelete: () => void };

/** An item of the grid: a press on it opens its editor; its delete control shows on hover, focus and touch screens. */
function GalleryTile({ item, onEdit, onDelete }: GalleryTileProps) {
  return (
    <li className="group relative min-w-0">
      <button
        type="button"
        aria-label={`Edit ${item.title}`}
        className="block w-full cursor-pointer"
        onClick={onEdit}
      >
        <MediaThumb kind={item.file_type} src={item.file_url} className="aspect-4/3 w-full" />
      </button>
      <button
        type="button"
        aria-label={`Delete ${item.title}`}
        title="Delete"
        className="absolute end-2 top-2 inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-1 rounded-sm border px-1.5 text-sm border-rule-strong bg-raised text-ink opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 hover:border-pomegranate hover:text-pomegranate pointer-coarse:opacity-100"
        onClick={onDelete}
      >
        <Trash2 aria-hidden="true" className="size-4.5" />
        <WideWord>Delete</WideWord>
      </button>
      <Text
        as="p"
        text={item.title}
        className="mt-1.5 line-clamp-2 text-sm leading-snug font-semibold"
        title={item.title}
      />
      <p className="flex flex-wrap gap-x-2 text-xs text-soft">
        <Text as="bdi" text={item.section} className="min-w-0 truncate" />
        <span className="figures shrink-0 text-faint">
          {formatDay(karachiDay(new Date(item.uploaded_at)))}
        </span>
        <OutdatedPill noun="gallery item" id={item.id} />
      </p>
    </li>
  );
}

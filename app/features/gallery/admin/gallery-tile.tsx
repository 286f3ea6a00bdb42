import { Trash2 } from "lucide-react";
import { MediaThumb } from "#app/dashboard/media-thumb.tsx";
import type { GalleryItem } from "#app/features/gallery/gallery.schema.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { Text } from "#app/ui/text.tsx";

type GalleryTileProps = { item: GalleryItem; onEdit: () => void; onDelete: () => void };

/** An item of the grid: a press on it opens its editor; its delete control shows on hover, focus and touch screens. */
export function GalleryTile({ item, onEdit, onDelete }: GalleryTileProps) {
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
        className="absolute end-2 top-2 grid size-9 cursor-pointer place-items-center rounded-sm border border-rule-strong bg-raised text-ink opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 hover:border-pomegranate hover:text-pomegranate pointer-coarse:size-11 pointer-coarse:opacity-100"
        onClick={onDelete}
      >
        <Trash2 aria-hidden="true" className="size-4.5" />
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
      </p>
    </li>
  );
}

import type { CSSProperties } from "react";
import { Link } from "react-router";
import type { galleryWords } from "#app/features/stories/gallery/gallery.words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Text, useText } from "#app/ui/text.tsx";
import { type GalleryPicture, type GalleryQuery, galleryAddress, shownIn } from "./gallery-query.ts";
import { gridRatioOf } from "./gallery-shape.ts";
import "./gallery.css";

/** The link's id: closing the lightbox returns the focus to it. */
export const itemLinkId = (id: number) => `item-${id}`;

/** What a press on a link of the grid puts into the history: closing then goes back. */
const openedHere = { openedHere: true };

type GalleryGridProps = { items: GalleryPicture[]; query: GalleryQuery };

/** Rows of one height, filled by pictures of any shape. They read as the lines of the page do, and nothing is cropped. */
export function GalleryGrid({ items, query }: GalleryGridProps) {
  const t = useText<typeof galleryWords>("gallery");
  return (
    <ul aria-label={t(shownIn(items))} className="gallery-rows">
      {items.map((item, place) => (
        <li key={item.id} style={{ "--ratio": gridRatioOf(item).toFixed(3) } as CSSProperties}>
          <GalleryCell item={item} to={galleryAddress({ ...query, item: item.id })} eager={place === 0} />
        </li>
      ))}
    </ul>
  );
}

function GalleryCell({ item, to, eager }: { item: GalleryPicture; to: string; eager: boolean }) {
  const t = useText<typeof galleryWords>("gallery");
  const { id, title, section, alt, file_type, file_url } = item;
  const film = file_type === "video";
  // The rows are 15 rem high, and grow by up to a third to fill the width.
  const wide = Math.round(gridRatioOf(item) * 18);
  return (
    <Link
      id={itemLinkId(id)}
      to={to}
      state={openedHere}
      preventScrollReset
      className="group block rounded-sm focus-visible:outline-offset-4"
    >
      <span className="gallery-frame relative block overflow-hidden rounded-sm">
        <Picture
          src={film ? undefined : file_url}
          alt={alt}
          eager={eager}
          sizes={`(min-width: 48rem) ${wide}rem, ${gridRatioOf(item) < 1.2 ? 55 : 92}vw`}
          className="h-auto w-full transition-opacity group-hover:opacity-90"
        />
        {film && (
          <span className="absolute inset-0 grid place-items-center">
            <span className="grid size-14 place-items-center rounded-full bg-band text-on-band">
              <Icon name="play" className="size-6 fill-current ps-0.5" />
            </span>
          </span>
        )}
      </span>
      <Text
        as="span"
        text={title}
        className="mt-2.5 block font-display text-lg leading-tight font-semibold decoration-1 underline-offset-4 group-hover:underline"
      />
      <span className="mt-0.5 block text-sm text-soft">
        {film && `${t("film")} · `}
        <Text as="bdi" text={section} />
      </span>
    </Link>
  );
}

import type { CSSProperties } from "react";
import { Link } from "react-router";
import type { galleryWords } from "#app/features/stories/gallery/gallery.words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Text, useText } from "#app/ui/text.tsx";
import { type GalleryPicture, type GalleryQuery, galleryAddress, shownIn } from "./gallery-query.ts";
import "./gallery.css";
import { pictureSources } from "#app/ui/picture-sources.ts";

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

/** Our own illustrations in public/art: their paths do not name a size. Longer beginnings come first. */
const artRatios = [
  { beginning: "/art/hero-", ratio: 1600 / 900 },
  { beginning: "/art/portrait-", ratio: 1 },
] as const;

/** Of the other illustrations and the placeholder. */
const usual = 1200 / 750;
/** A film's place, whatever its own shape: only the loaded film has it. */
const filmRatio = 16 / 9;

/** Width by height: known before the picture loads, so that nothing moves when it does. */
export function ratioOf({ file_type, file_url }: Pick<GalleryPicture, "file_type" | "file_url">): number {
  if (file_type === "video") return filmRatio;
  const { width, height } = pictureSources(file_url) ?? {};
  if (width && height) return width / height;
  return artRatios.find(({ beginning }) => file_url.startsWith(beginning))?.ratio ?? usual;
}

/** The shape in the grid: a panorama or a tower is cropped there, and shown whole when it is opened. */
export const gridRatioOf = (item: Parameters<typeof ratioOf>[0]) =>
  Math.min(Math.max(ratioOf(item), 0.7), 2.2);

import type { GalleryItem } from "#app/features/stories/gallery/gallery.schema.ts";
import type { InLanguage } from "#app/lib/local-row.ts";

/** So many items a page. */
export const itemsPerPage = 24;
/** So many further pages below the first, before a link leads to the earlier items alone. */
export const maxMore = 9;

const maxSectionLength = 60;
/** The maximum of a row's number. */
const maxItem = 2_147_483_647;

/** The query of /gallery. */
export type GalleryQuery = {
  section?: string;
  /** The item that is shown large. */
  item?: number;
  /** The list begins after this item. */
  after?: number;
  /** How many pages are shown below the first. */
  more?: number;
};

/** Reads it from the URL, which may hold anything. */
export function readGalleryQuery(params: URLSearchParams): GalleryQuery {
  const section = params.get("section")?.replaceAll("\0", "").trim().slice(0, maxSectionLength);
  return {
    section: section || undefined,
    item: readNumber(params.get("item"), maxItem),
    after: readNumber(params.get("after"), maxItem),
    more: readNumber(params.get("more"), maxMore),
  };
}

function readNumber(text: string | null, max: number): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  return Math.min(Number(text), max);
}

/** The URL with this query. */
export function galleryAddress({ section, item, after, more }: GalleryQuery): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ section, after, more, item })) {
    if (value) params.set(name, String(value));
  }
  return params.size > 0 ? `/gallery?${params}` : "/gallery";
}

/** Whether two queries show the same list, whatever item is open over it. */
export const isSameList = (one: GalleryQuery, other: GalleryQuery) =>
  galleryAddress({ ...one, item: undefined }) === galleryAddress({ ...other, item: undefined });

/** An item as the public page shows it. */
export type GalleryPicture = InLanguage<Omit<GalleryItem, "uploaded_at" | "version">> & {
  /** The Karachi day of the upload. */
  day: string;
};

export type GalleryList = {
  items: GalleryPicture[];
  /** The first item below the list. */
  beyond?: number;
  /** The last item above the list, when it begins with `after`. */
  above?: number;
  /** The item that the URL named when it was loaded, with its neighbours. */
  named?: { item: GalleryPicture; newer?: number; older?: number };
};

/** An open item, and the addresses of its neighbours within the section. */
export type OpenItem = { item: GalleryPicture; newer?: string; older?: string };

/** The item of the URL, from the list or by itself; undefined when there is none, or it is not loaded. */
export function findOpenItem(list: GalleryList, query: GalleryQuery): OpenItem | undefined {
  const { items, beyond, above, named } = list;
  const { section } = query;
  const place = items.findIndex(({ id }) => id === query.item);
  const item = items[place];
  const address = (id: number | undefined, more: GalleryQuery = query) =>
    id === undefined ? undefined : galleryAddress({ ...more, item: id });
  if (!item) {
    if (!named || named.item.id !== query.item) return undefined;
    return {
      item: named.item,
      newer: address(named.newer, { section }),
      older: address(named.older, { section }),
    };
  }
  return {
    item,
    newer: place > 0 ? address(items[place - 1]?.id) : address(above, { section }),
    older: address(items[place + 1]?.id) ?? address(beyond, nextPage(query, items)),
  };
}

/** The query that shows further items below these; beyond the maximum a list of the earlier ones alone. */
export function nextPage({ section, after, more = 0 }: GalleryQuery, items: { id: number }[]): GalleryQuery {
  if (more < maxMore) return { section, after, more: more + 1 };
  return { section, after: items.at(-1)?.id };
}

/** The word for what a list has: films are named where there is one. */
export const shownIn = (items: readonly Pick<GalleryPicture, "file_type">[]) =>
  items.some(({ file_type }) => file_type === "video") ? "picturesAndFilms" : "pictures";

import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useRevalidator } from "react-router";
import type { galleryWords } from "#app/features/stories/gallery/gallery.words.ts";
import type { galleryStatesWords } from "#app/features/stories/gallery/gallery-states.words.ts";
import type { TextOf } from "#app/lib/words.ts";
import type { LoadFailure } from "#app/site/load-failure.ts";
import { buttonStyle } from "#app/ui/button.tsx";
import { QuietLink } from "#app/ui/links.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useDelayed, useLatest, usePendingView } from "#app/ui/page-hooks.ts";
import { Text, useText } from "#app/ui/text.tsx";
import { GalleryGrid, itemLinkId } from "./gallery-grid.tsx";
import { GalleryLightbox } from "./gallery-lightbox.tsx";
import {
  findOpenItem,
  type GalleryList,
  type GalleryQuery,
  galleryAddress,
  isSameList,
  nextPage,
  type OpenItem,
  readGalleryQuery,
} from "./gallery-query.ts";
import { GalleryEmpty, GalleryFailed, GalleryHeader, GalleryLoading } from "./gallery-states.tsx";

export type LoadedGallery = GalleryList & { sections: SectionCount[]; missing?: number };

/** The gallery in all its states: loading, failed, empty, shown, with an item open over it. */
export function GalleryView({ loaded }: { loaded: LoadedGallery | { failed: LoadFailure } }) {
  const t = useText<typeof galleryWords>("gallery");
  const location = useLocation();
  const { state, revalidate } = useRevalidator();
  const query = readGalleryQuery(new URLSearchParams(location.search));

  // The target of a pending navigation counts: the pressed section is shown as chosen at once.
  const pending = usePendingView();
  const next = pending ? readGalleryQuery(new URLSearchParams(pending.search)) : query;
  const otherList = next.section !== query.section || next.after !== query.after;
  const loading = useDelayed(otherList || (state === "loading" && query.item === undefined));
  const growing = useDelayed(!otherList && !isSameList(next, query));

  const gallery = "failed" in loaded ? undefined : loaded;
  // After a failure the sections of the last success stay.
  const sections = useLatest(gallery?.sections) ?? [];
  const open = useOpenItem(gallery, query);

  return (
    <>
      {gallery && open && (
        <GalleryLightbox
          open={open}
          closeAddress={galleryAddress({ ...query, item: undefined })}
          position={positionOf(gallery, query, t)}
        />
      )}
      <GalleryHeader>
        <GallerySections sections={sections} chosen={next.section} />
      </GalleryHeader>
      <p role="status" className="sr-only">
        {!loading && gallery && shownText(gallery, query, t)}
      </p>
      <div className="page-width pb-20">
        {loading && <GalleryLoading />}
        {!loading && !gallery && <GalleryFailed onRetry={() => void revalidate()} />}
        {!loading && gallery && <GalleryItems gallery={gallery} query={query} growing={growing} />}
      </div>
    </>
  );
}

type GalleryText = TextOf<typeof galleryWords>;

type GalleryItemsProps = { gallery: LoadedGallery; query: GalleryQuery; growing: boolean };

function GalleryItems({ gallery: { items, beyond, missing }, query, growing }: GalleryItemsProps) {
  const t = useText<typeof galleryWords>("gallery");
  const { section, after, item } = query;
  const expectMore = useFirstAdded(items);
  return (
    <>
      {missing !== undefined && missing === item && <Notice className="mb-8 max-w-xl">{t("gone")}</Notice>}
      {after !== undefined && (
        <p className="mb-8">
          <QuietLink to={galleryAddress({ section })}>{t("backToNewest")}</QuietLink>
        </p>
      )}
      {items.length > 0 ? <GalleryGrid items={items} query={query} /> : <GalleryEmpty section={section} />}
      {beyond !== undefined && <More query={query} items={items} growing={growing} onPress={expectMore} />}
    </>
  );
}

type MoreProps = Pick<GalleryItemsProps, "query" | "growing"> & {
  items: GalleryList["items"];
  onPress: () => void;
};

/** Shows the next page below this one. The URL keeps how many are shown, so that Back and a reload find them. */
function More({ query, items, growing, onPress }: MoreProps) {
  const t = useText<typeof galleryWords>("gallery");
  const further = nextPage(query, items);
  const below = further.after === query.after;
  return (
    <p className="mt-12 text-center">
      <QuietLink
        to={galleryAddress(further)}
        replace={below}
        preventScrollReset={below}
        onClick={below ? onPress : undefined}
        aria-disabled={growing || undefined}
      >
        {t(growing ? "loadingMore" : below ? "showMore" : "seeEarlier")}
      </QuietLink>
    </p>
  );
}

const countOf = (sections: readonly SectionCount[], wanted: string | undefined) =>
  sections
    .filter(({ section }) => wanted === undefined || wanted === section)
    .reduce((sum, { count }) => sum + count, 0);

/** What a press on a section has shown, for those who do not see it. */
function shownText({ sections }: LoadedGallery, { section }: GalleryQuery, t: GalleryText): string {
  const count = countOf(sections, section);
  if (count === 0) return t("noneInSection");
  const name = nameOf({ sections }, section);
  return name === undefined ? t("shown", { count }) : t("shownInSection", { count, section: name });
}

/** "3 of 24" within the section; undefined where the list does not begin with the newest. */
function positionOf(
  { items, sections }: LoadedGallery,
  { section, item, after }: GalleryQuery,
  t: GalleryText,
) {
  const place = items.findIndex(({ id }) => id === item);
  if (place < 0 || after) return undefined;
  const count = countOf(sections, section).toLocaleString("en-US");
  return t("placeOf", { place: place + 1, count });
}

/** A section as the URL names it, and its name in the page's language. */
type SectionCount = { section: string; name: string; count: number };

/** What the section of the URL is called on the page; as it stands there when nothing is in it. */
export const nameOf = ({ sections }: Pick<LoadedGallery, "sections">, wanted: string | undefined) =>
  sections.find(({ section }) => section === wanted)?.name ?? wanted;

/** 'All' and one link per section, with how many items each has; they work without JavaScript. */
function GallerySections({ sections, chosen }: { sections: SectionCount[]; chosen?: string }) {
  const states = useText<typeof galleryStatesWords>("galleryStates");
  const chips = [
    { section: undefined, name: states("all"), count: countOf(sections, undefined) },
    ...sections,
  ];
  return (
    <nav aria-label={states("sections")} className="mt-7">
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ section, name, count }) => (
          <li key={section ?? ""} className="max-w-full wrap-anywhere">
            <Link
              to={galleryAddress({ section })}
              preventScrollReset
              aria-current={section === chosen ? "page" : undefined}
              className={buttonStyle(
                { variant: section === chosen ? "primary" : "quiet" },
                "max-w-full whitespace-normal max-sm:gap-1.5 max-sm:px-3 max-sm:text-sm",
              )}
            >
              <Text as="span" text={name} />
              <span className="figures font-normal">{count.toLocaleString("en-US")}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The item that the URL names. One that the loaded list does not have (Forward to a shared link) is asked for. When it
 * is closed, the focus returns to its link in the list.
 */
function useOpenItem(list: LoadedGallery | undefined, query: GalleryQuery): OpenItem | undefined {
  const { revalidate } = useRevalidator();
  const open = list && findOpenItem(list, query);
  const { item } = query;

  const unknown = list !== undefined && item !== undefined && !open && list.missing !== item;
  useEffect(() => {
    if (unknown) void revalidate();
  }, [unknown, revalidate]);

  const last = useRef<number>(undefined);
  useEffect(() => {
    if (item === undefined && last.current !== undefined) {
      (document.getElementById(itemLinkId(last.current)) ?? document.getElementById("main"))?.focus();
    }
    last.current = item;
  }, [item]);

  // While the next item is asked for, the one before stays.
  const [latest, setLatest] = useState(open);
  if (open && open.item.id !== latest?.item.id) setLatest(open);
  return open ?? (unknown ? latest : undefined);
}

/**
 * After 'Show more' the focus is on the first item that was added: the link is now below them.
 * @returns to be called when the link is pressed
 */
function useFirstAdded(items: { id: number }[]): () => void {
  const shown = useRef<number>(undefined);
  useEffect(() => {
    const added = shown.current === undefined ? undefined : items[shown.current];
    if (!added) return;
    shown.current = undefined;
    document.getElementById(itemLinkId(added.id))?.focus({ preventScroll: true });
  }, [items]);
  return () => {
    shown.current = items.length;
  };
}

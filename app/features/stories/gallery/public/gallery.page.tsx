import { data, type MetaDescriptor, type ShouldRevalidateFunctionArgs } from "react-router";
import { compareIn, type Language } from "#app/contract/language.ts";
import type { GalleryItem } from "#app/features/stories/gallery/gallery.schema.ts";
import {
  findGalleryItem,
  findNewerItem,
  listGalleryItems,
  listGallerySections,
} from "#app/features/stories/gallery/gallery.store.server.ts";
import { galleryWords } from "#app/features/stories/gallery/gallery.words.ts";
import type { galleryStatesWords } from "#app/features/stories/gallery/gallery-states.words.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { inLanguage } from "#app/lib/local-row.ts";
import { deps, languageOf, wordsOf } from "#app/loader-context.server.ts";
import { SupportLine } from "#app/site/error-page.tsx";
import { headTags, pageText, photograph } from "#app/site/head-tags.ts";
import type { Matches } from "#app/site/identity.ts";
import { loadFailure } from "#app/site/load-failure.ts";
import type { Route } from "./+types/gallery.page.ts";
import {
  findOpenItem,
  type GalleryPicture,
  type GalleryQuery,
  galleryAddress,
  isSameList,
  itemsPerPage,
  readGalleryQuery,
  shownIn,
} from "./gallery-query.ts";
import { GalleryFailed } from "./gallery-states.tsx";
import { GalleryView, type LoadedGallery, nameOf } from "./gallery-view.tsx";

const shownAs = (
  { uploaded_at, version: _version, ...item }: GalleryItem,
  language: Language,
): GalleryPicture => ({
  ...inLanguage(item, language),
  day: karachiDay(new Date(uploaded_at)),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = deps(context);
  const language = languageOf(context);
  const shown = (item: GalleryItem) => shownAs(item, language);
  const { section, item, after, more = 0 } = readGalleryQuery(new URL(request.url).searchParams);
  const limit = itemsPerPage * (more + 1);
  const [sections, list, named, above] = await Promise.all([
    listGallerySections(db),
    // One more than shown: the lightbox leads on to it.
    listGalleryItems(db, { section, limit: limit + 1, cursor: after }),
    item ? findGalleryItem(db, item, section) : undefined,
    after ? findNewerItem(db, after - 1, section) : undefined,
  ]);
  const compare = compareIn(language);
  const gallery = {
    words: wordsOf(context, galleryWords),
    sections: sections
      .map((row) => ({ section: row.section, name: inLanguage(row, language).section, count: row.count }))
      .toSorted((one, other) => compare(one.name, other.name)),
    items: list.items.slice(0, limit).map(shown),
    beyond: list.items[limit]?.id,
    above,
    named: named && { ...named, item: shown(named.item) },
    /** The item that was asked for and is not there. */
    missing: named ? undefined : item,
  };
  return data(gallery, { status: gallery.missing ? 404 : 200 });
}

/** A failed change of the section shows its error in place, so the failure is a value here. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    return { failed: loadFailure(error) };
  }
}

/** Opening and closing an item of the list needs no request. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href) {
    return defaultShouldRevalidate;
  }
  const [before, next] = [currentUrl, nextUrl].map((url) => readGalleryQuery(url.searchParams));
  return !before || !next || !isSameList(before, next);
}

export function meta({ loaderData, location, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData || "failed" in loaderData) {
    return [{ title: pageText<typeof galleryStatesWords>(matches, "galleryStates")("heading") }];
  }
  return galleryTags(matches, loaderData, readGalleryQuery(new URLSearchParams(location.search)));
}

/** GALLERY-01. */
export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  return <GalleryView loaded={loaderData} />;
}

/** The error page when the server could not read the gallery. */
export function ErrorBoundary() {
  return (
    <div className="page-width pb-16">
      <GalleryFailed />
      <SupportLine />
    </div>
  );
}

/** The head of the gallery, of a section, or of the open item: its link shows the picture where it is shared. */
function galleryTags(matches: Matches, gallery: LoadedGallery, query: GalleryQuery): MetaDescriptor[] {
  const { items, missing } = gallery;
  const section = nameOf(gallery, query.section);
  const t = pageText<typeof galleryWords>(matches, "gallery");
  const heading = pageText<typeof galleryStatesWords>(matches, "galleryStates")("heading");
  const open = findOpenItem(gallery, query)?.item;
  if (open) {
    return headTags(matches, {
      title: open.title,
      description: open.alt || t("itemDescription", { section: open.section }),
      path: galleryAddress({ item: open.id }),
      image: open.file_type === "image" ? photograph(open.file_url, open.alt) : undefined,
    });
  }
  return headTags(matches, {
    title: section && items.length > 0 ? t("sectionTitle", { section }) : heading,
    description: section
      ? t("sectionDescription", { shown: t(shownIn(items)), section })
      : t("description", { shown: t(shownIn(items)) }),
    path: galleryAddress({ ...query, item: undefined, more: undefined }),
    hidden: items.length === 0 || missing !== undefined,
  });
}

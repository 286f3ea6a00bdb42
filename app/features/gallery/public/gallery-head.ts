import type { MetaDescriptor } from "react-router";
import { foundationNode } from "#app/site/foundation-data.ts";
import { absoluteUrl, headTags, photograph } from "#app/site/head-tags.ts";
import type { Site } from "#app/site/identity.ts";
import { pictureSources } from "#app/ui/picture-sources.ts";
import {
  findOpenItem,
  type GalleryList,
  type GalleryPicture,
  type GalleryQuery,
  galleryAddress,
  shownIn,
} from "./gallery-query.ts";

type Gallery = GalleryList & { missing?: number };

/** The head of the gallery, of a section, or of the open item: its link shows the picture where it is shared. */
export function galleryTags(site: Site, gallery: Gallery, query: GalleryQuery): MetaDescriptor[] {
  const { items, missing } = gallery;
  const { section } = query;
  const open = findOpenItem(gallery, query)?.item;
  if (open) {
    return headTags(site, {
      title: open.title,
      description: open.alt || `${open.section}: a picture of the foundation's work.`,
      path: galleryAddress({ item: open.id }),
      image: open.file_type === "image" ? photograph(open.file_url, open.alt) : undefined,
    });
  }
  const path = galleryAddress({ ...query, item: undefined, more: undefined });
  return [
    ...headTags(site, {
      title: section && items.length > 0 ? `${section}: Our Impact Gallery` : "Our Impact Gallery",
      description: section
        ? `${shownIn(items)} from the foundation's work across Pakistan: ${section}.`
        : `${shownIn(items)} from the foundation's work across Pakistan.`,
      path,
      hidden: items.length === 0 || missing !== undefined,
    }),
    ...(items.length > 0 ? [{ "script:ld+json": galleryNode(items, path, site) }] : []),
  ];
}

/** The pictures as search engines read them: schema.org's ImageGallery, as JSON-LD. */
function galleryNode(items: GalleryPicture[], path: string, site: Site) {
  const { siteUrl } = site;
  return {
    "@context": "https://schema.org",
    "@type": "ImageGallery",
    name: "Our Impact Gallery",
    url: absoluteUrl(siteUrl, path),
    publisher: foundationNode(site),
    image: items
      .filter(({ file_type }) => file_type === "image")
      .map(({ id, title, alt, day, file_url }) => ({
        "@type": "ImageObject",
        name: title,
        ...(alt ? { caption: alt } : {}),
        contentUrl: absoluteUrl(siteUrl, pictureSources(file_url)?.src ?? "/og.png"),
        url: absoluteUrl(siteUrl, galleryAddress({ item: id })),
        uploadDate: day,
      })),
  };
}

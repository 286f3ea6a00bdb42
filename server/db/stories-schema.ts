import type { Generated } from "kysely";
import type { Flag, OutdatedColumn, Urdu } from "./columns.ts";

/* The tables of what staff publish. */

/** Tables with a single row, id 1. */
export type HeadlineTable = OutdatedColumn & {
  id: number;
  headline: string;
  headline_ur: Urdu;
  updated_at: string;
};

export type BannerTable = OutdatedColumn & {
  id: number;
  message: string;
  message_ur: Urdu;
  link_text: string | null;
  link_text_ur: Urdu;
  link_url: string | null;
  /** The Karachi day and time (HH:MM) at which it ends; null: none, and the end of the day. */
  end_date: Generated<string | null>;
  end_time: Generated<string | null>;
  is_sample: Flag;
  updated_at: string;
};

export type BlogCategoriesTable = OutdatedColumn & {
  id: Generated<number>;
  slug: string;
  name: string;
  name_ur: Urdu;
  /** The normalised name, which is unique (nameKey). */
  name_key: string;
  color: string;
  is_sample: Flag;
};

/** A post in English, in Urdu (`_ur`) or in both: one author, day and picture, and a text of its own in each language. */
export type BlogPostsTable = OutdatedColumn & {
  id: Generated<number>;
  /** The address of its page in English; that of the Urdu text where it has no other. */
  slug: string;
  /** Where it has an Urdu text, the address of its page in Urdu. */
  slug_ur: Urdu;
  title: string;
  title_ur: Urdu;
  excerpt: string;
  excerpt_ur: Urdu;
  /** The search text: title and excerpt (or summary) of both languages and the author, folded (search.ts). */
  search_text: string;
  /** Markdown. */
  content: string;
  content_ur: Urdu;
  /**
   * The texts as sanitised HTML, and the version of the renderer that made them; null and 0: not rendered
   * yet.
   */
  html: Generated<string | null>;
  html_ur: Urdu;
  html_version: Generated<number>;
  /** The first sentences of the text, shown when there is no excerpt. */
  summary: Generated<string>;
  summary_ur: Urdu;
  /** A path under the API base (uploads/images/...), or a URL that is used as it is. */
  featured_image: string | null;
  featured_image_alt: string;
  featured_image_alt_ur: Urdu;
  category_id: number | null;
  author_name: string;
  status: "published" | "draft";
  read_time: number;
  meta_title: string;
  meta_title_ur: Urdu;
  meta_description: string;
  meta_description_ur: Urdu;
  /** The Karachi moment from which a published post is public: a day, or a day and a minute, YYYY-MM-DDTHH:MM. */
  published_at: string;
  created_at: string;
  updated_at: string;
  /** The number of saves: a save that names an older version is refused. */
  version: number;
  is_sample: Flag;
};

/** The private link to a post that is not public yet: one a post. */
export type BlogPreviewsTable = {
  post_id: number;
  token: string;
  created_at: string;
};

/** Pictures for texts, also for those that are not saved yet; a row goes after some days (server/media/kept-uploads.ts). */
export type UploadedPicturesTable = {
  /** uploads/images/<name>, or uploads/documents/<name> */
  path: string;
  uploaded_at: string;
};

/** The picture library: every public picture that staff have uploaded. Its number stays when its file is replaced. */
export type PicturesTable = {
  id: Generated<number>;
  /** uploads/images/<name> */
  path: string;
  alt: string;
  /** Whether it stays when nothing shows it. Others go with the last row that shows them. */
  is_kept: Flag;
  uploaded_at: string;
  /** The name of who uploaded it; empty where that is not known. */
  uploaded_by: string;
  /** Of the file and the description. */
  version: number;
  /** The description, and the names of what shows it. */
  search_text: string;
};

/** Which row shows which picture, as of its last save. */
export type PictureUsesTable = { picture_id: number; table_name: string; row_key: string; name: string };

/** Former slugs of posts, in either language. */
export type BlogSlugHistoryTable = { slug: string; post_id: number };

export type EventsTable = OutdatedColumn & {
  id: Generated<number>;
  /** Of its title one language is enough: where a text is missing in one, pages show the other. */
  title: string;
  title_ur: Urdu;
  event_date: string;
  /** HH:MM, null for all day. */
  event_time: string | null;
  location: string;
  location_ur: Urdu;
  description: string;
  description_ur: Urdu;
  kind: "event" | "blood-drive";
  search_text: string;
  image_url: string | null;
  image_alt: string;
  image_alt_ur: Urdu;
  cancelled_at: string | null;
  created_at: string;
  version: number;
  is_sample: Flag;
};

export type GalleryItemsTable = OutdatedColumn & {
  id: Generated<number>;
  title: string;
  title_ur: Urdu;
  section: string;
  /** The same with each item of the section. */
  section_ur: Urdu;
  file_type: "image" | "video";
  file_url: string;
  alt: string;
  alt_ur: Urdu;
  /** Of a film: the path of its WebVTT file. */
  captions_url: Generated<string | null>;
  uploaded_at: string;
  version: Generated<number>;
  is_sample: Flag;
};

export type AdsTable = OutdatedColumn & {
  id: Generated<number>;
  title: string;
  title_ur: Urdu;
  description: string;
  description_ur: Urdu;
  media_type: "image" | "video";
  /** A file name; the file is in uploads/{media_type}s/. */
  media_url: string;
  /** As of a gallery item. */
  captions_url: Generated<string | null>;
  /** Karachi days, both inclusive. */
  start_date: string | null;
  end_date: string | null;
  is_active: Flag;
  created_at: string;
  version: number;
  is_sample: Flag;
};

export type HeroSlidesTable = OutdatedColumn & {
  id: Generated<number>;
  headline: string;
  headline_ur: Urdu;
  subtitle: string;
  subtitle_ur: Urdu;
  cta_text: string;
  cta_text_ur: Urdu;
  cta_link: string;
  display_order: number;
  is_active: Flag;
  image_url: string | null;
  video_url: string | null;
  version: Generated<number>;
  is_sample: Flag;
};

/** What staff have written in the place of a default of content/. */
export type ContentTable = {
  /** As in content/contents.ts. */
  name: string;
  /** JSON, in the shape of its schema when it was saved. */
  value: string;
  /** Counts saves: a save that names an older one is refused. */
  version: number;
  updated_at: string;
  is_sample: Generated<Flag>;
};

/** Content that was not saved, for its author to look at on the page: one of each content. */
export type ContentPreviewsTable = {
  /** SHA-256 of the key in the preview's address, hex. */
  key_hash: string;
  name: string;
  user_id: number;
  /** The token hash of the session that made it, with which it goes. */
  session_hash: string;
  value: string;
  expires_at: string;
};

export type StoriesTables = {
  headline: HeadlineTable;
  banner: BannerTable;
  blog_categories: BlogCategoriesTable;
  blog_posts: BlogPostsTable;
  blog_slug_history: BlogSlugHistoryTable;
  blog_previews: BlogPreviewsTable;
  uploaded_pictures: UploadedPicturesTable;
  pictures: PicturesTable;
  picture_uses: PictureUsesTable;
  events: EventsTable;
  gallery_items: GalleryItemsTable;
  ads: AdsTable;
  hero_slides: HeroSlidesTable;
  content: ContentTable;
  content_previews: ContentPreviewsTable;
};

import type { Permission } from "./permissions.ts";

type RowNoun = {
  /** As its page calls one, and several of them. */
  label: string;
  many: string;
  permission: Permission;
  /** Where staff edit it. */
  page: string;
  /** By what the page shows one alone: its number in its editor, or a search. */
  by?: "edit" | "search";
};

/** The rows that staff write, by their noun in the audit log: all of them go to the bin when they are deleted. */
export const rowNouns = {
  "blog post": {
    label: "Post",
    many: "Posts",
    permission: "posts:write",
    page: "/dashboard/blogs",
    by: "edit",
  },
  "blog category": {
    label: "Category",
    many: "Categories",
    permission: "posts:write",
    page: "/dashboard/blogs",
  },
  event: {
    label: "Event",
    many: "Events",
    permission: "events:write",
    page: "/dashboard/events",
    by: "search",
  },
  "gallery item": {
    label: "Gallery item",
    many: "Gallery items",
    permission: "gallery:write",
    page: "/dashboard/gallery",
    by: "edit",
  },
  "hero slide": {
    label: "Slide",
    many: "Slides",
    permission: "slides:write",
    page: "/dashboard/herosection",
    by: "edit",
  },
  advertisement: {
    label: "Advertisement",
    many: "Advertisements",
    permission: "ads:write",
    page: "/dashboard/ads",
    by: "edit",
  },
  "saved answer": {
    label: "Saved answer",
    many: "Saved answers",
    permission: "messages:write",
    page: "/dashboard/saved-answers",
    by: "edit",
  },
} as const satisfies Record<string, RowNoun>;

export type RowNounName = keyof typeof rowNouns;

/** Where staff edit a row. @param name of what its page finds by a search */
export function editPage(noun: RowNounName, id: string, name: string): string {
  const { page, by }: RowNoun = rowNouns[noun];
  return by === "search" ? `${page}?q=${encodeURIComponent(name)}` : `${page}?edit=${id}`;
}

/** Several of a noun, in running text: "gallery items". */
export const several = (noun: string) => (noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`);

/** Whose rows have texts in both languages, and who may say that one of them still holds (decision 099). */
export const textNouns = {
  headline: { permission: "content:write" },
  banner: { permission: "content:write" },
  ...rowNouns,
} as const satisfies Record<string, { permission: Permission }>;
export type TextNoun = keyof typeof textNouns;

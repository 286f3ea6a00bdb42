/* Names, limits and texts. No zod here: the home page's carousel imports this file. */

/** The number of impact updates. */
export const feedSlots = 3;
export const feedIcons = [
  "Home",
  "HandHelping",
  "CalendarCheck",
  "Leaf",
  "Heart",
  "ListPlus",
  "TrendingUp",
] as const;
/** The fields of an update, all required. */
export const feedFields = ["title", "description", "date", "icon", "link"] as const;
export type FeedField = (typeof feedFields)[number];

export const maxLengths: Record<FeedField, number> = {
  title: 120,
  description: 500,
  date: 60,
  icon: 40,
  link: 500,
};
export type FeedIcon = (typeof feedIcons)[number];
/** Defaults for an update without a known icon or without a link. */
export const fallbackIcon: FeedIcon = "ListPlus";
export const defaultLink = "/news";

/* Names and limits of the impact updates. No zod here: the home page imports this file. */

export const feedIcons = [
  "Home",
  "HandHelping",
  "CalendarCheck",
  "Leaf",
  "Heart",
  "ListPlus",
  "TrendingUp",
] as const;
export type FeedIcon = (typeof feedIcons)[number];
/** Of an update without a known icon. */
export const fallbackIcon: FeedIcon = "ListPlus";

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

import type { IconName } from "#app/ui/icon.tsx";
import { type FeedIcon, fallbackIcon } from "#content/feed-limits.ts";

const icons: Record<FeedIcon, IconName> = {
  Home: "home",
  HandHelping: "hand",
  CalendarCheck: "calendar-check",
  Leaf: "leaf",
  Heart: "heart",
  ListPlus: "list-plus",
  TrendingUp: "trending-up",
};

/** The drawing of an icon's name; an unknown one has the fallback's. */
export const updateIcon = (name: string): IconName => icons[name as FeedIcon] ?? icons[fallbackIcon];

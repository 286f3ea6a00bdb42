import {
  Banknote,
  BookOpenCheck,
  BookUser,
  CalendarHeart,
  ChartColumn,
  HandHelping,
  HeartHandshake,
  Hourglass,
  LockKeyhole,
  type LucideIcon,
  Send,
  UserSearch,
} from "lucide-react";
import type { PartIcon } from "#app/contract/part.ts";

/** What the menu draws for the names of icons in `part.ts`, which is plain data. */
export const partIcons: Record<PartIcon, LucideIcon> = {
  banknotes: Banknote,
  book: BookOpenCheck,
  calendar: CalendarHeart,
  chart: ChartColumn,
  hand: HandHelping,
  heart: HeartHandshake,
  hourglass: Hourglass,
  letter: Send,
  lock: LockKeyhole,
  people: BookUser,
  search: UserSearch,
};

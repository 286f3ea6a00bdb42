import {
  ArrowLeftRight,
  CalendarDays,
  ClipboardList,
  Droplet,
  Eraser,
  FileImage,
  FileText,
  GalleryHorizontal,
  HandCoins,
  House,
  Images,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MailCheck,
  Megaphone,
  MessageSquareReply,
  MonitorSmartphone,
  Newspaper,
  PanelsTopLeft,
  Puzzle,
  Quote,
  ScrollText,
  ServerCog,
  ShieldCheck,
  Siren,
  Trash2,
  UserCheck,
  Users,
  UsersRound,
} from "lucide-react";
import { binNouns } from "#app/contract/bin.ts";
import type { Part } from "#app/contract/part.ts";
import type { Access, Permission } from "#app/contract/permissions.ts";
import { parts } from "#app/parts/parts.ts";
import { partIcons } from "./part-icons.ts";

/** `title`: the heading of the page, where it is not the label. `access`: what its first call needs. */
export type MenuEntry = {
  to: string;
  access: "signed-in" | Permission;
  /** Of a page that shows each what they may: it stands in the menu of whoever has one of these. */
  anyOf?: readonly Permission[];
  label: string;
  title?: string;
  icon: LucideIcon;
  /** The name of the line of the menu that it shares with other pages, which are tabs of one another. */
  sharedLine?: string;
  /** The part whose page it is: not there while that is off. */
  part?: string;
};

export type MenuGroup = {
  title: string;
  entries: MenuEntry[];
  /** Of what is rarely opened: closed until somebody opens it. */
  foldedAtFirst?: boolean;
};

const corePages: MenuGroup[] = [
  {
    title: "Site",
    entries: [
      { to: "/dashboard", access: "signed-in", label: "Overview", icon: LayoutDashboard },
      { to: "/dashboard/content", access: "content:write", label: "Content", icon: FileText },
      { to: "/dashboard/events", access: "events:write", label: "Event Management", icon: CalendarDays },
      { to: "/dashboard/gallery", access: "gallery:write", label: "Gallery Management", icon: Images },
      { to: "/dashboard/pictures", access: "pictures:write", label: "Picture Library", icon: FileImage },
      { to: "/dashboard/blogs", access: "posts:write", label: "Blog Management", icon: Newspaper },
    ],
  },
  {
    title: "Home page",
    entries: [
      { to: "/dashboard/banner", access: "content:write", label: "Banner Settings", icon: PanelsTopLeft },
      { to: "/dashboard/feed", access: "content:write", label: "Home Feed", icon: House },
      {
        to: "/dashboard/herosection",
        access: "slides:write",
        label: "Hero Section",
        title: "Hero Section Management",
        icon: GalleryHorizontal,
      },
      {
        to: "/dashboard/ads",
        access: "ads:write",
        label: "Ad Management",
        title: "Advertisement Management",
        icon: Megaphone,
      },
    ],
  },
  {
    title: "Giving",
    entries: [
      {
        to: "/dashboard/donations",
        access: "donations:read",
        label: "Donations",
        icon: HandCoins,
        sharedLine: "Donations & Transfers",
      },
      {
        to: "/dashboard/transfers",
        access: "transfers:read",
        label: "Transfers",
        icon: ArrowLeftRight,
        sharedLine: "Donations & Transfers",
      },
      {
        to: "/dashboard/funds",
        access: "funds:read",
        label: "Funds",
        icon: Landmark,
        sharedLine: "Funds & Closings",
      },
      { to: "/dashboard/approvals", access: "approvals:read", label: "Approvals", icon: UsersRound },
    ],
  },
  {
    title: "People",
    entries: [
      {
        to: "/dashboard/messages",
        access: "messages:read",
        label: "Messages",
        icon: Mail,
        sharedLine: "Messages",
      },
      {
        to: "/dashboard/saved-answers",
        access: "messages:write",
        label: "Saved Answers",
        icon: MessageSquareReply,
        sharedLine: "Messages",
      },
      {
        to: "/dashboard/registrations",
        access: "registrations:read",
        label: "Registrations",
        icon: ClipboardList,
      },
      { to: "/dashboard/event-guests", access: "guests:read", label: "Event Guests", icon: UserCheck },
      {
        to: "/dashboard/blood-donors",
        access: "blood:read",
        label: "Blood Donors",
        icon: Droplet,
        sharedLine: "Blood Donors & Requests",
      },
      {
        to: "/dashboard/blood-requests",
        access: "blood:read",
        label: "Blood Requests",
        icon: Siren,
        sharedLine: "Blood Donors & Requests",
      },
      { to: "/dashboard/shared-stories", access: "stories:read", label: "Shared Stories", icon: Quote },
    ],
  },
  {
    title: "System",
    foldedAtFirst: true,
    entries: [
      { to: "/dashboard/user", access: "users:read", label: "Users", title: "User Management", icon: Users },
      { to: "/dashboard/settings", access: "signed-in", label: "Security Settings", icon: ShieldCheck },
      { to: "/dashboard/sessions", access: "signed-in", label: "Sessions", icon: MonitorSmartphone },
      { to: "/dashboard/audit-log", access: "audit:read", label: "Audit Log", icon: ScrollText },
      {
        to: "/dashboard/bin",
        access: "signed-in",
        anyOf: Object.values(binNouns).map(({ permission }) => permission),
        label: "Bin",
        icon: Trash2,
      },
      { to: "/dashboard/outbox", access: "outbox:read", label: "Outbox", icon: MailCheck },
      { to: "/dashboard/parts", access: "parts:write", label: "Parts", icon: Puzzle },
      { to: "/dashboard/system", access: "system:read", label: "System", icon: ServerCog },
      { to: "/dashboard/sample-content", access: "samples:write", label: "Sample Content", icon: Eraser },
    ],
  },
];

/** The group with the pages of a part, each after the page of the core that it names and those of parts before it. */
function withPart(group: MenuGroup, { name, menu }: Part): MenuGroup {
  const entries = [...group.entries];
  for (const { after, to, access, label, sharedLine, icon } of menu.filter(
    (each) => each.group === group.title,
  )) {
    const anchor = entries.findIndex((entry) => entry.to === after);
    const next = entries.findIndex(({ part }, place) => place > anchor && part === undefined);
    const entry = { to, access, label, sharedLine, icon: partIcons[icon], part: name };
    entries.splice(next < 0 ? entries.length : next, 0, entry);
  }
  return { ...group, entries };
}

/** Every page of the dashboard, for the sidebar, the mobile menu and the palette. */
export const dashboardMenu: MenuGroup[] = corePages.map((group) => parts.reduce(withPart, group));

const entriesBelow = dashboardMenu.flatMap(({ entries }) => entries).filter(({ to }) => to !== "/dashboard");

/** The entry for a path, with or without a trailing slash. */
function menuEntry(pathname: string): MenuEntry | undefined {
  const path = pathname.replace(/\/+$/, "");
  return dashboardMenu.flatMap(({ entries }) => entries).find(({ to }) => to === path);
}

/** The entry of a page, or the one that leads to it: that of the list for one of its records. */
export function pageEntry(pathname: string): MenuEntry | undefined {
  const path = `${pathname}/`;
  return menuEntry(pathname) ?? entriesBelow.find(({ to }) => path.startsWith(`${to}/`));
}

/** Who looks at the dashboard: what they may do, and the parts that are on. */
export type Viewer = { may: (access: Access) => boolean; isOn: (part: string) => boolean };

const isShown = ({ access, anyOf, part }: MenuEntry, { may, isOn }: Viewer) =>
  may(access) && (anyOf === undefined || anyOf.some(may)) && (part === undefined || isOn(part));

/** Whether an address, with its query, leads to a page that may be opened. */
export function mayOpen(to: string, viewer: Viewer): boolean {
  const entry = pageEntry(to.replace(/[?#].*$/, ""));
  return entry === undefined || isShown(entry, viewer);
}

/** The menu of who may open these pages. */
export const menuFor = (viewer: Viewer): MenuGroup[] =>
  dashboardMenu
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => isShown(entry, viewer)) }))
    .filter(({ entries }) => entries.length > 0);

/** A line of the menu: a page, or several that are tabs of one another. It opens the first. */
export type MenuLine = { label: string; to: string; icon: LucideIcon; pages: MenuEntry[] };

const lineOf = ({ to, sharedLine }: MenuEntry) => sharedLine ?? to;

/** The lines of these pages. Of pages that share a line, one that may be opened alone has its own name. */
export const menuLines = (entries: MenuEntry[]): MenuLine[] =>
  entries
    .map((entry) => entries.filter((other) => lineOf(other) === lineOf(entry)))
    .flatMap((pages, index) => {
      const [first] = pages;
      if (!first || first !== entries[index]) return [];
      const { label, sharedLine = label, to, icon } = first;
      return [{ label: pages.length > 1 ? sharedLine : label, to, icon, pages }];
    });

/** The title of a page that is in the menu. */
export function pageTitle(pathname: string): string {
  const { title, label } = menuEntry(pathname) ?? {};
  return title ?? label ?? "";
}

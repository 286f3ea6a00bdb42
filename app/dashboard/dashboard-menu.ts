import {
  ArrowLeftRight,
  BookOpenCheck,
  BookUser,
  CalendarDays,
  CalendarHeart,
  ClipboardList,
  Droplet,
  Eraser,
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
  MonitorSmartphone,
  Newspaper,
  PanelsTopLeft,
  Quote,
  ScrollText,
  Send,
  ServerCog,
  ShieldCheck,
  Siren,
  UserCheck,
  UserSearch,
  Users,
} from "lucide-react";

/** `title`: the heading of the page, where it is not the label. */
export type MenuEntry = { to: string; label: string; title?: string; icon: LucideIcon };

type MenuGroup = { title: string; entries: MenuEntry[] };

/** Every page of the dashboard, for the sidebar and the mobile menu. */
export const dashboardMenu: MenuGroup[] = [
  {
    title: "Site",
    entries: [
      { to: "/dashboard", label: "Overview", icon: LayoutDashboard },
      { to: "/dashboard/banner", label: "Banner Settings", icon: PanelsTopLeft },
      { to: "/dashboard/feed", label: "Home Feed", icon: House },
      { to: "/dashboard/content", label: "Content", icon: FileText },
      { to: "/dashboard/events", label: "Event Management", icon: CalendarDays },
      { to: "/dashboard/gallery", label: "Gallery Management", icon: Images },
      { to: "/dashboard/blogs", label: "Blog Management", icon: Newspaper },
      { to: "/dashboard/ads", label: "Ad Management", title: "Advertisement Management", icon: Megaphone },
      {
        to: "/dashboard/herosection",
        label: "Hero Section",
        title: "Hero Section Management",
        icon: GalleryHorizontal,
      },
    ],
  },
  {
    title: "Giving",
    entries: [
      { to: "/dashboard/donations", label: "Donations", icon: HandCoins },
      { to: "/dashboard/transfers", label: "Transfers", icon: ArrowLeftRight },
      { to: "/dashboard/pledges", label: "Monthly Support", icon: CalendarHeart },
      { to: "/dashboard/funds", label: "Funds", icon: Landmark },
      { to: "/dashboard/open-books", label: "Open Books", icon: BookOpenCheck },
    ],
  },
  {
    title: "People",
    entries: [
      { to: "/dashboard/messages", label: "Messages", icon: Mail },
      { to: "/dashboard/registrations", label: "Registrations", icon: ClipboardList },
      { to: "/dashboard/event-guests", label: "Event Guests", icon: UserCheck },
      { to: "/dashboard/blood-donors", label: "Blood Donors", icon: Droplet },
      { to: "/dashboard/blood-requests", label: "Blood Requests", icon: Siren },
      { to: "/dashboard/shared-stories", label: "Shared Stories", icon: Quote },
      { to: "/dashboard/newsletters", label: "Newsletters", icon: Send },
      { to: "/dashboard/subscribers", label: "Subscribers", icon: BookUser },
    ],
  },
  {
    title: "System",
    entries: [
      { to: "/dashboard/user", label: "Users", title: "User Management", icon: Users },
      { to: "/dashboard/settings", label: "Security Settings", icon: ShieldCheck },
      { to: "/dashboard/personal-data", label: "Personal Data", icon: UserSearch },
      { to: "/dashboard/sessions", label: "Sessions", icon: MonitorSmartphone },
      { to: "/dashboard/audit-log", label: "Audit Log", icon: ScrollText },
      { to: "/dashboard/outbox", label: "Outbox", icon: MailCheck },
      { to: "/dashboard/system", label: "System", icon: ServerCog },
      { to: "/dashboard/sample-content", label: "Sample Content", icon: Eraser },
    ],
  },
];

/** The entry for a path, with or without a trailing slash. */
export function menuEntry(pathname: string): MenuEntry | undefined {
  const path = pathname.replace(/\/+$/, "");
  return dashboardMenu.flatMap(({ entries }) => entries).find(({ to }) => to === path);
}

/** The title of a page that is in the menu. */
export function pageTitle(pathname: string): string {
  const { title, label } = menuEntry(pathname) ?? {};
  return title ?? label ?? "";
}

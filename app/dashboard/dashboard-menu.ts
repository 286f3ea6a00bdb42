import {
  CalendarDays,
  GalleryHorizontal,
  House,
  Images,
  LayoutDashboard,
  type LucideIcon,
  Megaphone,
  Newspaper,
  PanelsTopLeft,
  ShieldCheck,
  Users,
} from "lucide-react";

export type MenuEntry = { to: string; label: string; icon: LucideIcon };

/** Every page of the dashboard, for the sidebar and the mobile menu. */
export const dashboardMenu: MenuEntry[] = [
  { to: "/dashboard", label: "Overview", icon: LayoutDashboard },
  { to: "/dashboard/banner", label: "Banner Settings", icon: PanelsTopLeft },
  { to: "/dashboard/feed", label: "Home Feed", icon: House },
  { to: "/dashboard/user", label: "Users", icon: Users },
  { to: "/dashboard/events", label: "Event Management", icon: CalendarDays },
  { to: "/dashboard/gallery", label: "Gallery Management", icon: Images },
  { to: "/dashboard/blogs", label: "Blog Management", icon: Newspaper },
  { to: "/dashboard/ads", label: "Ad Management", icon: Megaphone },
  { to: "/dashboard/herosection", label: "Hero Section", icon: GalleryHorizontal },
  { to: "/dashboard/settings", label: "Security Settings", icon: ShieldCheck },
];

/** The entry for a path, with or without a trailing slash. */
export function menuEntry(pathname: string): MenuEntry | undefined {
  const path = pathname.replace(/\/+$/, "");
  return dashboardMenu.find(({ to }) => to === path);
}

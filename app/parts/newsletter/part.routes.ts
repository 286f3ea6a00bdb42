import { route } from "@react-router/dev/routes";
import type { PartRoutes } from "#app/parts/part-routes.ts";

export const newsletterRoutes: PartRoutes = {
  pages: [],
  plain: [
    route("newsletter", "parts/newsletter/public/newsletter.page.tsx"),
    route("newsletter/confirm", "parts/newsletter/public/newsletter-confirm.page.tsx"),
    route("newsletter/leave", "parts/newsletter/public/newsletter-leave.page.tsx"),
  ],
  dashboard: [
    route("newsletters", "parts/newsletter/admin/newsletters.dashboard.tsx"),
    route("subscribers", "parts/newsletter/admin/subscribers.dashboard.tsx"),
  ],
  files: [],
};

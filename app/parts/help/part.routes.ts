import { route } from "@react-router/dev/routes";
import type { PartRoutes } from "#app/parts/part-routes.ts";

export const helpRoutes: PartRoutes = {
  pages: [route("help/papers", "parts/help/public/help-papers.page.tsx")],
  plain: [
    route("help", "parts/help/public/help.page.tsx"),
    route("help/status", "parts/help/public/help-status.page.tsx"),
  ],
  dashboard: [
    route("help", "parts/help/admin/help.dashboard.tsx"),
    route("help/month", "parts/help/admin/help-month.dashboard.tsx"),
    route("help/:id", "parts/help/admin/help-request.dashboard.tsx"),
    route("help-payments", "parts/help/help-payments/help-payments.dashboard.tsx"),
  ],
  files: [],
};

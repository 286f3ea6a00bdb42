import { route } from "@react-router/dev/routes";
import type { PartRoutes } from "#app/parts/part-routes.ts";

export const pledgesRoutes: PartRoutes = {
  pages: [route("pledge", "parts/pledges/public/pledge.page.tsx")],
  plain: [],
  dashboard: [route("pledges", "parts/pledges/admin/pledges.dashboard.tsx")],
  files: [],
};

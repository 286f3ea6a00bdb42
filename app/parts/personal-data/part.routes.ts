import { route } from "@react-router/dev/routes";
import type { PartRoutes } from "#app/parts/part-routes.ts";

export const personalDataRoutes: PartRoutes = {
  pages: [],
  plain: [route("stay", "parts/personal-data/retention/public/stay.page.tsx")],
  dashboard: [
    route("retention", "parts/personal-data/retention/admin/retention.dashboard.tsx"),
    route("personal-data", "parts/personal-data/personal-data.dashboard.tsx"),
  ],
  files: [],
};

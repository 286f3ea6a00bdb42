import { route } from "@react-router/dev/routes";
import type { PartRoutes } from "#app/parts/part-routes.ts";

export const closingsRoutes: PartRoutes = {
  pages: [],
  plain: [],
  dashboard: [route("closings", "parts/closings/closings.dashboard.tsx")],
  files: [],
};

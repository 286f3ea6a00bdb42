import { route } from "@react-router/dev/routes";
import type { PartRoutes } from "#app/parts/part-routes.ts";

export const zakatRoutes: PartRoutes = {
  pages: [route("zakat-calculator", "parts/zakat/zakat.page.tsx")],
  plain: [],
  dashboard: [],
  files: [],
};

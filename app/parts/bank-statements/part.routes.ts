import { route } from "@react-router/dev/routes";
import type { PartRoutes } from "#app/parts/part-routes.ts";

export const bankStatementsRoutes: PartRoutes = {
  pages: [],
  plain: [],
  dashboard: [route("bank-statements", "parts/bank-statements/admin/bank-statements.dashboard.tsx")],
  files: [],
};

import type { RouteConfigEntry } from "@react-router/dev/routes";

/** The pages of a part, by where the site map has them (app/routes.ts). */
export type PartRoutes = {
  /** In the public frame. */
  pages: RouteConfigEntry[];
  /** In the public frame, without the framework's scripts. */
  plain: RouteConfigEntry[];
  dashboard: RouteConfigEntry[];
  /** Addresses that answer with a file. */
  files: RouteConfigEntry[];
};

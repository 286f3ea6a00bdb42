import type { Feature } from "#server/services.ts";
import { contentRoutes } from "./server/content.routes.server.ts";

export const contentFeature: Feature = {
  group: { name: "Content", description: "The texts of the site, which staff can change." },
  routes: contentRoutes,
  // An earlier save can be brought back with its pictures.
  media: [
    { table: "content", column: "value", holds: "text" },
    { table: "content_history", column: "value", holds: "text" },
  ],
};

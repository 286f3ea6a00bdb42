import { route } from "@react-router/dev/routes";
import type { PartRoutes } from "#app/parts/part-routes.ts";

export const openBooksRoutes: PartRoutes = {
  pages: [route("verify-receipt", "parts/open-books/public/verify-receipt.page.tsx")],
  plain: [route("transparency", "parts/open-books/public/open-books.page.tsx")],
  dashboard: [route("open-books", "parts/open-books/admin/open-books.dashboard.tsx")],
  files: [
    route("transparency/days.json", "parts/open-books/public/days-list.resource.ts"),
    route("transparency/help.json", "parts/open-books/public/help-list.resource.ts"),
    route("transparency/feed.xml", "parts/open-books/public/days-feed.resource.ts"),
  ],
};

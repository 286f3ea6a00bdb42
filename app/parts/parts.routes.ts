import { bankStatementsRoutes } from "./bank-statements/part.routes.ts";
import { closingsRoutes } from "./closings/part.routes.ts";
import { helpRoutes } from "./help/part.routes.ts";
import { newsletterRoutes } from "./newsletter/part.routes.ts";
import { openBooksRoutes } from "./open-books/part.routes.ts";
import type { PartRoutes } from "./part-routes.ts";
import { personalDataRoutes } from "./personal-data/part.routes.ts";
import { pledgesRoutes } from "./pledges/part.routes.ts";
import { zakatRoutes } from "./zakat/part.routes.ts";

/** The pages of all parts, one line each. */
export const partRoutes: readonly PartRoutes[] = [
  helpRoutes,
  bankStatementsRoutes,
  pledgesRoutes,
  zakatRoutes,
  newsletterRoutes,
  openBooksRoutes,
  closingsRoutes,
  personalDataRoutes,
];

import { redirectDocument } from "react-router";
import { plainPage } from "#app/site/plain-page.ts";
import type { Route } from "./+types/plain.layout.ts";

/**
 * The layout of pages that only tell (decision 050). It adds nothing to them; its `handle` makes root.tsx leave the
 * framework's scripts out.
 */
export const handle = plainPage;

/** A hydrated page opens them as documents of their own, whatever leads there: a link, a form or a redirect. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => {
    throw redirectDocument(request.url);
  },
];

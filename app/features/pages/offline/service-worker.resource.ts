import { hash } from "node:crypto";
import { languages } from "#app/contract/language.ts";
import { publicPage } from "#app/lib/page-headers.ts";
import { readSite } from "#app/loader-context.server.ts";
import type { Route } from "./+types/service-worker.resource.ts";
import { offlinePage } from "./offline-page.server.tsx";
import source from "./service-worker.js?raw";

/** It may ask this site, and nothing else. */
const policy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** The service worker, with the version of the pages that it keeps. */
export async function loader({ context }: Route.LoaderArgs) {
  const sites = await Promise.all(languages.map((language) => readSite(context, language)));
  const version = hash("sha256", sites.map(offlinePage).join(), "hex").slice(0, 12);
  return new Response(source.replace("offline-VERSION", `offline-${version}`), {
    headers: {
      ...publicPage,
      "content-type": "text/javascript; charset=utf-8",
      "content-security-policy": policy,
    },
  });
}

import type { MetaDescriptor } from "react-router";
import { content } from "#app/services.server.ts";
import { headTags } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import type { Route } from "./+types/terms.page.ts";
import { PolicyDocument } from "./policy-document.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return (await content(context, "policies")).terms;
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  const { title = "", summary = "" } = loaderData ?? {};
  return headTags(siteOf(matches), { title, description: summary, path: "/terms" });
}

/** LEGAL-01. */
export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <PolicyDocument policy={loaderData} />;
}

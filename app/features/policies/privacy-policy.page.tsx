import type { MetaDescriptor } from "react-router";
import { content } from "#app/services.server.ts";
import { headTags } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import type { Route } from "./+types/privacy-policy.page.ts";
import { PolicyDocument } from "./policy-document.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return (await content(context, "policies")).privacy;
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  const { title = "", summary = "" } = loaderData ?? {};
  return headTags(siteOf(matches), { title, description: summary, path: "/privacy-policy" });
}

/** LEGAL-01. */
export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  return <PolicyDocument policy={loaderData} />;
}

import type { MetaDescriptor } from "react-router";
import { readPath } from "#app/contract/language.ts";
import { content, wordsOf } from "#app/loader-context.server.ts";
import { headTags } from "#app/site/head-tags.ts";
import type { Route } from "./+types/policy.page.ts";
import { policiesWords } from "./policies.words.ts";
import { PolicyDocument } from "./policy-document.tsx";

const names = { "/privacy-policy": "privacy", "/terms": "terms", "/cookies": "cookies" } as const;

/** The three routes of this page have no other paths. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const path = readPath(new URL(request.url).pathname).path as keyof typeof names;
  const policy = (await content(context, "policies"))[names[path]];
  return { path, policy, words: wordsOf(context, policiesWords) };
}

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { path, policy } = loaderData;
  return headTags(matches, { title: policy.title, description: policy.summary, path });
}

/** LEGAL-01. */
export default function PolicyPage({ loaderData: { policy } }: Route.ComponentProps) {
  return <PolicyDocument policy={policy} />;
}

import type { MetaDescriptor } from "react-router";
import { karachiDay } from "#app/lib/dates.ts";
import { services } from "#app/services.server.ts";
import { BrokenPage } from "#app/site/error-page.tsx";
import { headTags } from "#app/site/head-tags.ts";
import { foundation } from "#content/foundation.ts";
import { postsOnHome } from "../blog/blog.constants.ts";
import { listPosts } from "../blog/blog.store.server.ts";
import { readHeadline } from "../headline/headline.store.server.ts";
import type { Route } from "./+types/home.page.ts";
import { BlogSection, postsShown } from "./sections/blog-section.tsx";
import { PromiseSection } from "./sections/promise-section.tsx";
import { WorkSection } from "./sections/work-section.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, env } = services(context);
  const [headline, { posts }] = await Promise.all([
    readHeadline(db),
    listPosts(db, { audience: { today: karachiDay(clock.now()) }, limit: postsOnHome }),
  ]);
  return { headline, posts: posts.slice(0, postsShown), siteUrl: env.siteUrl };
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [{ title: foundation.name }];
  return headTags({ description: foundation.description, siteUrl: loaderData.siteUrl, path: "/" });
}

export default function HomePage({ loaderData: { headline, posts } }: Route.ComponentProps) {
  return (
    <>
      <PromiseSection headline={headline} />
      <WorkSection />
      <BlogSection posts={posts} />
    </>
  );
}

/** The frame stays when the page cannot be drawn. */
export function ErrorBoundary() {
  return <BrokenPage />;
}

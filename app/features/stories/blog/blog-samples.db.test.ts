import { expect, test } from "vitest";
import { listPosts } from "#app/features/stories/blog/server/blog.store.server.ts";
import { karachiMinute } from "#app/lib/dates.ts";
import { isUrdu } from "#app/lib/urdu.ts";
import { samplePosts } from "#content/sample-posts.ts";
import { startTestApp } from "#tests/support/app.ts";
import { blogFeature } from "./blog.feature.server.ts";

test("the sample posts are a list of one language on the pages of each: SAMPLE-09", async () => {
  const { db, clock } = (await startTestApp()).deps;
  const now = clock.now();
  await blogFeature.samples?.add(db, now);
  const list = async (language: "en" | "ur") => {
    const audience = { now: karachiMinute(now) };
    const { posts } = await listPosts(db, { audience, language, limit: 50 });
    return posts;
  };
  const [english, urdu] = [await list("en"), await list("ur")];
  expect(english.map(({ title }) => title)).toEqual(
    samplePosts.map(({ title, urdu }) => title || urdu.title),
  );
  expect(urdu.map(({ published_at: day }) => day)).toEqual(english.map(({ published_at: day }) => day));
  expect(
    urdu.filter(
      ({ title, excerpt, category_name }) =>
        !isUrdu(title) || !isUrdu(excerpt) || !isUrdu(category_name ?? ""),
    ),
  ).toEqual([]);
});

import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { type Language, pathIn, readPath } from "#app/contract/language.ts";
import { loader as programmeCard } from "#app/features/pages/programmes/programme-card-image.resource.ts";
import * as programmePage from "#app/features/pages/programmes/programme-story.page.tsx";
import { programmesWords } from "#app/features/pages/programmes/programmes.words.ts";
import * as servicePage from "#app/features/pages/services/service.page.tsx";
import { loader as serviceCard } from "#app/features/pages/services/service-card-image.resource.ts";
import { servicesWords } from "#app/features/pages/services/services.words.ts";
import { depsContext, pageLanguage } from "#app/loader-context.server.ts";
import { defaultContent } from "#server/content.ts";
import { startedOnce, startTestApp } from "#tests/support/app.ts";
import { testMatches } from "#tests/support/page-frame.tsx";

const sharedApp = startedOnce(startTestApp);
const slugsOf = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug);

const kinds = [
  {
    path: "/details",
    slugs: slugsOf(defaultContent("programmes").programmes),
    page: programmePage,
    card: programmeCard,
    words: programmesWords,
  },
  {
    path: "/services",
    slugs: slugsOf(defaultContent("services").services),
    page: servicePage,
    card: serviceCard,
    words: servicesWords,
  },
];
type Kind = (typeof kinds)[number];

const contextIn = async (language: Language) => {
  const context = new RouterContextProvider();
  context.set(depsContext, (await sharedApp()).deps);
  context.set(pageLanguage, language);
  return context;
};

/** The path that a page names as its picture for social networks, and the reply there. */
async function readCard({ path, page, card, words }: Kind, slug: string, language: Language) {
  const { data } = await page.loader({ context: await contextIn(language), params: { slug } } as never);
  const [{ loaderData }] = testMatches(words);
  const tags = page.meta({
    loaderData: data,
    matches: [{ loaderData: { ...loaderData, language } }],
  } as never);
  const [image = ""] = tags.flatMap((tag) =>
    "property" in tag && tag.property === "og:image" && "content" in tag ? String(tag.content) : [],
  );
  const { pathname } = new URL(image);
  const named = readPath(pathname);
  const context = await contextIn(named.language);
  const params = { file: named.path.replace(`/cards${path}/`, "") };
  const reply = await card({ context, params } as never);
  return { pathname, status: reply.status, png: Buffer.from(await reply.arrayBuffer()) };
}

test.for(kinds)("each Urdu page below $path has a card of its own", { timeout: 60_000 }, async (kind) => {
  expect(kind.slugs.length).toBeGreaterThan(7);
  for (const slug of kind.slugs) {
    const english = await readCard(kind, slug, "en");
    const urdu = await readCard(kind, slug, "ur");
    expect([english.status, urdu.status], slug).toEqual([200, 200]);
    expect(urdu.pathname).toBe(pathIn("ur", english.pathname));
    expect(urdu.png.equals(english.png), slug).toBe(false);
  }
});

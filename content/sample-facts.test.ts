import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { defaultContent, sampleValue } from "#server/content.ts";
import { sampleAds } from "./sample-ads.ts";
import { sampleEvents } from "./sample-events.ts";
import { sampleFacts } from "./sample-facts.ts";
import { sampleImpactUpdates } from "./sample-feed.ts";
import { sampleGalleryItems } from "./sample-gallery.ts";
import { samplePosts } from "./sample-posts.ts";

const folder = import.meta.dirname;

/** Every sentence that visitors of a new installation read and that this test compares. */
const texts = JSON.stringify([
  sampleAds,
  sampleEvents,
  sampleImpactUpdates,
  sampleGalleryItems,
  samplePosts,
  ...(["services", "programmes", "timeline", "films", "home", "community"] as const).map((name) =>
    defaultContent(name),
  ),
  ...(["campaign", "stories", "testimonials"] as const).map((name) => sampleValue(name)),
]);
const weekday = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day";
const found = (rule: RegExp) => [...texts.matchAll(rule)].map(([, words]) => words);

test.each([
  ["the clinic's day", new RegExp(`every second (${weekday})`, "g"), sampleFacts.clinicDay],
  [
    "a pump's families",
    /pump (?:serves about|for) (\w+) (?:families|households)/g,
    String(sampleFacts.pumpFamilies),
  ],
  ["the first school's tree", /under (?:a|the) (neem|kikar)/g, sampleFacts.schoolTree],
  ["the women trained", /(\d+) women trained/g, String(sampleFacts.womenTrained)],
])("every text that tells %s tells the same: SAMPLE-04", (_, rule, fact) => {
  const stated = found(rule);
  expect(stated.length).toBeGreaterThan(1);
  expect(new Set(stated)).toEqual(new Set([fact]));
});

test("a pump is built for the same years on the service's page and in the ad: SAMPLE-04", () => {
  expect(texts).toContain(`families for ${sampleFacts.pumpYears} years`);
  const jaria = defaultContent("services").services.find(({ slug }) => slug === "sadaqa-jaria");
  expect(jaria?.figures).toContainEqual({
    value: `${sampleFacts.pumpYears} years`,
    name: "is how long a pump should last",
  });
  expect(jaria?.lead).toContain(`last ${sampleFacts.pumpYears} years`);
});

test("an internship takes three months or more everywhere: SAMPLE-04", () => {
  expect(texts).not.toMatch(/six-week|six weeks/i);
});

test("a post names no weekday for an event, whose day moves with the installation: SAMPLE-04", () => {
  const helpers = samplePosts.filter(({ content }) => content.includes("pairs of hands"));
  expect(helpers).toHaveLength(1);
  for (const { content } of helpers) expect(content).not.toMatch(new RegExp(weekday));
});

test("the month's name is written one way, in content and on pages: SAMPLE-04", () => {
  // These two list the other spellings, because visitors search for them.
  const spellings = ["app/parts/zakat/part.ts", "app/features/pages/search/search-synonyms.ts"];
  const root = path.join(folder, "..");
  const files = ["content", "app"].flatMap((from) =>
    readdirSync(path.join(root, from), { recursive: true, encoding: "utf8" })
      .filter((name) => /(?<!\.(?:test|spec))\.tsx?$/.test(name))
      .map((name) => path.posix.join(from, name.replaceAll(path.sep, "/"))),
  );
  const other = files.filter((name) => /ramazan|ramadan/i.test(readFileSync(path.join(root, name), "utf8")));
  expect(other.sort()).toEqual(spellings.sort());
});

test("a camp asks for no papers, and the clinic van has one crew and one day: SAMPLE-04", () => {
  expect(texts).toMatch(/Anybody can come to a camp, without papers/);
  expect(texts).not.toMatch(/bring your (?:identity card|CNIC)/i);
  expect(texts).not.toMatch(/midwife/);
  expect(texts).not.toMatch(/same day of (?:the|each) (?:next )?month/);
});

test("nobody's story is longer than the foundation is old: SAMPLE-04", () => {
  expect(JSON.stringify(sampleValue("stories"))).not.toMatch(/(?:eleven|twelve|fifteen|twenty) years/);
});

test("the workshop is running, and no text announces it as one to come: SAMPLE-04", () => {
  expect(found(/workshop runs (\d+) machines/g)).toEqual([String(sampleFacts.workshopMachines)]);
  expect(found(/(Twelve) machines and an order book/g).length).toBeGreaterThan(1);
  expect(texts).not.toContain("Twenty machines");
});

test("what is stated of health stands with health, and camps are not counted by the year: SERV-02", () => {
  const figuresOf = (slug: string) =>
    defaultContent("services")
      .services.filter((service) => service.slug === slug)
      .flatMap(({ figures }) => figures.map(({ value, name }) => `${value} ${name}`));
  expect(figuresOf("health")).toContain("7+ initiatives for health");
  expect(figuresOf("education").join()).not.toContain("initiatives");
  expect(texts).not.toMatch(/medical camps (?:a|in the past) year/);
});

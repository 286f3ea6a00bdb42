import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { testSite } from "#tests/support/page-frame.tsx";
import { cardName, drawShareCard, shareCardResponse } from "./share-card.server.ts";

const name = "Umeed Welfare Foundation";
const draw = (title: string) => drawShareCard({ kind: "Story", title, detail: "Nov 21, 2026", name });

/** How many dark pixels the letters of the title put into the left and the right half of the card. */
async function inkOf(png: Buffer) {
  const half = async (left: number) => {
    const area = sharp(png).extract({ left, top: 0, width: 600, height: 480 }).greyscale().threshold(90);
    const { data } = await area.raw().toBuffer({ resolveWithObject: true });
    return data.filter((value) => value === 0).length;
  };
  return { left: await half(0), right: await half(600) };
}

describe("the card of a shared link", () => {
  test("is a PNG of 1200 x 630 that no network finds too heavy", async () => {
    const png = await draw("Two thousand quilts before the fog");
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(png.length).toBeLessThan(200_000);
  });

  test("has an English title on the left and an Urdu one on the right", async () => {
    const english = await inkOf(await draw("Hope"));
    expect(english.left).toBeGreaterThan(1000);
    expect(english.right).toBe(0);
    const urdu = await inkOf(await draw("امید"));
    expect(urdu.right).toBeGreaterThan(1000);
    expect(urdu.left).toBe(0);
  });

  test("joins Urdu letters: the word is narrower than its letters apart", async () => {
    const joined = await inkOf(await draw("تعلیم"));
    const apart = await inkOf(await draw("ت ع ل ی م"));
    expect(joined.right).toBeGreaterThan(0);
    expect(joined.right).toBeLessThan(apart.right);
  });

  test.for([
    ["the longest title", "A very long title of a story ".repeat(40)],
    ["a single endless word", "x".repeat(1000)],
    ["the signs of markup", '<b>&amp;</b> & "quotes" <'],
    ["control characters and half a character", "a\u0001\u0085b\ud800c"],
    ["letters that no font of ours has", "漢字 😀 𒀀"],
    ["no letters", ""],
    ["letters that are not seen", "\u200b \u0301"],
  ] as const)("is drawn for %s", async ([, title]) => {
    expect(await sharp(await draw(title)).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test("fits the longest of everything, in Urdu too", async () => {
    const long = (text: string) => text.repeat(20).slice(0, 300);
    for (const text of [long("A foundation of the province "), long("لاہور کی فاؤنڈیشن ")]) {
      const png = await drawShareCard({
        kind: "Programme",
        title: text,
        detail: text,
        name: text.slice(0, 80),
      });
      expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 });
    }
  });

  test("one visitor who asks for many has two drawn, and the others get theirs", async () => {
    const card = { kind: "Story", title: "Hope", name };
    const ask = (visitor: string) => shareCardResponse(visitor, testSite, card);
    const greedy = Array.from({ length: 8 }, () => ask("203.0.113.1"));
    const others = await Promise.all(["203.0.113.2", "203.0.113.3", "203.0.113.4"].map(ask));
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
    const replies = await Promise.all(greedy);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, ...Array(6).fill(503)]);
    expect(replies.at(-1)?.headers.get("retry-after")).toMatch(/^\d+$/);
  });
});

test.for([
  ["a-story.png", "a-story"],
  ["امید.png", "امید"],
  ["a-story.jpg", undefined],
  [".png", undefined],
  ["a\0b.png", undefined],
  [`${"x".repeat(301)}.png`, undefined],
] as const)("the file %j is of %j", ([file, page]) => expect(cardName(file)).toBe(page));

import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Language } from "#app/contract/language.ts";
import { depsContext, pageLanguage } from "#app/loader-context.server.ts";
import { startTestApp } from "#tests/support/app.ts";
import { loader } from "./gallery.page.tsx";

/** The gallery of a foundation with so many items, their sections in turn. Their numbers go up from 1. */
async function startGallery(count: number, language: Language = "en") {
  const app = await startTestApp();
  const sections = [
    { section: "Health", section_ur: "صحت" },
    { section: "Food", section_ur: "کھانا" },
  ] as const;
  for (let place = 0; place < count; place += 1) {
    await app.deps.db
      .insertInto("gallery_items")
      .values({
        title: `No. ${place + 1}`,
        ...sections[place % 2 === 0 ? 0 : 1],
        file_type: "image",
        file_url: "/art/clinic.svg",
        alt: "",
        // The next day in Karachi.
        uploaded_at: "2026-11-20T20:00:00.000Z",
        is_sample: 0,
      })
      .execute();
  }
  const context = new RouterContextProvider();
  context.set(depsContext, app.deps);
  context.set(pageLanguage, language);
  return async (query: string) => {
    const url = new URL(`/gallery?${query}`, app.deps.env.siteUrl);
    const { data, init } = await loader({
      context,
      request: new Request(url),
      url,
      params: {},
      pattern: "/gallery",
    });
    const ids = data.items.map(({ id }) => id);
    return { ...data, ids, status: init?.status };
  };
}

test("the page has the newest items, the number of each section, and the day of Karachi", async () => {
  const read = await startGallery(30);
  const first = await read("");
  expect(first).toMatchObject({ status: 200, beyond: 6, above: undefined, named: undefined });
  expect(first.ids).toEqual(Array.from({ length: 24 }, (_, place) => 30 - place));
  expect(first.sections).toEqual([
    { section: "Food", name: "Food", count: 15 },
    { section: "Health", name: "Health", count: 15 },
  ]);
  expect(first.items[0]).toMatchObject({ title: "No. 30", day: "2026-11-21" });
  expect(first.items[0]).not.toHaveProperty("uploaded_at");

  const all = await read("more=1");
  expect(all.ids).toHaveLength(30);
  expect(all.beyond).toBeUndefined();
  const food = await read("section=Food");
  expect(food.ids).toEqual(Array.from({ length: 15 }, (_, place) => 30 - 2 * place));
  expect(await read("section=Nothing")).toMatchObject({ status: 200, ids: [], beyond: undefined });
});

test("in Urdu the sections have their Urdu names, in the order of those: GALLERY-07b", async () => {
  const read = await startGallery(3, "ur");
  const { sections, items } = await read("section=Health");
  expect(sections).toEqual([
    { section: "Health", name: "صحت", count: 2 },
    { section: "Food", name: "کھانا", count: 1 },
  ]);
  expect(items.map(({ section }) => section)).toEqual(["صحت", "صحت"]);
});

test("a list that begins below an item knows the one above it", async () => {
  const read = await startGallery(6);
  expect(await read("after=5")).toMatchObject({ ids: [4, 3, 2, 1], above: 5 });
  expect(await read("after=5&section=Health")).toMatchObject({ ids: [3, 1], above: 5 });
  expect(await read("after=5&section=Food")).toMatchObject({ ids: [4, 2], above: 6 });
});

test("an item that the URL names comes with its neighbours within the section", async () => {
  const read = await startGallery(6);
  expect((await read("item=3")).named).toMatchObject({ item: { id: 3 }, newer: 4, older: 2 });
  expect((await read("item=3&section=Health")).named).toMatchObject({ newer: 5, older: 1 });
  expect((await read("item=6")).named).toMatchObject({ newer: undefined, older: 5 });
  expect((await read("item=1")).named).toMatchObject({ newer: 2, older: undefined });
});

test("an item that is not there is not found, and the list is shown all the same", {
  tags: "any-database",
}, async () => {
  const read = await startGallery(2);
  expect(await read("item=99")).toMatchObject({ status: 404, missing: 99, ids: [2, 1] });
  expect(await read("item=2147483647")).toMatchObject({ status: 404 });
  expect(await read("item=nothing")).toMatchObject({ status: 200, missing: undefined });
});

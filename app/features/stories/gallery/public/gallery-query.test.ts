import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { sampleGalleryItems } from "#content/sample-gallery.ts";
import { gridRatioOf, ratioOf } from "./gallery-grid.tsx";
import { findOpenItem, galleryAddress, maxMore, nextPage, readGalleryQuery } from "./gallery-query.ts";

const read = (query: string) => readGalleryQuery(new URLSearchParams(query));

test.for([
  ["", {}],
  ["section=Clean+Water&item=12&after=40&more=2", { section: "Clean Water", item: 12, after: 40, more: 2 }],
  ["section=%20&item=0&after=-1&more=x", {}],
  ["item=1.5&after=1e3&more=0x2", {}],
  ["item=99999999999", {}],
  ["more=500", { more: maxMore }],
  [`section=${"x".repeat(70)}%00`, { section: "x".repeat(60) }],
] as const)("the query %j is read as %o", ([query, expected]) => {
  expect(read(query)).toEqual(expected);
});

test("an address has what its query says, and reads as the same", () => {
  expect(galleryAddress({})).toBe("/gallery");
  const query = { section: "صحت & water", after: 9, more: 1, item: 7 };
  expect(read(galleryAddress(query).split("?")[1] ?? "")).toEqual(query);
});

const item = (id: number) => ({
  id,
  title: `No. ${id}`,
  section: "Health",
  file_type: "image" as const,
  file_url: "/art/clinic.svg",
  alt: "",
  captions_url: null,
  day: "2026-11-21",
});

test("an item of the list has its neighbours there, and beyond its ends", () => {
  const list = { items: [item(9), item(8), item(7)], beyond: 6, above: 10 };
  const open = (id: number) => findOpenItem(list, { section: "Health", after: 10, item: id });
  expect(open(8)).toMatchObject({
    newer: "/gallery?section=Health&after=10&item=9",
    older: "/gallery?section=Health&after=10&item=7",
  });
  expect(open(9)?.newer).toBe("/gallery?section=Health&item=10");
  expect(open(7)?.older).toBe("/gallery?section=Health&after=10&more=1&item=6");
  expect(open(5)).toBeUndefined();
});

test("an item that only the URL names has the neighbours that came with it", () => {
  const named = { item: item(3), newer: 4, older: undefined };
  const open = findOpenItem({ items: [item(9)], named }, { item: 3 });
  expect(open).toEqual({ item: named.item, newer: "/gallery?item=4", older: undefined });
  expect(findOpenItem({ items: [], named }, { item: 2 })).toBeUndefined();
});

test("after the last page below the first a new list begins", () => {
  const items = [item(9), item(8)];
  expect(nextPage({ section: "Health" }, items)).toEqual({ section: "Health", after: undefined, more: 1 });
  expect(nextPage({ section: "Health", more: maxMore }, items)).toEqual({ section: "Health", after: 8 });
});

test("a picture's shape is that of its file", () => {
  const shape = (file_url: string, file_type: "image" | "video" = "image") => ({ file_url, file_type });
  expect(ratioOf(shape("uploads/images/abcdef123456.900x1200.jpg"))).toBe(0.75);
  expect(ratioOf(shape("uploads/videos/abcdef123456.mp4", "video"))).toBe(16 / 9);
  expect(gridRatioOf(shape("uploads/images/abcdef123456.500x2000.jpg"))).toBe(0.7);
  expect(gridRatioOf(shape("uploads/images/abcdef123456.9000x1000.jpg"))).toBe(2.2);
});

test.each(sampleGalleryItems.map(({ image }) => image))("the shape of %s is that of its drawing", (image) => {
  const drawing = readFileSync(path.join(import.meta.dirname, "../../../../../public", image), "utf8");
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawing) ?? [];
  expect(ratioOf({ file_type: "image", file_url: image })).toBe(Number(width) / Number(height));
});

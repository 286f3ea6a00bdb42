import { expect, it } from "vitest";
import { batchOf, batchTitle } from "./gallery-batch.ts";

const file = (name: string, type = "image/png") => new File(["x"], name, { type });

it("numbers the files in their order, and goes on where more are added", () => {
  const first = batchOf([file("a.png"), file("b.png")], []);
  const more = batchOf([file("c.png")], first.batch.slice(1));
  expect(more.batch.map(({ number, file: { name }, state }) => [number, name, state])).toEqual([
    [2, "b.png", "chosen"],
    [3, "c.png", "chosen"],
  ]);
});

it("leaves out what cannot be sent, and says why", () => {
  const { batch, faults } = batchOf([file("list.pdf", "application/pdf"), file("b.png")], []);
  expect(batch).toHaveLength(1);
  expect(faults).toEqual([
    "list.pdf: Please select a valid image (JPEG, PNG, GIF, WebP) or video (MP4, WebM, OGG) file.",
  ]);
});

it.each([
  ["Eye camp", "IMG_1.jpg", "Eye camp 2"],
  ["", "eye-camp_kasur  2026.v2.jpg", "eye camp kasur 2026.v2"],
  ["", "پانی_آیا.jpg", "پانی آیا"],
  ["", ".jpg", "File 2"],
  ["", `${"x".repeat(250)}.jpg`, "x".repeat(190)],
])("with the common title %j the file %s is called %s", (common, name, title) => {
  expect(batchTitle(common, { number: 2, file: file(name) })).toBe(title);
});

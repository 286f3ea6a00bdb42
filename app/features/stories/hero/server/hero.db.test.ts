import { expect, test } from "vitest";
import { base64, startSliding } from "#tests/support/hero.ts";
import { nothingStored, storedFiles } from "#tests/support/media-forms.ts";
import { picture } from "#tests/support/pictures.ts";

test("visitors get slides that are active and show something, in their order; staff get all", {
  tags: "any-database",
}, async () => {
  const { add, shown, all, png } = await startSliding();
  const image_base64 = base64(png);
  await add({ headline: "Second", image_base64, display_order: 5 });
  await add({ headline: "Bare", display_order: 1 });
  await add({ headline: "Off", image_base64, display_order: 0, is_active: 0 });
  await add({ headline: "First", image_base64, display_order: 2 });
  await add({ headline: "Last", image_base64 });
  const headlines = (slides: { headline: string }[]) => slides.map(({ headline }) => headline);
  expect(headlines(await shown())).toEqual(["First", "Second", "Last"]);
  expect(headlines(await all())).toEqual(["Off", "Bare", "First", "Second", "Last"]);
  expect((await all()).at(-1).display_order).toBe(6);
});

test("a deletion takes the medium along; the same again finds nothing", {
  tags: "any-database",
}, async () => {
  const { app, token, add, png } = await startSliding();
  const { id } = (await add({ image_base64: base64(png) })).body;
  const remove = () => app.call("deleteHeroSlide", { token, json: { id } });
  expect(await remove()).toMatchObject({ status: 200, body: { message: "Slide deleted successfully!" } });
  await nothingStored(app);
  expect((await remove()).status).toBe(404);
});

test("an order is taken only when it names exactly the slides that there are", {
  tags: "any-database",
}, async () => {
  const { app, token, add, all } = await startSliding();
  const ids: number[] = [];
  for (const headline of ["A", "B", "C"]) ids.push((await add({ headline, display_order: 7 })).body.id);
  const [a = 0, b = 0, c = 0] = ids;
  const order = (json: object) => app.call("reorderHeroSlides", { token, json });
  expect(await order({ ids: [c, a, b] })).toMatchObject({
    status: 200,
    body: { message: "Slide order updated successfully!" },
  });
  const ordered = (await all()).map(({ id, display_order }: Record<string, number>) => [id, display_order]);
  expect(ordered).toEqual([
    [c, 0],
    [a, 1],
    [b, 2],
  ]);
  for (const wrong of [[c, a], [c, a, a], [a, b, c, c], [a, b, c + 1], []]) {
    expect(await order({ ids: wrong }), String(wrong)).toMatchObject({
      status: 409,
      body: {
        message: "Somebody else has added or removed a slide. Reload to see all of them, then order them.",
      },
    });
  }
  for (const wrong of [undefined, "1", [null], [{}], Array(1001).fill(1)]) {
    expect(await order({ ids: wrong })).toMatchObject({
      status: 422,
      body: { message: "The order must be a list of slide numbers." },
    });
  }
  expect((await all()).map(({ id }: { id: number }) => id)).toEqual([c, a, b]);
});

test("orders, edits and switches at once all end, and one of the orders stands", async () => {
  const { app, token, add, edit, all } = await startSliding();
  const ids: number[] = [];
  for (let n = 0; n < 6; n += 1) ids.push((await add()).body.id);
  const orders = Array.from({ length: 12 }, (_, n) => (n % 2 ? ids : ids.toReversed()));
  const calls = await Promise.all([
    ...orders.map((order) => app.call("reorderHeroSlides", { token, json: { ids: order } })),
    ...ids.map((id) => edit(id, { is_active: 0 })),
  ]);
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200]));
  const slides: { id: number; is_active: number }[] = await all();
  expect([ids.join(), ids.toReversed().join()]).toContain(slides.map(({ id }) => id).join());
  expect(slides.every(({ is_active }) => is_active === 0)).toBe(true);
});

test("two new images for one slide at once: one stays, the other leaves no file", async () => {
  const { app, add, edit, all } = await startSliding();
  const { id } = (await add()).body;
  const images = await Promise.all([picture("png"), picture("jpeg"), picture("webp")]);
  await Promise.all(images.map((image) => edit(id, { image_base64: base64(image) })));
  const [{ image_url }] = await all();
  const stem = image_url.replace(/^uploads\/|\.\w+$/g, "");
  await expect
    .poll(async () => (await storedFiles(app)).filter((name) => !name.startsWith(stem)))
    .toEqual([]);
});

test("a save that names an older version than the slide's is refused, and one that names none is not", {
  tags: "any-database",
}, async () => {
  const { add, edit, all } = await startSliding();
  const { id } = (await add()).body;
  expect(await edit(id, { version: 1, headline: "Theirs" })).toMatchObject({ status: 200 });
  expect(await edit(id, { version: 1, headline: "Mine" })).toMatchObject({
    status: 409,
    body: { message: "Somebody else has changed this slide since you opened it." },
  });
  expect(await edit(id, { version: "x" })).toMatchObject({ status: 422 });
  expect(await edit(id, { is_active: 0 })).toMatchObject({
    status: 200,
    body: { message: "Slide set to Inactive" },
  });
  expect(await all()).toMatchObject([{ headline: "Theirs", is_active: 0, version: 3 }]);
});

import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";

/** The tests begin on Nov 21, 2026, in Karachi. */
const cases = [
  [{ status: "draft" }, "Draft saved.", "Draft saved."],
  [{ status: "draft", published_at: "2026-12-05" }, "Draft saved.", "Draft saved."],
  [{ published_at: "2026-12-05" }, "Scheduled for Dec 5, 2026.", "Scheduled for Dec 5, 2026."],
  [{ published_at: "2026-11-22" }, "Scheduled for Nov 22, 2026.", "Scheduled for Nov 22, 2026."],
  [{ published_at: "2026-11-21" }, "Blog published successfully!", "Blog updated successfully!"],
  [{}, "Blog published successfully!", "Blog updated successfully!"],
] as const;

test.for(cases)("a save of %j says what it did", async ([fields, created, updated]) => {
  const app = await startTestApp();
  const token = await app.signIn();
  const category = (
    await app.call("createBlogCategory", { token, json: { name: "Wells", color: "#1D5B8F" } })
  ).body.category;
  const post = { title: "A pump", content: "Water", category_id: category.id, ...fields };
  const made = await app.call("saveBlog", { token, json: post });
  expect(made).toMatchObject({ status: 201, body: { success: true, message: created, slug: "a-pump" } });
  const { id } = made.body;
  // Saved again without a day it keeps its own.
  const { published_at: _day, ...again } = { published_at: undefined, ...post };
  const saved = await app.call("saveBlog", { token, json: { ...again, _method: "PUT", id } });
  expect(saved).toMatchObject({ status: 200, body: { success: true, message: updated, slug: "a-pump" } });
  expect(Object.keys(saved.body).toSorted()).toEqual(["message", "slug", "success"]);
});

test("it is Karachi's day that decides: at 19:00 UTC tomorrow has begun there", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const { id: category_id } = (
    await app.call("createBlogCategory", { token, json: { name: "Wells", color: "#1D5B8F" } })
  ).body.category;
  const post = { title: "A pump", content: "Water", category_id, published_at: "2026-11-22" };
  app.clock.set("2026-11-21T18:59:00Z");
  const before = await app.call("saveBlog", { token, json: post });
  expect(before.body.message).toBe("Scheduled for Nov 22, 2026.");
  app.clock.set("2026-11-21T19:00:00Z");
  const after = await app.call("saveBlog", { token, json: post });
  expect(after.body.message).toBe("Blog published successfully!");
});

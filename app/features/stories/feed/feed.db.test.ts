import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";

const slot = (id: number) => ({
  id,
  title: `Title ${id}`,
  description: "What was done.",
  date: "This week",
  icon: "Heart",
  link: "/news",
});
test("until they are saved there are no impact updates; then everyone reads the three", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  expect(await app.call("readImpactUpdates")).toMatchObject({ status: 200, body: [] });
  const token = await app.signIn();
  const json = [slot(1), slot(2), { ...slot(3), title: "  Padded  " }];
  expect(await app.call("saveImpactUpdates", { token, json })).toMatchObject({
    status: 200,
    body: { success: true, message: "Homepage Impact Feed updated successfully!" },
  });
  const { body } = await app.call("readImpactUpdates");
  expect(body).toEqual([slot(1), slot(2), { ...slot(3), title: "Padded" }]);
});

test("the order counts, whatever ids come along", { tags: "any-database" }, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const { id: _id, ...bare } = slot(2);
  await app.call("saveImpactUpdates", { token, json: [slot(3), bare, slot(1)] });
  const { body } = await app.call("readImpactUpdates");
  expect(body).toEqual([{ ...slot(3), id: 1 }, slot(2), { ...slot(1), id: 3 }]);
});

test("of two saves at once one follows the other, and both are in the history", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const slots = [slot(1), slot(2), slot(3)];
  await app.call("saveImpactUpdates", { token, json: slots });
  const save = (title: string) =>
    app.call("saveImpactUpdates", { token, json: [{ ...slot(1), title }, slot(2), slot(3)] });
  const saves = await Promise.all([save("One"), save("Two")]);
  expect(saves.map(({ status }) => status)).toEqual([200, 200]);
  const history = await app.call("listVersions", { token, query: { noun: "content", id: "feed" } });
  expect(history.body.versions.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
});

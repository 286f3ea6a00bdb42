import { expect, test } from "vitest";
import { type BinNoun, binMessages } from "#app/contract/bin.ts";
import { serverMessages } from "#app/contract/replies.ts";
import { blogMessages } from "#app/features/stories/blog/blog-admin.messages.ts";
import { runRetention } from "#app/parts/personal-data/retention/server/run-retention.server.ts";
import { bringBack } from "#server/bin/bring-back.ts";
import { emptyBin } from "#server/bin/empty-bin.ts";
import { sweepStorage } from "#server/media/sweep.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { startBlogging } from "#tests/support/blog-author.ts";
import { fields as eventFields, startWithEvents } from "#tests/support/events.ts";
import { formWith, storedFiles } from "#tests/support/media-forms.ts";
import { picture } from "#tests/support/pictures.ts";

const day = 24 * 60 * 60 * 1000;
const binDays = 30;
const goOn = async () => true;

const restore = (app: TestApp, token: string, noun: BinNoun, id: number) =>
  app.call("restoreBinItem", { token, json: { noun, id } });
const deleteForGood = (app: TestApp, token: string, noun: BinNoun, id: number) =>
  app.call("deleteBinItem", { token, json: { noun, id } });
const inBin = async (app: TestApp, token: string, noun?: BinNoun) =>
  (await app.call("listBin", { token, query: { noun } })).body.items;

const png = async () => ({ bytes: await picture("png"), name: "a.png", type: "image/png" });

test("a deleted post lies in the bin, and comes back under its number and both its addresses: BIN-01, BIN-02", async () => {
  const app = await startTestApp();
  const author = await startBlogging(app);
  const { id } = (await author.publish({ title: "First name" })).body;
  await author.revise(id, { title: "Second name", excerpt: "Water" });
  const before = await author.read("second-name");
  expect((await author.remove(id)).body).toEqual({ success: true, message: blogMessages.deleted });
  expect(await author.publicTitles()).toEqual([]);
  expect(await inBin(app, author.token)).toEqual([
    {
      id: expect.any(Number),
      noun: "blog post",
      row_id: id,
      title: "Second name",
      deleted_at: "2026-11-21T07:00:00.000Z",
      deleted_by: "Administrator",
      expires_at: "2026-12-21T07:00:00.000Z",
    },
  ]);

  const restored = await restore(app, author.token, "blog post", id);
  expect(restored).toMatchObject({ status: 200, body: { message: binMessages.restored } });
  expect(await author.read("second-name")).toEqual(before);
  expect((await app.get("/backendReact/api_blogs.php?slug=second-name")).status).toBe(200);
  const history = await app.deps.db.selectFrom("blog_slug_history").selectAll().execute();
  expect(history).toEqual([{ slug: "first-name", post_id: id }]);
  expect(await inBin(app, author.token)).toEqual([]);
  // Found again by its words, and numbers go on after it.
  expect(await author.publicTitles({ q: "water" })).toEqual(["Second name"]);
  expect((await author.publish()).body.id).toBeGreaterThan(id);
  const log = await app.call("listAuditLog", { token: author.token, query: { noun: "blog post" } });
  expect(log.body.changes.map(({ action }: { action: string }) => action)).toContain("bring back");
});

test("of many who bring the same back at once, one does, and nothing is there twice", async () => {
  const app = await startTestApp();
  const author = await startBlogging(app);
  const { id } = (await author.publish()).body;
  await author.remove(id);
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => restore(app, author.token, "blog post", id)),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
  expect(await author.publicTitles()).toEqual(["A story"]);
});

test("of two who delete the same at once, one does, and it lies in the bin once", async () => {
  const app = await startTestApp();
  const author = await startBlogging(app);
  const { id } = (await author.publish()).body;
  const replies = await Promise.all([1, 2, 3].map(() => author.remove(id)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  expect(await inBin(app, author.token)).toHaveLength(1);
});

test.for(["deleted for good", "emptied"] as const)(
  "what is brought back while it is %s is either there or gone, never both or neither",
  async (way) => {
    const app = await startTestApp();
    const author = await startBlogging(app);
    for (let round = 0; round < 6; round += 1) {
      const { id } = (await author.publish({ title: `Round ${round}` })).body;
      await author.remove(id);
      const later = new Date(app.clock.now().getTime() + (binDays + 1) * day);
      const [back, gone] = await Promise.all([
        restore(app, author.token, "blog post", id),
        way === "emptied"
          ? emptyBin(app.deps.db, later, goOn).then((count) => count === 1)
          : deleteForGood(app, author.token, "blog post", id).then(({ status }) => status === 200),
      ]);
      expect(back.status === 200, `round ${round}`).toBe(!gone);
      const titles = await author.publicTitles();
      expect(titles.includes(`Round ${round}`)).toBe(!gone);
      expect(await inBin(app, author.token)).toEqual([]);
    }
  },
);

test("an address that another post has by now stays that post's, and the reply says so: BIN-03", async () => {
  const app = await startTestApp();
  const author = await startBlogging(app);
  const { id } = (await author.publish({ title: "Same" })).body;
  await author.remove(id);
  expect((await author.publish({ title: "Same" })).body.slug).toBe("same");
  const { body } = await restore(app, author.token, "blog post", id);
  expect(body.message).toBe(`${binMessages.restored} ${blogMessages.addressTaken("same-2")}`);
  expect(await author.read("same-2")).toMatchObject({ id });
});

test("two posts of one address that come back at once have two addresses", async () => {
  const app = await startTestApp();
  const author = await startBlogging(app);
  const ids: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    const { id } = (await author.publish({ title: "Same" })).body;
    await author.remove(id);
    ids.push(id);
  }
  const replies = await Promise.all(ids.map((id) => restore(app, author.token, "blog post", id)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const rows = await app.deps.db.selectFrom("blog_posts").select("slug").execute();
  expect(rows.map(({ slug }) => slug).toSorted()).toEqual(["same", "same-2", "same-3", "same-4"]);
});

test("a post brings its category back from the bin; without it, it is in none: BIN-03", async () => {
  const app = await startTestApp();
  const author = await startBlogging(app);
  const { token } = author;
  const water = await author.addCategory("Water");
  const { id } = (await author.publish({ category_id: water.id })).body;
  const removeBoth = async () => {
    await author.remove(id);
    return app.call("deleteBlogCategory", { token, json: { id: water.id } });
  };
  expect((await removeBoth()).body).toEqual({ success: true, message: blogMessages.categoryDeleted });
  expect((await restore(app, token, "blog post", id)).body.message).toBe(binMessages.restored);
  expect(await author.read("a-story")).toMatchObject({ category_id: water.id, category_name: "Water" });

  await removeBoth();
  expect((await deleteForGood(app, token, "blog category", water.id)).status).toBe(200);
  const { body } = await restore(app, token, "blog post", id);
  expect(body.message).toBe(`${binMessages.restored} ${blogMessages.categoryGone}`);
  expect(await author.read("a-story")).toMatchObject({ category_id: null });
});

test("a category whose name is taken by now is refused until that is renamed: BIN-03", async () => {
  const app = await startTestApp();
  const author = await startBlogging(app);
  const { token } = author;
  const first = await author.addCategory("Water");
  await app.call("deleteBlogCategory", { token, json: { id: first.id } });
  const second = await author.addCategory("WATER");
  expect(second.slug).toBe("water");
  expect(await restore(app, token, "blog category", first.id)).toMatchObject({
    status: 409,
    body: { message: blogMessages.categoryTakenSince },
  });
  const renamed = { id: second.id, name: "Wells", color: "#112233" };
  await app.call("updateBlogCategory", { token, json: renamed });
  expect((await restore(app, token, "blog category", first.id)).status).toBe(200);
  const { body } = await app.call("listBlogCategories");
  // The address of the first is that of the second by now.
  expect(body.categories).toContainEqual({ ...first, name: "Water", slug: "water-2" });
});

test("a file is not served while its row lies in the bin, and is there again afterwards: BIN-05", async () => {
  const { app, token, add } = await startWithEvents();
  const { id } = (await add({}, { image: await png() })).body;
  const { image_url } = await app.deps.db.selectFrom("events").select("image_url").executeTakeFirstOrThrow();
  const address = `/backendReact/${image_url}`;
  const files = await storedFiles(app);
  expect((await app.get(address)).status).toBe(200);
  await app.call("deleteEvent", { token, json: { id } });
  expect((await app.get(address)).status).toBe(404);
  // As long as it can be brought back it is kept, whatever the daily look does.
  app.clock.forward(binDays * day - 1000);
  await sweepStorage(app.deps, { bounded: false });
  const { status, body } = await restore(app, await app.signIn(), "event", id);
  expect({ status, message: body.message }).toEqual({ status: 200, message: binMessages.restored });
  expect((await app.get(address)).status).toBe(200);
  expect(await storedFiles(app)).toEqual(files);
});

test("a file whose row is brought back while it is being moved away is there in the end", async () => {
  const { app, token, add } = await startWithEvents();
  const { id } = (await add({}, { image: await png() })).body;
  const files = await storedFiles(app);
  const { media } = app.deps;
  const move = media.move.bind(media);
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  media.move = async (from, to) => {
    if (to.folder === "quarantine/images") {
      reached.resolve();
      await released.promise;
    }
    return move(from, to);
  };
  const deletion = app.call("deleteEvent", { token, json: { id } });
  await reached.promise;
  expect((await restore(app, token, "event", id)).status).toBe(200);
  released.resolve();
  expect((await deletion).status).toBe(200);
  expect(await storedFiles(app)).toEqual(files);
});

test("what is deleted for good takes its files along at once, but none that something else still needs: BIN-06", async () => {
  const { app, token, add } = await startWithEvents();
  const { id } = (await add({}, { image: await png() })).body;
  const copy = (await app.call("createEvent", { token, json: { ...eventFields, image_from: id } })).body;
  for (const each of [id, copy.id]) await app.call("deleteEvent", { token, json: { id: each } });
  const kept = async () => (await app.deps.media.list("quarantine/images")).length;
  const waiting = await kept();
  expect(waiting).toBeGreaterThan(0);
  expect((await deleteForGood(app, token, "event", copy.id)).body.message).toBe(binMessages.deletedForGood);
  expect(await kept()).toBe(waiting);
  expect((await deleteForGood(app, token, "event", id)).status).toBe(200);
  expect(await kept()).toBe(0);
  expect((await deleteForGood(app, token, "event", id)).status).toBe(404);
  const log = await app.call("listAuditLog", { token, query: { noun: "event" } });
  expect(log.body.changes[0]).toMatchObject({ action: "delete for good", noun_id: String(id) });
});

test("a picture that is gone all the same is said", async () => {
  const { app, token, add } = await startWithEvents();
  const { id } = (await add({}, { image: await png() })).body;
  await app.call("deleteEvent", { token, json: { id } });
  const { media } = app.deps;
  for (const { name } of await media.list("quarantine/images")) await media.remove("quarantine/images", name);
  const { body } = await restore(app, token, "event", id);
  expect(body.message).toBe(`${binMessages.restored} ${binMessages.missingFiles}`);
});

test("an event comes back with its guests", async () => {
  const { app, token, add } = await startWithEvents();
  const { id } = (await add()).body;
  for (let count = 0; count < 120; count += 1) {
    const json = { event: String(id), name: `Guest ${count}`, phone: `0300 12${String(10_000 + count)}` };
    await app.deps.db
      .insertInto("event_guests")
      .values({
        event_id: id,
        event_title: "Eye camp",
        event_date: "2026-12-05",
        name: json.name,
        phone: json.phone,
        received_at: "2026-11-21T07:00:00.000Z",
        search_text: json.name,
      })
      .execute();
  }
  const guests = () => app.deps.db.selectFrom("event_guests").selectAll().orderBy("id").execute();
  const before = await guests();
  await app.call("deleteEvent", { token, json: { id } });
  expect(await guests()).toEqual([]);
  expect((await restore(app, token, "event", id)).status).toBe(200);
  expect(await guests()).toEqual(before);
});

test("after 30 days it cannot be brought back, is not listed, and goes at night with its versions: BIN-07", async () => {
  const app = await startTestApp();
  const author = await startBlogging(app);
  const { id } = (await author.publish()).body;
  await author.remove(id);
  const { id: younger } = (await author.publish({ title: "Younger" })).body;
  app.clock.forward(binDays * day - 1);
  const token = await app.signIn();
  await app.call("saveBlog", { token, json: { _method: "DELETE", id: younger } });
  expect(await inBin(app, token)).toHaveLength(2);
  app.clock.forward(1);
  expect(await inBin(app, token)).toMatchObject([{ row_id: younger }]);
  expect((await restore(app, token, "blog post", id)).status).toBe(404);
  await runRetention(app.deps);
  const { db } = app.deps;
  expect(await db.selectFrom("bin_items").select("row_id").execute()).toEqual([{ row_id: younger }]);
  expect(await db.selectFrom("bin_rows").select("table_name").execute()).toHaveLength(1);
  expect(await db.selectFrom("versions").select("row_id").execute()).toEqual([{ row_id: String(younger) }]);
});

test("the bin is listed page by page, of one kind or of all", { tags: "any-database" }, async () => {
  const app = await startTestApp();
  const author = await startBlogging(app);
  for (let count = 1; count <= 5; count += 1) {
    await author.remove((await author.publish({ title: `Post ${count}` })).body.id);
  }
  await app.call("deleteBlogCategory", { token: author.token, json: { id: author.category.id } });
  const first = await app.call("listBin", { token: author.token, query: { noun: "blog post", limit: 3 } });
  expect(first.body.total).toBe(5);
  const cursor = first.headers.get("x-next-cursor") ?? "";
  const second = await app.call("listBin", {
    token: author.token,
    query: { noun: "blog post", limit: 3, cursor },
  });
  const titles = [...first.body.items, ...second.body.items].map(({ title }) => title);
  expect(titles).toEqual(["Post 5", "Post 4", "Post 3", "Post 2", "Post 1"]);
  expect(second.headers.get("x-next-cursor")).toBeNull();
  expect(await inBin(app, author.token)).toHaveLength(6);
});

test("only who may write a kind sees it in the bin, brings it back and deletes it: BIN-04", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const author = await startBlogging(app);
  const { id } = (await author.publish()).body;
  await author.remove(id);
  const care = { name: "Care", email: "care@umeed.example", password: "Another-Horse-8", roles: ["care"] };
  await app.call("createUser", { token: author.token, json: care });
  const { body } = await app.call("signIn", { json: { email: care.email, password: care.password } });
  expect(await inBin(app, body.token)).toEqual([]);
  const forbidden = { status: 403, body: { message: serverMessages.noPermission } };
  expect(await restore(app, body.token, "blog post", id)).toMatchObject(forbidden);
  expect(await deleteForGood(app, body.token, "blog post", id)).toMatchObject(forbidden);
  expect(await inBin(app, author.token)).toHaveLength(1);
});

const person = { name: "Zulekha Bano", email: "zulekha@home.example" };

async function binnedMessage(app: TestApp, token: string, received_at = "2026-11-20T07:00:00.000Z") {
  const row = { ...person, subject: "Hello", message: "Call me", received_at, search_text: "zulekha" };
  const { id } = await app.deps.db
    .insertInto("messages")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow();
  expect((await app.call("deleteMessage", { token, json: { id } })).body.message).toBe("Deleted.");
  return id;
}

test("a person's entries in the bin are found, shown with their fields, and erased at once: BIN-08", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const id = await binnedMessage(app, token);
  const registration = { ...person, phone: "0345 9876123", city: "Lahore", kind: "volunteer" as const };
  await app.deps.db
    .insertInto("registrations")
    .values({ ...registration, details: "{}", received_at: "2026-11-20T07:00:00.000Z", search_text: "" })
    .execute();
  await app.call("deleteRegistration", { token, json: { id: 1 } });
  const found = await app.call("findPersonalData", { token, json: { person: person.email } });
  expect(found.body.total).toBe(2);
  expect(found.body.tables).toMatchObject([
    { name: "bin_rows", label: "Deleted, in the bin", rows: [{ message: "Call me" }, { city: "Lahore" }] },
  ]);
  const byPhone = await app.call("findPersonalData", { token, json: { person: "0345-9876123" } });
  expect(byPhone.body.total).toBe(1);
  const erased = await app.call("erasePersonalData", { token, json: { person: person.email, expected: 2 } });
  expect(erased.body).toMatchObject({ erased: 2 });
  expect(await inBin(app, token)).toEqual([]);
  expect((await restore(app, token, "message", id)).status).toBe(404);
  const log = await app.deps.db.selectFrom("audit_log").select(["before", "after"]).execute();
  expect(JSON.stringify(log)).not.toContain("ulekha");
});

test.for(["brought back", "deleted"] as const)(
  "an entry that is %s while its person is erased does not outlive that: BIN-08",
  async (way) => {
    const app = await startTestApp();
    const token = await app.signIn();
    const json = { person: person.email, expected: 1 };
    for (let round = 0; round < 6; round += 1) {
      const id = await binnedMessage(app, token);
      if (way === "deleted") await restore(app, token, "message", id);
      const [erased] = await Promise.all([
        app.call("erasePersonalData", { token, json }),
        way === "deleted"
          ? app.call("deleteMessage", { token, json: { id } })
          : restore(app, token, "message", id),
      ]);
      const left = async () =>
        (await app.call("findPersonalData", { token, json: { person: person.email } })).body.total;
      // It may be seen in both places or in neither: then nothing is erased, and one looks again.
      expect(await left(), `round ${round}, ${erased.status}`).toBe(erased.status === 200 ? 0 : 1);
      if (erased.status === 200) continue;
      expect(erased.status).toBe(409);
      expect((await app.call("erasePersonalData", { token, json })).status).toBe(200);
      expect(await left()).toBe(0);
    }
  },
);

test("a guest is erased from an event in the bin, and the event still comes back: BIN-08", async () => {
  const { app, token, add } = await startWithEvents();
  const { id } = (await add()).body;
  const guest = { event_id: id, event_title: "Eye camp", event_date: "2026-12-05", search_text: "" };
  for (const [name, phone] of [
    ["Ali", "923001234567"],
    ["Sara", "923007654321"],
  ] as const)
    await app.deps.db
      .insertInto("event_guests")
      .values({ ...guest, name, phone, received_at: "2026-11-20T07:00:00.000Z" })
      .execute();
  await app.call("deleteEvent", { token, json: { id } });
  const erased = await app.call("erasePersonalData", {
    token,
    json: { person: "0300 1234567", expected: 1 },
  });
  expect(erased.body).toMatchObject({ erased: 1 });
  expect((await restore(app, token, "event", id)).status).toBe(200);
  expect(await app.deps.db.selectFrom("event_guests").select("name").execute()).toEqual([{ name: "Sara" }]);
});

test("the term of a kind reaches what lies in the bin: BIN-08", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await runRetention(app.deps);
  app.clock.forward(31 * day);
  const again = await app.signIn();
  await binnedMessage(app, again, "2024-11-01T07:00:00.000Z");
  await binnedMessage(app, again);
  expect(token).not.toBe(again);
  expect(await runRetention(app.deps)).toEqual({ messages: 1 });
  expect(await inBin(app, again)).toHaveLength(1);
});

test.for(["gallery item", "hero slide", "advertisement"] as const)(
  "a %s comes back as it was, with its file",
  async (noun) => {
    const app = await startTestApp();
    const token = await app.signIn();
    const file = await png();
    const made = {
      "gallery item": { call: "createGalleryItem", fields: { title: "T", section: "S" }, file: "media" },
      "hero slide": {
        call: "createHeroSlide",
        fields: { headline: "H", subtitle: "S", cta_text: "Give", cta_link: "/donate" },
        file: "image",
      },
      advertisement: { call: "createAd", fields: { title: "T" }, file: "media_file" },
    } as const;
    const table = {
      "gallery item": "gallery_items",
      "hero slide": "hero_slides",
      advertisement: "ads",
    } as const;
    const removal = {
      "gallery item": "deleteGalleryItem",
      "hero slide": "deleteHeroSlide",
      advertisement: "deleteAd",
    } as const;
    const { call, fields, file: name } = made[noun];
    await app.call(call, { token, form: formWith(fields, { [name]: file }) });
    const rows = () => app.deps.db.selectFrom(table[noun]).selectAll().execute();
    const [before] = await rows();
    const files = await storedFiles(app);
    const id = before?.id ?? 0;
    expect((await app.call(removal[noun], { token, json: { id } })).status).toBe(200);
    expect(await rows()).toEqual([]);
    expect((await restore(app, token, noun, id)).body.message).toBe(binMessages.restored);
    expect(await rows()).toEqual([before]);
    expect(await storedFiles(app)).toEqual(files);
  },
);

test("a permission that is taken away while something is brought back takes that back", async () => {
  const app = await startTestApp();
  const author = await startBlogging(app);
  const { id } = (await author.publish()).body;
  await author.remove(id);
  const user = await app.deps.db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
  const session = await app.deps.db.selectFrom("sessions").selectAll().executeTakeFirstOrThrow();
  await app.deps.db.updateTable("users").set({ roles: '["auditor"]' }).execute();
  const who = {
    userId: user.id,
    name: user.name,
    email: user.email,
    tokenHash: session.token_hash,
    startedAt: app.clock.now(),
    roles: ["administrator"] as const,
    access: "posts:write" as const,
  };
  await expect(bringBack(app.deps, who, { noun: "blog post", id })).rejects.toThrow();
  expect(await author.publicTitles()).toEqual([]);
  expect(await app.deps.db.selectFrom("bin_items").select("row_id").execute()).toEqual([{ row_id: id }]);
});

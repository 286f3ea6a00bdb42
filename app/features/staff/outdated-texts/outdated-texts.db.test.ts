import { expect, test } from "vitest";
import { serverMessages } from "#app/contract/replies.ts";
import { startWithEvents } from "#tests/support/events.ts";
import { formWith } from "#tests/support/media-forms.ts";
import { outdatedMessages } from "./outdated-texts.schema.ts";

type Started = Awaited<ReturnType<typeof startWithEvents>>;

const listOf = async ({ app, token }: Pick<Started, "app" | "token">, noun: string, as = token) =>
  app.call("listOutdatedTexts", { token: as, query: { noun } });

const event = {
  title: "Eye camp",
  title_ur: "آنکھوں کا کیمپ",
  date: "2026-12-05",
  location: "Township",
  location_ur: "ٹاؤن شپ",
  description: "Bring your card",
  description_ur: "کارڈ ساتھ لائیں",
};

test("a text that is changed in one language is listed to those who may write it, until the other follows or holds", async () => {
  const started = await startWithEvents();
  const { app, token, add } = started;
  const { id } = (await add(event)).body;
  const save = (changed: object) =>
    app.call("updateEvent", { token, form: formWith({ id: String(id), ...event, ...changed }) });
  const listed = async () => (await listOf(started, "event")).body.texts;
  expect(await listed()).toEqual([]);

  await save({ title: "Skin camp", description_ur: "شناختی کارڈ لائیں" });
  const since = app.clock.now().toISOString();
  const title = { id, field: "title", language: "ur", since };
  const description = { id, field: "description", language: "en", since };
  expect(await listed()).toEqual([title, description]);

  const care = { name: "Care", email: "care@umeed.example", password: "Another-Horse-8", roles: ["care"] };
  await app.call("createUser", { token, json: care });
  const signedIn = await app.call("signIn", { json: { email: care.email, password: care.password } });
  const forbidden = { status: 403, body: { message: serverMessages.noPermission } };
  const confirmation = { noun: "event", id, field: "title", since };
  expect(await listOf(started, "event", signedIn.body.token)).toMatchObject(forbidden);
  expect(await app.call("confirmText", { token: signedIn.body.token, json: confirmation })).toMatchObject(
    forbidden,
  );

  // What was changed after the list was read was not looked at.
  app.clock.forward(60_000);
  await save({ title: "Dental camp", description_ur: "شناختی کارڈ لائیں" });
  const late = await app.call("confirmText", { token, json: confirmation });
  expect(late).toMatchObject({ status: 409, body: { message: outdatedMessages.changed } });
  const now = app.clock.now().toISOString();
  expect(await listed()).toEqual([{ ...title, since: now }, description]);

  const done = await app.call("confirmText", { token, json: { ...confirmation, since: now } });
  expect(done.body.message).toBe(outdatedMessages.confirmed);
  expect(await listed()).toEqual([description]);
  const { changes } = (await app.call("listAuditLog", { token, query: { noun: "event" } })).body;
  expect(changes[0]).toMatchObject({ action: "update", noun_id: String(id) });
  expect(JSON.stringify((await app.call("listEvents", {})).body), "no visitor sees it").not.toContain(
    "outdated",
  );

  await save({
    title: "Dental camp",
    description: "Bring your identity card",
    description_ur: "شناختی کارڈ لائیں",
  });
  expect(await listed()).toEqual([]);
});

test("an earlier version, and what comes back from the bin, is as outdated as it was", async () => {
  const started = await startWithEvents();
  const { app, token, add } = started;
  const { id } = (await add(event)).body;
  const save = (changed: object) =>
    app.call("updateEvent", { token, form: formWith({ id: String(id), ...event, ...changed }) });
  const listed = async () => (await listOf(started, "event")).body.texts;
  await save({ title: "Skin camp" });
  const outdated = await listed();
  expect(outdated).toMatchObject([{ field: "title", language: "ur" }]);
  await save({ title: "Skin camp", title_ur: "جلد کا کیمپ" });
  expect(await listed()).toEqual([]);
  const restore = (version: number, save: number) =>
    app.call("restoreVersion", { token, json: { noun: "event", id: String(id), version, save } });
  expect((await restore(3, 2)).status).toBe(200);
  expect(await listed()).toEqual(outdated);
  expect((await restore(4, 1)).status).toBe(200);
  expect(await listed(), "both as they were written first").toEqual([]);

  await save({ title: "Skin camp" });
  await app.call("deleteEvent", { token, json: { id } });
  expect(await listed()).toEqual([]);
  await app.call("restoreBinItem", { token, json: { noun: "event", id } });
  expect(await listed()).toMatchObject([{ id, field: "title", language: "ur" }]);
});

test("the banner, the headline, the home feed, slides and categories say so, too", async () => {
  const started = await startWithEvents();
  const { app, token } = started;
  const listed = async (noun: string) =>
    (await listOf(started, noun)).body.texts.map(({ id, field, language }: Record<string, unknown>) => [
      id,
      field,
      language,
    ]);

  const banner = {
    message: "Winter",
    message_ur: "سرما",
    link_text: "Give",
    link_text_ur: "دیں",
    link_url: "/donate",
  };
  await app.call("saveBanner", { token, json: banner });
  const { message_ur: _ur, ...english } = banner;
  await app.call("saveBanner", { token, json: { ...english, message: "Spring" } });
  expect(await listed("banner")).toEqual([[1, "message", "ur"]]);
  expect(JSON.stringify((await app.call("readBanner", {})).body)).not.toContain("outdated");
  await app.call("restoreVersion", { token, json: { noun: "banner", id: "1", version: 2, save: 1 } });
  expect(await listed("banner")).toEqual([]);

  await app.call("saveHeadline", { token, json: { headline: "Hope", headline_ur: "امید" } });
  await app.call("saveHeadline", { token, json: { headline: "Work" } });
  expect(await listed("headline")).toEqual([[1, "headline", "ur"]]);

  const one = {
    title: "A",
    title_ur: "الف",
    description: "D",
    description_ur: "د",
    date: "Today",
    icon: "Heart",
    link: "/",
  };
  const slots = (title: string) => [1, 2, 3].map((slot) => ({ ...one, title: slot === 2 ? title : "A" }));
  expect((await app.call("saveImpactUpdates", { token, json: slots("A") })).status).toBe(200);
  await app.call("saveImpactUpdates", { token, json: slots("B") });
  const feed = (await app.call("readContent", { token, query: { name: "feed" } })).body.content.value;
  expect(feed.update2.title).toMatchObject({ en: "B", ur: "الف", stale: { language: "ur" } });
  expect(feed.update1.title).toEqual({ en: "A", ur: "الف" });

  const category = { name: "Relief", name_ur: "امداد", color: "#112233" };
  const made = (await app.call("createBlogCategory", { token, json: category })).body.category;
  await app.call("updateBlogCategory", { token, json: { id: made.id, ...category, name: "Water" } });
  expect(await listed("blog category")).toEqual([[made.id, "name", "ur"]]);

  const slide = {
    headline: "Give",
    headline_ur: "دیں",
    subtitle: "Now",
    cta_text: "Go",
    cta_link: "/donate",
  };
  const { id } = (await app.call("createHeroSlide", { token, form: formWith(slide) })).body;
  await app.call("updateHeroSlide", {
    token,
    form: formWith({ id: String(id), ...slide, headline: "Help" }),
  });
  expect(await listed("hero slide")).toEqual([[id, "headline", "ur"]]);
  expect((await listOf(started, "message")).status).toBe(422);
});

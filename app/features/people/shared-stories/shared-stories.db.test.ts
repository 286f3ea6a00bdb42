import { expect, test } from "vitest";
import { formToken, sendForm } from "#app/form-reply.server.ts";
import { formWords } from "#app/lib/form.words.ts";
import { textIn } from "#app/lib/words.server.ts";
import { startedOnce, startTestApp, type TestApp } from "#tests/support/app.ts";
import { pageContext, postedForm } from "#tests/support/page-posts.ts";
import { storyForm } from "./shared-stories.service.server.ts";
import { sharedStoryWords } from "./shared-stories.words.ts";

const t = textIn("en", sharedStoryWords);
const form = textIn("en", formWords);

const story = {
  story: "The pump came in spring, and my daughters go to school now.",
  programme: "Clean Water",
  name: "A mother",
  city: "Kasur",
  email: "mother@home.example",
  consent: true,
};

const stored = (app: TestApp) => app.deps.db.selectFrom("shared_stories").selectAll().execute();

test("a story is stored with the words that were agreed to; the mail tells the office neither story nor name", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp({ env: { OFFICE_EMAIL: "office@umeed.example" } });
  expect(await app.call("sendSharedStory", { json: story })).toMatchObject({
    status: 200,
    body: { success: true, message: t("received") },
  });
  expect(await stored(app)).toMatchObject([
    {
      name: "A mother",
      unnamed: 0,
      phone: "",
      consent_text: t("consent"),
      consented_at: "2026-11-21T07:00:00.000Z",
    },
  ]);
  const [mail] = await app.deps.db.selectFrom("outbox").selectAll().execute();
  expect(mail?.subject).toBe("A story from Kasur");
  expect(mail?.text).not.toContain("pump");
  expect(mail?.text).not.toContain("A mother");
});

test("a story without a name is marked so, is found by its words, and is not public", async () => {
  const app = await startTestApp();
  const json = { ...story, name: "", unnamed: true, email: "", phone: "0300 1234567" };
  expect((await app.call("sendSharedStory", { json })).status).toBe(200);
  expect((await app.call("listSharedStories")).status).toBe(401);
  const token = await app.signIn();
  const { body } = await app.call("listSharedStories", { token, query: { q: "MY DAUGHTERS" } });
  expect(body).toMatchObject({ total: 1, rows: [{ unnamed: true, name: "", phone: "0300 1234567" }] });
  expect((await app.call("exportSharedStories", { token })).text).toContain(",no,");
});

test("a form that was sent empty lists every field at once, the consent too: REG-09", async () => {
  const app = await startTestApp();
  const empty = { story: "", programme: "", name: "", city: "", email: "", phone: "" };
  const { data } = await sendForm(pageContext(app), postedForm("/share-story", empty), storyForm(app.deps));
  expect(data.message).toBe("Please correct these 5 fields:");
  expect(data.faults?.map(({ field }) => field).sort()).toEqual([
    "city",
    "consent",
    "email",
    "name",
    "story",
  ]);
});

const sharedApp = startedOnce(startTestApp);

test.for([
  ["nothing", {}, t("noStory")],
  ["a blank story", { ...story, story: " \n" }, t("noStory")],
  ["neither name nor the wish for none", { ...story, name: "" }, t("noName")],
  ["no city", { ...story, city: "" }, t("noCity")],
  ["no way to reach the sender", { ...story, email: "" }, t("noReach")],
  ["a bad address", { ...story, email: "nobody" }, form("badEmail")],
  ["a bad phone", { ...story, phone: "12" }, form("badPhone")],
  ["no consent", { ...story, consent: false }, t("noConsent")],
  ["a book", { ...story, story: "x".repeat(10_001) }, "The story must be at most 10,000 characters."],
] as const)("%s is refused and nothing is stored", { tags: "any-database" }, async ([, json, message]) => {
  const app = await sharedApp();
  expect(await app.call("sendSharedStory", { json })).toMatchObject({
    status: 422,
    body: { success: false, message },
  });
  expect(await stored(app)).toEqual([]);
});

test("the form of the page works without JavaScript", { tags: "any-database" }, async () => {
  const app = await startTestApp();
  const context = pageContext(app);
  const page = storyForm(app.deps);
  const token = (await formToken(context, page)) ?? "";
  app.clock.forward(3_000);
  const fields = { ...story, consent: "true", form_token: token };
  const bare = await sendForm(context, postedForm("/share-story", { ...fields, name: "" }), page);
  expect(bare.data).toMatchObject({
    good: false,
    faults: [{ field: "name", text: t("noName") }],
    values: { story: story.story, consent: "true" },
  });
  const good = await sendForm(
    context,
    postedForm("/share-story", { ...fields, name: "", unnamed: "true" }),
    page,
  );
  expect(good.data).toMatchObject({ good: true, message: t("received") });
  expect(await stored(app)).toMatchObject([{ unnamed: 1, name: "" }]);
});

import { expect, test } from "vitest";
import { textIn } from "#app/lib/words.server.ts";
import { newsletterWords } from "#app/parts/newsletter/newsletter.words.ts";
import { startTestApp } from "#tests/support/app.ts";
import { email, lastToken, states, subscribe } from "#tests/support/newsletter.ts";
import { leaveLink } from "./newsletter.service.server.ts";

const t = textIn("en", newsletterWords);

test("only the link in the mail puts an address on the list", async () => {
  const app = await startTestApp();
  await subscribe(app, "Reader@Home.example");
  expect(await states(app)).toEqual([{ email, state: "pending" }]);
  const token = await lastToken(app);
  expect(await app.call("confirmSubscription", { json: { token } })).toMatchObject({
    status: 200,
    body: { message: t("confirmed") },
  });
  expect(await states(app)).toEqual([{ email, state: "confirmed" }]);
  expect(await app.call("confirmSubscription", { json: { token } })).toMatchObject({ status: 200 });
});

test("the link to leave takes an address off, and leads back only by a new confirmation", async () => {
  const app = await startTestApp();
  await subscribe(app);
  const confirmation = await lastToken(app);
  await app.call("confirmSubscription", { json: { token: confirmation } });
  const link = await leaveLink(app.deps, 1);
  const token = new URL(link).searchParams.get("token");
  expect(await app.call("unsubscribe", { json: { token } })).toMatchObject({
    status: 200,
    body: { message: t("left") },
  });
  expect(await states(app)).toEqual([{ email, state: "left" }]);
  expect(await app.call("confirmSubscription", { json: { token: confirmation } })).toMatchObject({
    status: 422,
  });
  await subscribe(app);
  expect(await states(app)).toEqual([{ email, state: "pending" }]);
});

import { expect } from "vitest";
import { textIn } from "#app/lib/words.server.ts";
import { newsletterWords } from "#app/parts/newsletter/newsletter.words.ts";
import type { TestApp } from "./app.ts";

/* For tests only: a reader's subscription, and the mail about it. */

export const email = "reader@home.example";

export async function subscribe(app: TestApp, address = email) {
  const asked = await app.call("subscribe", { json: { email: address } });
  expect(asked).toMatchObject({
    status: 200,
    body: { success: true, message: textIn("en", newsletterWords)("askedWithoutMail") },
  });
}

/** The token of the link in the newest mail. */
export async function lastToken(app: TestApp): Promise<string> {
  const mail = await app.deps.db
    .selectFrom("outbox")
    .select("text")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return /token=(\S+)/.exec(mail.text)?.[1] ?? "";
}

export const states = (app: TestApp) =>
  app.deps.db.selectFrom("subscribers").select(["email", "state"]).orderBy("id").execute();

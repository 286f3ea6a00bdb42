import { expect } from "vitest";
import { administrator, type TestApp } from "./app.ts";
import { mailServer } from "./sites.ts";

/* For tests only: a forgotten password, its mail and its link. */

export const next = "Brand-new-8!";
export const withMail = { env: mailServer };

export const ask = (app: TestApp, email: string) => app.call("requestPasswordReset", { json: { email } });
export const set = (app: TestApp, token: string, password = next) =>
  app.call("resetPassword", { json: { token, password } });

export async function mailedTokens(app: TestApp): Promise<string[]> {
  const mails = await app.deps.db.selectFrom("outbox").selectAll().orderBy("id").execute();
  return mails.map(({ recipient, text }) => {
    expect(recipient).toBe(administrator.email);
    const [, token = ""] = /http:\/\/umeed\.example\/reset-password\?token=([\w-]{43})\n/.exec(text) ?? [];
    return token;
  });
}

export async function requestToken(app: TestApp): Promise<string> {
  await ask(app, administrator.email);
  return (await mailedTokens(app)).at(-1) ?? "";
}

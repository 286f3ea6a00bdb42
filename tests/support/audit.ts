import { startTestApp, type TestApp } from "./app.ts";

/* For tests only: an audit log with a few rows. */

/** Three changes by two users, who sign in first: rows 2, 3 and 5, and rows 1 and 4. */
export async function startWithChanges(): Promise<{ app: TestApp; token: string }> {
  const app = await startTestApp();
  const token = await app.signIn();
  const second = { name: "Second", email: "second@umeed.example", password: "canals" };
  await app.call("createUser", { token, json: second });
  await app.call("saveHeadline", { token, json: { headline: "100% Winter" } });
  const other = await app.call("signIn", { json: second });
  app.clock.forward(1000);
  await app.call("saveHeadline", { token: other.body.token, json: { headline: "Spring_drive" } });
  return { app, token };
}

export const ids = (body: { changes: { id: number }[] }) => body.changes.map(({ id }) => id);

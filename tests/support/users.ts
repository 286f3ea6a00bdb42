import { startTestApp, type TestApp } from "./app.ts";

/* For tests only: a site with two administrators. */

export const second = { name: "Second", email: "second@umeed.example", password: "canals" };

export async function startWithTwo(): Promise<{
  app: TestApp;
  token: string;
  id: number;
  otherToken: string;
}> {
  const app = await startTestApp();
  const token = await app.signIn();
  const { body } = await app.call("createUser", { token, json: second });
  const other = await app.call("signIn", { json: second });
  return { app, token, id: body.user.id, otherToken: other.body.token };
}

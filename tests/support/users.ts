import { type Role, roles } from "#app/contract/permissions.ts";
import { administrator, startTestApp, type TestApp } from "./app.ts";
import { allCalls, type CallName } from "./calls.ts";

/* For tests only: users beside the first administrator. */

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

/** Adds a user with roles, through the call of the dashboard. @returns their token */
export async function addUser(app: TestApp, name: string, held: Role[]): Promise<string> {
  const account = { email: `${name}@umeed.example`, password: administrator.password };
  const token = await app.signIn();
  const added = await app.call("createUser", { token, json: { ...account, name, roles: held } });
  if (added.status !== 201) throw new Error(`${name} was not added: ${added.text}`);
  return (await app.call("signIn", { json: account })).body.token;
}

/** A user of each role, with that role alone. @returns their tokens */
export async function roleAccounts(app: TestApp): Promise<Record<Role, string>> {
  const tokens = new Map<Role, string>();
  for (const role of roles) tokens.set(role, await addUser(app, role, [role]));
  return Object.fromEntries(tokens) as Record<Role, string>;
}

/** A call as far as its permission: what it sends cannot be read, and nothing comes of it. */
export const knock = (app: TestApp, name: CallName, token?: string) =>
  app.call(
    name,
    allCalls[name].method === "GET" ? { token } : { token, raw: { body: "{", type: "application/json" } },
  );

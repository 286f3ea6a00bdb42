import type { Role } from "#app/contract/permissions.ts";
import { administrator, startTestApp, type TestApp } from "./app.ts";

/* For tests only: a site on which two people can do the same. */

/** As if all accounts had been set up more than two weeks ago: then two of them are two people (APPROVE-15). */
export const forgetSetUps = (app: TestApp) => app.deps.db.deleteFrom("account_set_ups").execute();

/** Adds a user, as if two weeks ago, and signs them in. */
export async function addColleague(app: TestApp, name: string, roles: Role[]) {
  const email = `${name.toLowerCase()}@umeed.example`;
  const { password } = administrator;
  const token = await app.signIn();
  const { body } = await app.call("createUser", { token, json: { name, email, password, roles } });
  await forgetSetUps(app);
  const signIn = async () => (await app.call("signIn", { json: { email, password } })).body.token as string;
  return { id: Number(body.user.id), name, email, signIn, token: await signIn() };
}

/** The administrator, and a treasurer: both may move money. */
export async function startWithTreasurer() {
  const app = await startTestApp();
  const token = await app.signIn();
  const treasurer = await addColleague(app, "Bilal", ["treasurer"]);
  const waiting = async (reader = token) =>
    (await app.call("listApprovals", { token: reader })).body.rows as {
      id: number;
      title: string;
      facts: object[];
    }[];
  const decide = (by: string, id: number, decision: string, reason = "") =>
    app.call("decideApproval", { token: by, json: { id, decision, reason } });
  return { app, token, treasurer, waiting, decide, db: app.deps.db };
}

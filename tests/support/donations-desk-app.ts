import { startTestApp } from "./app.ts";
import type { CallName } from "./calls.ts";
import { give } from "./donations-desk.ts";

/* For tests only: the calls of the desk, as somebody who is signed in. */

export async function desk(env: Record<string, string> = {}) {
  const app = await startTestApp({ env });
  const token = await app.signIn();
  const callAsStaff = (name: CallName, json: object) => app.call(name, { token, json });
  const read = async (reference: string) =>
    (await app.call("readDonationDetails", { token, query: { reference } })).body.donation;
  return {
    app,
    token,
    callAsStaff,
    read,
    give: (given?: Parameters<typeof give>[1]) => give(app.deps, given),
  };
}

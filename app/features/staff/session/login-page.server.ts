import type { RouterContextProvider } from "react-router";
import { deps } from "#app/loader-context.server.ts";
import { isAnyPasskey, passkeysWork } from "#server/two-factor/passkeys.ts";

/** What the page offers: a link for a new password by mail, and a passkey, where anybody has one. */
export async function loadLoginPage(context: Readonly<RouterContextProvider>) {
  const { env, db } = deps(context);
  return { mails: env.mail.url !== undefined, passkeys: passkeysWork(env) && (await isAnyPasskey(db)) };
}

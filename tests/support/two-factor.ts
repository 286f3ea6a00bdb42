import { codeAt } from "#server/two-factor/totp.ts";
import { administrator, type TestApp } from "./app.ts";
import { softwareKey } from "./software-key.ts";

/** Where passkeys work. */
export const secureSite = { SITE_URL: "https://umeed.example" };

/** Sets an authenticator app up. Its next code is of the next half minute: the clock goes on to it. */
export async function setUpTotp(app: TestApp, token: string) {
  const { secret } = (await app.call("startTotp", { token })).body as { secret: string };
  const set = await app.call("confirmTotp", { token, json: { code: codeAt(secret, app.clock.now()) } });
  app.clock.forward(30_000);
  return {
    secret,
    recoveryCodes: set.body.recovery_codes as string[],
    code: () => codeAt(secret, app.clock.now()),
  };
}

export async function addPasskey(app: TestApp, token: string, name = "Laptop") {
  const key = softwareKey(app.deps.env.siteUrl);
  const { challenge } = (await app.call("startPasskey", { token })).body;
  const json = { challenge, name, passkey: key.register(challenge) };
  const added = await app.call("createPasskey", { token, json });
  return { key, added };
}

/** A right password of an account with a second factor. @returns the challenge */
export async function firstStep(app: TestApp, account: object = administrator): Promise<string> {
  const { body } = await app.call("signIn", { json: account });
  return body.second_factor.challenge;
}

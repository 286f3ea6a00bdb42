import { isIP } from "node:net";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Selectable } from "kysely";
import type { NewPasskeyAnswer, PasskeyAnswer } from "#app/lib/second-factor-rules.ts";
import type { Db } from "#server/db/connect.ts";
import type { PasskeysTable } from "#server/db/staff-schema.ts";
import type { Env } from "#server/env.ts";

export type Passkey = Selectable<PasskeysTable>;

/** A passkey belongs to the host of the site's address. */
const siteOf = ({ siteUrl }: Pick<Env, "siteUrl">) => {
  const { hostname, origin } = new URL(siteUrl);
  return { rpID: hostname, origin };
};

/** WebAuthn takes names of hosts only, and browsers offer it on https or on this machine. */
export function passkeysWork(env: Pick<Env, "siteUrl">): boolean {
  const { protocol, hostname } = new URL(env.siteUrl);
  return hostname === "localhost" || (protocol === "https:" && isIP(hostname.replace(/[[\]]/g, "")) === 0);
}

/**
 * EdDSA, ES256, RS256, which every Node verifies. The library's own list has one more that Node calls experimental, and
 * warns of.
 */
const supportedAlgorithmIDs = [-8, -7, -257];

const challengeOf = (token: string) => Buffer.from(token, "base64url");

export const passkeysOf = (db: Db, userId: number): Promise<Passkey[]> =>
  db.selectFrom("passkeys").selectAll().where("user_id", "=", userId).orderBy("id").execute();

export async function isAnyPasskey(db: Db): Promise<boolean> {
  return (await db.selectFrom("passkeys").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/**
 * What a browser needs to ask for a passkey.
 * @param keys those of the user; none: any passkey of this site, which then tells who it is
 */
export const askForPasskey = (env: Env, token: string, keys: readonly Passkey[] = []) =>
  generateAuthenticationOptions({
    rpID: siteOf(env).rpID,
    challenge: challengeOf(token),
    userVerification: "required",
    allowCredentials: keys.map((key) => ({ id: key.credential_id, transports: JSON.parse(key.transports) })),
  });

/** What a browser needs to make one. @param issuer the foundation's name */
export const askForNewPasskey = (
  env: Env,
  token: string,
  user: { id: number; name: string; email: string },
  { issuer, keys }: { issuer: string; keys: readonly Passkey[] },
) =>
  generateRegistrationOptions({
    rpName: issuer,
    rpID: siteOf(env).rpID,
    challenge: challengeOf(token),
    userName: user.email,
    userDisplayName: user.name,
    userID: Buffer.from(String(user.id)),
    attestationType: "none",
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
    excludeCredentials: keys.map((key) => ({
      id: key.credential_id,
      transports: JSON.parse(key.transports),
    })),
  });

/** @returns what is stored of a new passkey; undefined when the answer is not right */
export async function checkNewPasskey(env: Env, token: string, answer: NewPasskeyAnswer) {
  const { rpID, origin } = siteOf(env);
  const checked = await orNothing(
    verifyRegistrationResponse({
      response: answer,
      expectedChallenge: token,
      expectedOrigin: origin,
      expectedRPID: rpID,
      supportedAlgorithmIDs,
    }),
  );
  if (!checked?.verified) return undefined;
  const { credential } = checked.registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    transports: JSON.stringify(answer.response.transports ?? []),
  };
}

/** @returns the passkey that has answered, with its new count; undefined when the answer is not right */
export async function checkPasskey(
  db: Db,
  env: Env,
  token: string,
  answer: PasskeyAnswer,
): Promise<{ key: Passkey; counter: number } | undefined> {
  const key = await db
    .selectFrom("passkeys")
    .selectAll()
    .where("credential_id", "=", answer.id)
    .executeTakeFirst();
  if (!key) return undefined;
  const { rpID, origin } = siteOf(env);
  const checked = await orNothing(
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: token,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: key.credential_id,
        publicKey: new Uint8Array(Buffer.from(key.public_key, "base64url")),
        counter: key.counter,
      },
    }),
  );
  return checked?.verified ? { key, counter: checked.authenticationInfo.newCounter } : undefined;
}

/** The library throws plain errors for whatever is wrong with an answer that somebody has sent. */
const orNothing = <Result>(checking: Promise<Result>): Promise<Result | undefined> =>
  checking.catch(() => undefined);

/** Notes a use. @returns whether no other use of the same answer came before */
export async function countPasskeyUse(
  trx: Db,
  { key, counter }: { key: Passkey; counter: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("passkeys")
    .set({ counter, last_used_at: now.toISOString() })
    .where("id", "=", key.id)
    .where("counter", "=", key.counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

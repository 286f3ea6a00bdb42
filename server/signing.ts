import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Db } from "./db/connect.ts";

/** Signs short texts, so that they can go out in a link or a form and be trusted when they come back. */
export type Signer = {
  /** Fetches the key. Wait for it before a transaction in which you sign: SQLite's one connection is taken then. */
  ready(): Promise<void>;
  /** @param text letters, digits, hyphens */
  sign(text: string): Promise<string>;
  /** @returns the text, undefined when the signature is not ours for this purpose */
  read(signed: string): Promise<string | undefined>;
};

/** @param purpose what is signed for one purpose is worth nothing for another */
export function createSigner(db: Db, purpose: string): Signer {
  let key: Promise<string> | undefined;
  const getKey = () => {
    key ??= installationKey(db).catch((error: unknown) => {
      // A database that could not be reached is asked again the next time.
      key = undefined;
      throw error;
    });
    return key;
  };
  const signature = async (text: string) => {
    return createHmac("sha256", await getKey())
      .update(`${purpose}\n${text}`)
      .digest("base64url");
  };
  return {
    async ready() {
      await getKey();
    },
    sign: async (text) => `${text}.${await signature(text)}`,
    async read(signed) {
      const [, text, given] = /^([\w-]{1,100})\.([\w-]{43})$/.exec(signed) ?? [];
      if (text === undefined || given === undefined) return undefined;
      return timingSafeEqual(Buffer.from(given), Buffer.from(await signature(text))) ? text : undefined;
    },
  };
}

/** The key that all processes of an installation sign with, made by whoever needs it first. */
async function installationKey(db: Db): Promise<string> {
  const name = "signing key";
  await db
    .insertInto("secrets")
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await db
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return value;
}

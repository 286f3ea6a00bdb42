import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Db } from "./db/connect.ts";

/** Signs short texts, so that they can be trusted when a link or form returns them. */
export type Signer = {
  /**
   * Loads the key. Await it before a transaction in which you sign, because the transaction blocks SQLite's
   * one connection.
   */
  ready(): Promise<void>;
  /** @param text letters, digits, hyphens */
  sign(text: string): Promise<string>;
  /** @returns the text, undefined when the signature is invalid for this purpose */
  read(signed: string): Promise<string | undefined>;
};

/** @param purpose a signature is valid for one purpose only */
export function createSigner(db: Db, purpose: string): Signer {
  let key: Promise<string> | undefined;
  const getKey = () => {
    key ??= installationKey(db).catch((error: unknown) => {
      // A failed read is retried at the next call.
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

/** The signing key of the installation, created by the first process that needs it. */
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

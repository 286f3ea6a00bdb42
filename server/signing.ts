import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Db } from "./db/connect.ts";

/** Signs short texts, so that they can be trusted when a form returns them. What opens personal data is not signed: access-links.ts. */
export type Signer = {
  /** @param text letters, digits, hyphens */
  sign(text: string): Promise<string>;
  /** @returns the text, undefined when the signature is invalid for this purpose */
  read(signed: string): Promise<string | undefined>;
};

/**
 * Each purpose has a key of its own, made by the first process that signs. It is read each time, so that a renewed key
 * (`renewKeys`) counts at once in every process.
 */
export function createSigner(db: Db, purpose: string): Signer {
  const signature = (key: string, text: string) =>
    createHmac("sha256", key).update(`${purpose}\n${text}`).digest("base64url");
  return {
    sign: async (text) => `${text}.${signature(await keyFor(db, purpose), text)}`,
    async read(signed) {
      const [, text, given] = /^([\w-]{1,100})\.([\w-]{43})$/.exec(signed) ?? [];
      if (text === undefined || given === undefined) return undefined;
      const key = await findKey(db, purpose);
      if (key === undefined) return undefined;
      return timingSafeEqual(Buffer.from(given), Buffer.from(signature(key, text))) ? text : undefined;
    },
  };
}

async function findKey(db: Db, purpose: string): Promise<string | undefined> {
  const row = await db.selectFrom("secrets").select("value").where("name", "=", purpose).executeTakeFirst();
  return row?.value;
}

/** The key of a purpose, 256 bits as base64url; made by the first process that asks. */
export async function keyFor(db: Db, purpose: string): Promise<string> {
  const known = await findKey(db, purpose);
  if (known !== undefined) return known;
  await db
    .insertInto("secrets")
    .values({ name: purpose, value: randomBytes(32).toString("base64url"), ends_at: null })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return keyFor(db, purpose);
}

/** The names of keys that encrypt what is stored (sealing.ts) begin so: without them it could not be read any more. */
export const sealingPrefix = "sealing: ";

/**
 * Forgets the keys of forms: new ones are made when they are needed, and what the old ones signed is not believed any
 * more. Keys that end by themselves stay until then: they only let readers confirm the newsletter by links of before
 * decision 046.
 * @returns how many there were
 */
export async function renewKeys(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("secrets")
    .where("ends_at", "is", null)
    .where("name", "not like", `${sealingPrefix}%`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

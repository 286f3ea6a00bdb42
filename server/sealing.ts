import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Db } from "./db/connect.ts";
import { keyFor, sealingPrefix } from "./signing.ts";

/**
 * Encrypts short secrets that are stored and read again. The key is in the table `secrets`, which no backup of ours
 * holds: a stolen backup opens none of them, and what a restored one holds cannot be read any more.
 */
export type Sealer = {
  /** @param owner whose it is: sealed for one, it cannot be read as another's */
  seal(text: string, owner: number): Promise<string>;
  /** @returns undefined when it was sealed with another key or for another owner, or was changed */
  open(sealed: string, owner: number): Promise<string | undefined>;
};

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** @param purpose each has a key of its own */
export function createSealer(db: Db, purpose: string): Sealer {
  const key = async () => Buffer.from(await keyFor(db, sealingPrefix + purpose), "base64url");
  const about = (owner: number) => Buffer.from(`${purpose}\n${owner}`);
  return {
    async seal(text, owner) {
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, await key(), iv).setAAD(about(owner));
      const bytes = [sealing.update(text, "utf8"), sealing.final()];
      return Buffer.concat([iv, sealing.getAuthTag(), ...bytes]).toString("base64url");
    },
    async open(sealed, owner) {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length < ivBytes + tagBytes) return undefined;
      const opening = createDecipheriv(cipher, await key(), bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(about(owner))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        const text = [opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()];
        return Buffer.concat(text).toString("utf8");
      } catch {
        // GCM's own check failed, which is the answer.
        return undefined;
      }
    },
  };
}

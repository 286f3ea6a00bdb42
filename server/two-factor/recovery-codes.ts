import { randomInt } from "node:crypto";
import type { Db } from "#server/db/connect.ts";
import { hashPassword, passwordFits } from "#server/passwords.ts";

const recoveryCodeCount = 10;
/** Without letters and digits that look alike. 12 of 31 characters: two to find the code by, ten (49 bits) that prove it. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const selectorLength = 2;
const codeLength = 12;

const randomText = (length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");

/** As it is shown: in three groups of four. */
const shown = (code: string) => code.replace(/.{4}(?=.)/g, "$&-");

/** As it is compared: without the hyphens and spaces that people type or leave out. */
const plain = (code: string) => code.toLowerCase().replace(/[\s-]/g, "");

export type NewCodes = { codes: string[]; rows: { selector: string; code_hash: string }[] };

/** Makes codes and their hashes, which takes a while: before a transaction and never inside. */
export async function newRecoveryCodes(): Promise<NewCodes> {
  const selectors = new Set<string>();
  while (selectors.size < recoveryCodeCount) selectors.add(randomText(selectorLength));
  const codes = [...selectors].map((selector) => selector + randomText(codeLength - selectorLength));
  const rows = await Promise.all(
    codes.map(async (code) => ({
      selector: code.slice(0, selectorLength),
      code_hash: await hashPassword(code),
    })),
  );
  return { codes: codes.map(shown), rows };
}

/** Replaces all codes of a user. Call it in a transaction. */
export async function replaceRecoveryCodes(trx: Db, userId: number, { rows }: NewCodes): Promise<void> {
  await trx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await trx
    .insertInto("recovery_codes")
    .values(rows.map((row) => ({ ...row, user_id: userId })))
    .execute();
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select((select) => select.fn.countAll().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** @returns the id of an unused code's row; undefined when there is none like it. Takes the time of one hash in any case */
export async function findRecoveryCode(db: Db, userId: number, typed: string): Promise<number | undefined> {
  const code = plain(typed);
  const row = await db
    .selectFrom("recovery_codes")
    .select(["id", "code_hash"])
    .where("user_id", "=", userId)
    .where("selector", "=", code.slice(0, selectorLength))
    .executeTakeFirst();
  return (await passwordFits(row?.code_hash, code)) ? row?.id : undefined;
}

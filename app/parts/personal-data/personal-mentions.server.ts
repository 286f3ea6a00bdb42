import { type Expression, type SqlBool, sql } from "kysely";
import { canonicalEmail } from "#app/contract/email-address.ts";
import { westernDigits } from "#app/lib/digits.ts";
import { foldText } from "#app/lib/fold-text.ts";
import { digitForms, lineDigits } from "#app/lib/phone.ts";
import type { Db } from "#server/db/connect.ts";
import type { Person } from "./personal-data.schema.ts";
import { digitsOf } from "./personal-data-rows.server.ts";

/* Texts that name a person by address, by number, or by the full name that the person's own entries have. */

/** A shorter number may stand in a text by chance, as a part of another. */
const minDigitsInText = 10;
/** So many rows whose text names a person are found at once: far more than there are mails about one. */
const maxMentions = 5000;

/** What stands between the addresses of a text. Texts are split at it, in a time that grows with their length alone. */
const betweenAddresses = /[\s<>()[\]"',;:{}\\]+/;
/** An address may have these signs, but banks and links put them between words. */
const alsoBetween = /[/|=?&]+/;
/** What people write between two digits of a number: a few signs at most. */
const signs = "[ \\t\\u00a0()./+-]{0,3}";

/**
 * A number in any of its forms, also among other numbers: a bank's line has a day or a number of its own just before
 * it. One without 0 or 92 may be the end of another country's: no digit stands before it, whatever is between.
 */
function numberPattern(key: string): RegExp {
  const forms = digitForms(key).map((form) => {
    const before = /^0|^92\d{8,11}$/.test(form) ? "(?<!\\d)" : `(?:(?<=\\+)|(?<!\\d${signs}))`;
    return before + [...form].join(signs);
  });
  return new RegExp(`(?:${forms.join("|")})(?!\\d)`);
}

/** Whether a text has the person's address or number: not that of somebody whose own only ends like theirs. */
export function namesContact(text: string, person: Person): boolean {
  if ("phone" in person) return numberPattern(person.phone).test(westernDigits(text));
  return text
    .split(betweenAddresses)
    .flatMap((piece) => [piece, ...piece.split(alsoBetween)])
    .some((piece) => canonicalEmail(piece).replace(/\.$/, "") === person.email);
}

/** Words with one space between, and one around them: marks and case do not count. */
const wordsOf = (text: string) =>
  ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/** What a full name is looked for by; undefined for a single word or a short one, which many people and things have. */
export function nameKeyOf(name: string): string | undefined {
  const key = wordsOf(name);
  return key.trim().includes(" ") && key.length >= 9 ? key : undefined;
}

/** @param names as `nameKeyOf` makes them */
export function namesFully(text: string, names: readonly string[]): boolean {
  const words = wordsOf(text);
  return names.some((name) => words.includes(name));
}

export const contains = (text: Expression<string>, part: string) => {
  const pattern = `%${part.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<SqlBool>`${text} like ${pattern} escape '\\'`;
};

export const anyOf = (conditions: Expression<SqlBool>[]) =>
  conditions.length > 0 ? sql<SqlBool>`(${sql.join(conditions, sql` or `)})` : sql<SqlBool>`1 = 0`;

/** Whether a column may have the address or the number: what is found is read and asked again. */
export function mayNameContact(column: string, person: Person): Expression<SqlBool> {
  if ("email" in person) return contains(sql<string>`lower(${sql.ref(column)})`, person.email);
  if (person.phone.length < minDigitsInText) return anyOf([]);
  return contains(digitsOf(column), lineDigits(person.phone));
}

/*
 * Kysely's types follow one table name, not a choice of several. All these tables have an id, which is all that is
 * used by name.
 */
export const as = (table: string) => table as "messages";

/** The rows that have the person's address or number in one of these columns. */
export async function idsNaming(
  db: Db,
  person: Person,
  { table, columns }: { table: string; columns: readonly string[] },
): Promise<number[]> {
  if (columns.length === 0) return [];
  const candidates = await db
    .selectFrom(as(table))
    .select("id")
    .select(columns.map((column) => sql<string | null>`${sql.ref(column)}`.as(column)))
    .where(anyOf(columns.map((column) => mayNameContact(column, person))))
    .orderBy("id")
    .limit(maxMentions)
    .execute();
  return candidates
    .filter((row) =>
      Object.values(row).some((value) => typeof value === "string" && namesContact(value, person)),
    )
    .map(({ id }) => id);
}

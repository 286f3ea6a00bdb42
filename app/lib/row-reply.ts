import { z } from "zod";
import { savedVersion } from "#app/contract/reply-schemas.ts";
import { restricted } from "#app/contract/restricted.ts";
import { type Column, type Entry, type InboxTable, isTold } from "#app/contract/table.ts";

type EntrySchema<T extends InboxTable> = z.ZodObject<{
  [Name in keyof Entry<T>]-?: undefined extends Entry<T>[Name]
    ? z.ZodOptional<z.ZodType<Exclude<Entry<T>[Name], undefined>>>
    : z.ZodType<Entry<T>[Name]>;
}>;

/** The schema of an entry of an inbox in replies: what the statement of its table tells. */
export function inboxReply<T extends InboxTable>({ columns }: T): EntrySchema<T> {
  const told = Object.entries(columns).filter(([, column]) => isTold(column));
  const shape = Object.fromEntries(told.map(([name, column]) => [name, schemaOf(column)]));
  // Type and schema are made from the same statement, by the names that are told.
  return z.object({ ...shape, read: z.boolean(), version: savedVersion }) as object as EntrySchema<T>;
}

function schemaOf(column: Column): z.ZodType {
  const { orNull, needs, describe } = column;
  const value = orNull ? valueSchema(column).nullable() : valueSchema(column);
  const described = describe ? value.describe(describe) : value;
  return needs ? restricted(needs, described) : described;
}

function valueSchema({ kind, values }: Column): z.ZodType {
  if (kind === "flag") return z.boolean();
  if (kind === "number" || kind === "paisa") return z.number().int();
  if (kind === "json") return z.record(z.string(), z.string());
  return values ? z.enum(values) : z.string();
}

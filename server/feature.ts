import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Db } from "./db/connect.ts";
import type { Database } from "./db/schema.ts";
import type { Services } from "./services.ts";

/**
 * What the server must know of one noun of the foundation. Each feature exports one from `<noun>.feature.server.ts`,
 * and app/features/features.server.ts lists them, so that nothing in server/ names a noun.
 */
export type Feature = {
  /** The heading of its calls in the OpenAPI document. Features may share one. */
  group: { name: string; description: string };
  /** Its calls. */
  routes: (services: Services) => FastifyPluginAsyncZod;
  /** What it does by itself while the server runs, from when it listens. `stop` resolves when nothing is left to do. */
  work?: (services: Services) => { stop(): Promise<void> };
  /**
   * The values that a query name of a page may have, by "/page?name" (app/contract/page-queries.ts). Any other value leads
   * to the page without it.
   */
  queryValues?: Readonly<Record<string, (services: Services) => Promise<readonly string[]>>>;
  /** How it is, for the dashboard's page of the system. */
  health?: (services: Services) => Promise<HealthPart>;
  /** The columns of its tables that name stored files: a file that none of them names is removed. */
  media?: readonly MediaColumn[];
  samples?: Samples;
};

/** A part of the installation in words. */
export type HealthPart = {
  name: string;
  tone: "good" | "plain" | "bad";
  /** A word or two: "Works", "Nearly full". */
  status: string;
  text: string;
  /** What to do; undefined when all is well. */
  advice?: string;
  /** Where to look. */
  link?: { to: string; label: string };
};

/** A column that holds a stored path (`uploads/images/...`), a file's bare name, or a text with such paths in it. */
export type MediaColumn = {
  [Table in keyof Database]: {
    table: Table;
    column: keyof Database[Table] & string;
    holds: "path" | "name" | "text";
  };
}[keyof Database];

/** Content that makes a new installation look finished, and that one action of the dashboard removes. */
export type Samples = {
  /** Fills the empty tables. */
  add(trx: Db, now: Date): Promise<void>;
  /** The tables whose rows are marked as sample, in the order in which they can be emptied. */
  tables: readonly SampleTable[];
  /** Locks what the removal must find unchanged until it ends. */
  lock?(trx: Db): Promise<void>;
};

/** A table with the mark, and the noun that the audit log and the dashboard call its rows by. */
export type SampleTable<Name extends SampleTableName = SampleTableName> = {
  [Table in Name]: {
    noun: string;
    table: Table;
    /** Which of the marked rows may be removed; without it all. */
    removable?: (where: ExpressionBuilder<Database, Table>) => Expression<SqlBool>;
  };
}[Name];

export type SampleTableName = {
  [Table in keyof Database]: Database[Table] extends { is_sample: unknown } ? Table : never;
}[keyof Database];

import type { Generated } from "kysely";
import type { Flag } from "./columns.ts";
import type { GivingTables } from "./giving-schema.ts";
import type { PeopleTables } from "./people-schema.ts";
import type { StaffTables } from "./staff-schema.ts";
import type { StatementsTables } from "./statements-schema.ts";
import type { StoriesTables } from "./stories-schema.ts";

/*
 * Both databases use the same plain types, so that one store serves both: times are ISO 8601 text in UTC,
 * calendar dates YYYY-MM-DD text, booleans 1/0, money integer paisa.
 */

/** A creation with an Idempotency-Key; without a status it is still under way. */
export type IdempotentRepliesTable = {
  key_hash: string;
  request_hash: string;
  status: number | null;
  body: string | null;
  created_at: string;
};

/** Keys that the installation generated, one a purpose. No backup holds them. `ends_at` null: until it is renewed. */
export type SecretsTable = { name: string; value: string; ends_at: string | null };

/**
 * What a link opens: a donation (donations), monthly support (pledges), a year's statement (donations), the missing slip
 * of a report (transfer_reports), the question whether to stay (stay_requests), a subscriber, an invitation to become a
 * user (invitations).
 */
export type LinkKind =
  | "gift"
  | "shown gift"
  | "pledge"
  | "statement"
  | "slip"
  | "help papers"
  | "stay"
  | "newsletter confirmation"
  | "newsletter leaving"
  | "invitation";

/** Links in mails and addresses that open what is personal (access-links.ts). */
export type AccessLinksTable = {
  /** SHA-256 of the token, hex: the token itself is never stored. */
  token_hash: string;
  kind: LinkKind;
  subject_id: number;
  ends_at: string;
};

/** The database's own name, made at its first start; a single row, id 1. Our backups do not hold it (sqlite-copy-worker.ts). */
export type DatabaseIdentityTable = { id: number; identity: string };

/** A row says that all data is invented (`npm run demo`). */
export type DemonstrationTable = { id: 1; started_at: string };

/** The last run of each kind of upkeep. */
export type MaintenanceRunsTable = {
  name: "backup" | "clock" | "ledger:check" | "retention";
  ended_at: string;
  /** When it last went well. */
  succeeded_at: string | null;
  /** What came of the last run, in words for the office. Names nobody. */
  detail: string;
};

/** Which row of another installation an imported row was made from (tools/import/). */
export type ImportSourcesTable = {
  /** The other installation: host and path. */
  source: string;
  /** As the audit log calls it. */
  noun: string;
  /** Its number there. */
  source_id: string;
  /** Its number here; null while it is being made. */
  row_id: number | null;
  /** SHA-256 of what came, and of the row that it became: one that differs has been changed there, or here. */
  source_hash: string;
  row_hash: string;
  /** The address that its file was fetched from; null: it has none, or the file could not be had. */
  file: string | null;
  imported_at: string;
};

/** Stored paths of private files that must go for good: a row stays until its file is gone (erase.ts). */
export type MediaErasuresTable = { path: string; asked_at: string };

export type PageViewsTable = { day: string; path: string; views: number };

/** The views of days that are past their term, by month (YYYY-MM). */
export type PageViewMonthsTable = { month: string; path: string; views: number };

/** Each time a part of the program was turned on or off; none: it is on. */
export type PartSwitchesTable = { id: Generated<number>; part: string; is_on: Flag; at: string };

type ServerTables = {
  part_switches: PartSwitchesTable;
  idempotent_replies: IdempotentRepliesTable;
  page_views: PageViewsTable;
  page_view_months: PageViewMonthsTable;
  secrets: SecretsTable;
  database_identity: DatabaseIdentityTable;
  media_erasures: MediaErasuresTable;
  maintenance_runs: MaintenanceRunsTable;
  import_sources: ImportSourcesTable;
  demonstration: DemonstrationTable;
  access_links: AccessLinksTable;
};

/** The tables of the core. A part adds those that it alone reads, beside their statements or in `<part>.tables.server.ts`. */
export interface Database
  extends GivingTables,
    PeopleTables,
    StaffTables,
    StatementsTables,
    StoriesTables,
    ServerTables {}

/** The tables whose rows can be sample content. */
export type SampleTableName = {
  [Table in keyof Database]: Database[Table] extends { is_sample: unknown } ? Table : never;
}[keyof Database];

/** Those of them whose rows have numbers: staff create, change and delete them. */
export type RowsTable = {
  [Table in SampleTableName]: Database[Table] extends { id: { readonly __select__: number } } ? Table : never;
}[SampleTableName];

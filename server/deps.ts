import type { FastifyInstance } from "fastify";
import type { Expression, ExpressionBuilder, RawBuilder, SqlBool } from "kysely";
import type pg from "pg";
import type { Logger } from "pino";
import type { ApprovalLimitName } from "#app/contract/approval-limits.ts";
import type { Call } from "#app/contract/call.ts";
import type { Language } from "#app/contract/language.ts";
import type { AuditNoun, EmailForm, HomeSums, Part } from "#app/contract/part.ts";
import type { Permission } from "#app/contract/permissions.ts";
import type { Table } from "#app/contract/table.ts";
import type { VersionNoun } from "#app/contract/versions.ts";
import type { BinKind } from "./bin/bin-kind.ts";
import type { Clock } from "./clock.ts";
import type { ChangeFeed } from "./db/change-feed.ts";
import type { Db } from "./db/connect.ts";
import type { Database, SampleTableName } from "./db/schema.ts";
import type { DiskReserve } from "./disk-reserve.ts";
import type { Env } from "./env.ts";
import type { PageCache } from "./http/page-cache.ts";
import type { PageViews } from "./http/page-views.ts";
import type { Session } from "./http/session-check.ts";
import type { Mail } from "./mail/mail.ts";
import type { Media } from "./media/media.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { SlowWork } from "./metrics/slow-work.ts";
import type { Payments } from "./payments/payments.ts";
import type { RetentionTerm } from "./retention-term.ts";
import type { EarlierVersion, TwoVersions, VersionFault, VersionField } from "./versions/version.ts";
import type { WorkQueue } from "./work-queue.ts";

/** Everything a route or a loader may use, made once and handed to each. */
export type Deps = {
  env: Env;
  features: readonly Feature[];
  log: Logger;
  clock: Clock;
  db: Db;
  /**
   * For reads of very many rows, outside of transactions: with SQLite a connection in a thread of its own, so that nobody
   * waits for them; with PostgreSQL `db` itself. Decision 117.
   */
  reader: Db;
  /** PostgreSQL's connections, for what several processes share; undefined with SQLite. */
  pool: pg.Pool | undefined;
  media: Media;
  /** Only beside SQLite: a server of PostgreSQL looks after its own disk. */
  diskReserve: DiskReserve | undefined;
  /** Undefined when no mail server is set: mails wait in the outbox. */
  mail: Mail | undefined;
  payments: Payments;
  pageCache: PageCache;
  changes: ChangeFeed;
  pageViews: PageViews;
  /** What waits in this process, by the name that the metrics have for it. */
  queues: Record<"pages" | "calls" | "pictures" | "pictures of visitors", WorkQueue>;
  slowWork: SlowWork;
  /** Only with METRICS_PORT. */
  metrics: Metrics | undefined;
  /** Aborted when the process begins to stop: proxies are told before the port closes. */
  stopping: AbortController;
  /** Gives everything back: called once, after the last request. */
  close(): Promise<void>;
};

/**
 * What the server must know of one noun of the foundation. Each feature exports one from `<noun>.feature.server.ts`,
 * and app/features/features.server.ts lists them, so that nothing in server/ names a noun.
 */
export type Feature = {
  /** The part that it belongs to; undefined: it is of the core, and always on. */
  part?: Part;
  /** The heading of its calls in the OpenAPI document. Features may share one. */
  group: { name: string; description: string };
  routes: (app: FastifyInstance, deps: Deps) => void;
  /** What it does by itself while the server runs, from when it listens. `stop` resolves when nothing is left to do. */
  work?: (deps: Deps) => { stop(): Promise<void> };
  /**
   * The values that a query name of a page may have, by "/page?name" (app/contract/page-queries.ts). Any other value leads
   * to the page without it.
   */
  queryValues?: Readonly<Record<string, (deps: Deps) => Promise<readonly string[]>>>;
  /**
   * The next moment after an instant at which its pages change by themselves, without a write (the midnight of Karachi
   * apart): cached pages expire then. Undefined when there is none.
   */
  nextChange?: (db: Db, after: Date) => Promise<Date | undefined>;
  /** How many wait for staff, by the names of its part's lines of the overview. */
  waiting?: (deps: Deps) => Promise<Record<string, number>>;
  /**
   * Its section of the home page with sums of money, in the language of the page.
   * @param failed is told why the sums could not be read
   */
  homeSums?: (deps: Deps, language: Language, failed: (error: unknown) => undefined) => Promise<HomeSums>;
  /** Its form for one email address in the footer of every page, in the language of the page. */
  footerForm?: (deps: Deps, language: Language) => Promise<EmailForm>;
  /** How it is, for the dashboard's page of the system. */
  health?: (deps: Deps) => Promise<HealthPart>;
  /** What waits in its tables for its work, for the metrics: how many, and since when the oldest (UTC). */
  queue?: {
    name: string;
    read: (deps: Deps) => Promise<{ waiting: number; oldest: string | null }>;
  };
  /** Its tables: whatever is told of tables in general follows from their statements. */
  tables?: readonly Table[];
  /** How the audit log calls what staff change here and is no row of its tables. */
  nouns?: Readonly<Record<string, AuditNoun>>;
  /** What the export says of its tables that have no statement. */
  exported?: Readonly<Partial<Record<keyof Database, string>>>;
  /** What of it has a term, beside the tables whose statement has one. */
  terms?: readonly RetentionTerm[];
  /** Its tables from which a person's rows do not simply go. Called in a transaction; the files go after the commit. */
  erasures?: Readonly<
    Record<
      string,
      (trx: Db, ids: readonly number[], now: Date) => Promise<{ erased: number; files: string[] }>
    >
  >;
  /** The columns of its tables that name stored files: a file that none of them names is removed. */
  media?: readonly MediaColumn[];
  /** Its rows that staff delete and can bring back. */
  bin?: readonly BinKind[];
  /** What staff edit, and whose earlier versions can be brought back. */
  versions?: readonly VersionedKind[];
  samples?: Samples;
  /** Its calls that may wait for a second person. */
  acts?: readonly ApprovableAct[];
};

/** What whoever approves must know. Names no donor: it stays when the act is decided. */
export type ApprovalFact = {
  label: string;
  /** Of a change: what was there. */
  before?: string;
  value: string;
};

/** An act that may wait. `Body` is what is kept of it until somebody decides, as JSON. */
export type ApprovableAct<Body extends object = object> = {
  call: Call;
  /** Under which it is stored, where its call has several acts; else the call's name. */
  name?: string;
  /** Whose limit it has; "limits": a higher limit itself, which always waits. */
  limit: ApprovalLimitName | "limits";
  /** Whoever asks and whoever approves must have it. */
  permission: Permission;
  /** Facts that may name a donor: shown to whoever may decide while it waits, and not kept. */
  privateFacts?(body: Body): ApprovalFact[];
  /**
   * Does what was asked, through the same function as the call itself. `deps.db` is the transaction of the decision,
   * which a fault or an error takes back.
   */
  carryOut(deps: Deps, who: Session, body: Body): Promise<{ status: number; message: string } | undefined>;
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
  link?: { to: string; label: string };
};

/** A column that holds a stored path (`uploads/images/...`), a file's bare name, or a text with such paths in it. */
export type MediaColumn = {
  [Table in keyof Database]: {
    table: Table;
    column: keyof Database[Table] & string;
    holds: "path" | "name" | "text";
    /** Only of rows with this `noun`. */
    noun?: string;
    /** Of rows in which this column is 1 alone. */
    flag?: keyof Database[Table] & string;
    /** The column that describes the picture for those who cannot see it. */
    alt?: keyof Database[Table] & string;
    /** How the picture library names a row that shows a picture; without it no use is told. */
    use?: PictureUse<keyof Database[Table] & string>;
    /** Where a picture is replaced, what is named here goes on naming the former file. */
    keepsFile?: true;
    /** What is set too in a row in whose text a picture is replaced: what was made of the text, its version. */
    whenReplaced?: Readonly<Record<string, number | RawBuilder<number>>>;
  };
}[keyof Database];

/** A noun with earlier versions: how two of them differ, and how one is brought back. */
export type VersionedKind = {
  noun: VersionNoun;
  /** The number of the newest save; undefined when there is no such record. */
  current: (db: Db, id: string) => Promise<number | undefined>;
  differences: (deps: Deps, two: TwoVersions) => VersionField[] | Promise<VersionField[]>;
  /** Saves it by the rules of any save. @returns what is worth saying; `waits`: that it waits for a second person */
  restore: (
    deps: Deps,
    who: Session,
    earlier: EarlierVersion,
  ) => Promise<{ note?: string; waits?: string | undefined; fault?: undefined } | VersionFault>;
};

/** A row as the picture library names it. */
export type PictureUse<Column extends string = string> = {
  /** "Event". */
  noun: string;
  /** The column that tells the row from others of its table. */
  key: Column;
  name: Column;
  /** The column that holds the name of a row in Urdu alone. */
  urduName?: Column;
  /** The name in words, where the column holds none. */
  label?: (name: string) => string;
  /** Where staff edit it. */
  to: (key: string, name: string) => string;
};

/** Content that makes a new installation look finished, and that one action of the dashboard removes. */
export type Samples = {
  /** Fills the empty tables. */
  add(trx: Db, now: Date): Promise<void>;
  /** The tables whose rows are marked as sample, in the order in which they can be emptied. */
  tables: readonly SampleTable[];
  /** Locks what the removal must find unchanged until it ends. */
  lock?(trx: Db): Promise<void>;
  /** What the site says of the foundation that no removal takes away. */
  claims?(deps: Pick<Deps, "db" | "log">): Promise<OriginalClaim[]>;
};

/** Something that the site says of the foundation as it came with the program, which nobody has confirmed. */
export type OriginalClaim = {
  text: string;
  /** The page that says it, in words. */
  where: string;
  /** Whether visitors see it before somebody has confirmed it. */
  shown: boolean;
  /** Where the dashboard confirms or changes it. */
  to: string;
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

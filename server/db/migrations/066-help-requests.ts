import { type Kysely, PostgresAdapter, sql } from "kysely";

/** What families ask for, what became of it, and the papers that they sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const id = postgres
    ? "integer generated always as identity primary key"
    : "integer primary key autoincrement";
  for (const statement of [...statements, ...(postgres ? onPostgres : onSqlite)])
    await sql.raw(statement.replace("#id", id)).execute(db);
}

const statements = [
  // No reference to users: who was responsible may have left.
  `create table help_requests (
    id #id,
    version integer default 1 not null,
    reference text not null unique,
    kind text not null,
    for_whom text not null,
    asked_by text default '' not null,
    name text not null,
    phone text not null,
    cnic text default '' not null,
    city text not null,
    city_key text not null,
    area text default '' not null,
    district text default '' not null,
    household integer not null,
    words text default '' not null,
    language text default 'ur' not null,
    channel text default 'site' not null,
    suspect integer default 0 not null,
    consent text not null,
    consented_at text not null,
    state text default 'new' not null,
    visit_on text,
    visited_on text,
    responsible integer,
    responsible_name text default '' not null,
    visit text default '' not null,
    zakat_eligible integer,
    zakat_answers text default '' not null,
    zakat_by text default '' not null,
    zakat_at text,
    authorised_on text,
    payee text default '' not null,
    payee_kind text default 'family' not null,
    decision_fund text,
    decision_paisa bigint,
    decision_months integer,
    decision_from text,
    decided_at text,
    decided_by text default '' not null,
    reason text default '' not null,
    helped_on text,
    joined_to integer references help_requests (id) on delete set null,
    salt text not null,
    search_text text not null,
    created_at text not null,
    created_on text not null,
    touched_at text not null,
    closed_at text,
    erased_at text,
    constraint help_requests_household check (household between 1 and 99)
  )`,
  ...["state", "city_key", "kind"].map(
    (column) => `create index help_requests_${column} on help_requests (${column}, created_on, id)`,
  ),
  "create index help_requests_open on help_requests (created_on, id) where closed_at is null",
  "create index help_requests_visit_on on help_requests (visit_on, id) where state = 'visit-planned'",
  "create index help_requests_phone on help_requests (phone) where phone <> ''",
  "create index help_requests_cnic on help_requests (cnic) where cnic <> ''",
  "create index help_requests_created_on on help_requests (created_on, id)",
  "create index help_requests_visited_on on help_requests (visited_on) where visited_on is not null",
  "create index help_requests_helped_on on help_requests (helped_on) where helped_on is not null",
  "create index help_requests_decided_at on help_requests (decided_at) where decided_at is not null",
  "create index help_requests_joined_to on help_requests (joined_to) where joined_to is not null",
  `create table help_events (
    id #id,
    request_id integer not null references help_requests (id) on delete cascade,
    state text not null,
    at text not null,
    by_id integer,
    by_name text not null,
    note text default '' not null
  )`,
  "create index help_events_request on help_events (request_id, id)",
  `create table help_papers (
    id #id,
    request_id integer not null references help_requests (id) on delete cascade,
    path text not null unique,
    at text not null
  )`,
  "create index help_papers_request on help_papers (request_id)",
];

/* An index over three letters in a row of search_text. */

const onPostgres = [
  "create index help_requests_search on help_requests using gin (search_text gin_trgm_ops)",
];

const add = "insert into help_requests_search (rowid, search_text) values (new.id, new.search_text);";
const drop = `insert into help_requests_search (help_requests_search, rowid, search_text)
  values ('delete', old.id, old.search_text);`;
const onSqlite = [
  `create virtual table help_requests_search using fts5 (search_text, content='help_requests',
    content_rowid='id', tokenize='trigram case_sensitive 1')`,
  "insert into help_requests_search (help_requests_search, rank) values ('secure-delete', 1)",
  `create trigger help_requests_search_insert after insert on help_requests begin ${add} end`,
  `create trigger help_requests_search_delete after delete on help_requests begin ${drop} end`,
  `create trigger help_requests_search_update after update of search_text on help_requests
    begin ${drop} ${add} end`,
];

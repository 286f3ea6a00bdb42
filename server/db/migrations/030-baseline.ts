import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * The tables of 1.0.0, which migrations 001 to 030 had made step by step. `#id` is a number that the database gives. What
 * is renamed here was renamed there: PostgreSQL's constraints keep the earlier names.
 */
const tables = `
create table access_links (
  token_hash text primary key,
  kind text not null,
  subject_id integer not null,
  ends_at text not null
);
create table ads (
  id #id,
  title text not null,
  description text default '' not null,
  media_type text not null,
  media_url text not null,
  start_date text,
  end_date text,
  is_active integer default 0 not null,
  created_at text not null,
  version integer default 1 not null,
  is_sample integer default 0 not null,
  captions_url text
);
create table audit_log (
  id #id,
  at text not null,
  user_id integer,
  user_name text not null,
  action text not null,
  noun text not null,
  noun_id text not null,
  search_text text not null,
  before text,
  after text
);
create table banner (
  id integer primary key,
  message text not null,
  link_text text,
  link_url text,
  is_sample integer default 0 not null,
  updated_at text not null
);
create table blog_categories (
  id #id,
  slug text not null unique,
  name text not null unique,
  color text not null,
  is_sample integer default 0 not null,
  name_key text default '' not null
);
create table blog_posts (
  id #id,
  slug text not null unique,
  title text not null,
  excerpt text not null,
  search_text text not null,
  content text not null,
  featured_image text,
  featured_image_alt text default '' not null,
  category_id integer references blog_categories (id) on delete restrict,
  author_name text not null,
  status text not null,
  read_time integer not null,
  meta_title text not null,
  meta_description text not null,
  published_at text not null,
  created_at text not null,
  updated_at text not null,
  version integer default 1 not null,
  is_sample integer default 0 not null,
  html text,
  html_version integer default 0 not null,
  summary text default '' not null
);
create table blog_previews (
  post_id integer primary key references blog_posts (id) on delete cascade,
  token text not null unique,
  created_at text not null
);
create table blog_slug_history (
  slug text primary key,
  post_id integer not null references blog_posts (id) on delete cascade
);
create table blood_donors (
  id #id,
  received_at text not null,
  read_at text,
  note text default '' not null,
  search_text text not null,
  full_name text not null,
  phone text not null unique,
  email text default '' not null,
  blood_group text not null,
  dob text,
  last_donation_date text,
  city text not null,
  city_key text not null,
  gender text default '' not null,
  consent_text text not null,
  consented_at text not null,
  touched_at text
);
create table blood_requests (
  id #id,
  received_at text not null,
  read_at text,
  note text default '' not null,
  search_text text not null,
  blood_group text not null,
  units integer not null,
  hospital text not null,
  city text not null,
  needed_by text not null,
  contact_name text not null,
  phone text not null,
  remarks text default '' not null,
  state text default 'open' not null,
  touched_at text
);
create table content (
  name text primary key,
  value text not null,
  version integer default 1 not null,
  updated_at text not null,
  is_sample integer default 0 not null
);
create table content_history (
  id #id,
  name text not null,
  version integer not null,
  action text not null,
  value text,
  changes integer not null,
  saved_at text not null,
  user_name text not null,
  constraint content_history_version unique (name, version)
);
create table users (
  id #id,
  name text not null,
  email text not null unique,
  password_hash text not null,
  created_at text not null,
  disabled_at text
);
create table numbered_sessions (
  id #id,
  token_hash text not null unique,
  user_id integer not null references users (id) on delete cascade,
  created_at text not null,
  last_used_at text not null,
  device text default '' not null
);
alter table numbered_sessions rename to sessions;
create table content_previews (
  key_hash text primary key,
  name text not null,
  user_id integer not null references users (id) on delete cascade,
  session_hash text not null references sessions (token_hash) on delete cascade,
  value text not null,
  expires_at text not null,
  constraint content_previews_owner unique (user_id, name)
);
create table database_identity (
  id integer primary key,
  identity text not null
);
create table demonstration (
  id integer primary key,
  started_at text not null
);
create table funds (
  slug text primary key,
  title text not null,
  kind text not null
);
create table pledges (
  id #id,
  access_key text not null unique,
  state text not null,
  donor_name text default '' not null,
  donor_email text not null,
  anonymous integer default 0 not null,
  amount_paisa bigint not null,
  fund text not null references funds (slug),
  method text not null,
  day_of_month integer not null,
  next_due_on text,
  created_at text not null,
  ended_at text,
  search_text text not null,
  version integer default 1 not null
);
alter table pledges rename column access_key to unused_key;
create table donations (
  id #id,
  reference text not null unique,
  access_key text not null unique,
  idempotency_key text not null unique,
  request_hash text not null,
  amount_paisa bigint not null,
  fund text not null references funds (slug),
  method text not null,
  gateway text not null,
  state text not null,
  donor_name text default '' not null,
  donor_email text default '' not null,
  donor_reference text default '' not null,
  anonymous integer default 0 not null,
  dedication text default '' not null,
  pledge_id integer references pledges (id),
  created_at text not null,
  paid_at text,
  paid_on text,
  received_on text,
  refunded_at text,
  refunded_on text,
  needs_review integer default 0 not null,
  note text default '' not null,
  search_text text not null,
  version integer default 1 not null,
  payment_code text default '' not null
);
alter table donations rename column access_key to unused_key;
create table donation_events (
  id #id,
  donation_id integer not null references donations (id),
  at text not null,
  kind text not null,
  from_state text,
  to_state text not null,
  cause text not null,
  actor text default '' not null,
  detail text not null
);
create table donor_calls (
  id #id,
  donor_id integer not null references blood_donors (id) on delete cascade,
  called_at text not null,
  caller text not null,
  outcome text not null,
  note text default '' not null
);
create table events (
  id #id,
  title text not null,
  event_date text not null,
  event_time text,
  location text not null,
  description text not null,
  image_url text,
  image_alt text default '' not null,
  cancelled_at text,
  created_at text not null,
  version integer default 1 not null,
  is_sample integer default 0 not null,
  kind text default 'event' not null,
  search_text text default '' not null
);
create table event_guests (
  id #id,
  received_at text not null,
  read_at text,
  note text default '' not null,
  search_text text not null,
  event_id integer not null references events (id) on delete cascade,
  event_title text not null,
  event_date text not null,
  name text not null,
  phone text not null,
  touched_at text,
  constraint event_guests_phone unique (event_id, phone)
);
create table gallery_items (
  id #id,
  title text not null,
  section text not null,
  file_type text not null,
  file_url text not null,
  alt text default '' not null,
  uploaded_at text not null,
  is_sample integer default 0 not null,
  version integer default 1 not null,
  captions_url text
);
create table headline (
  id integer primary key,
  headline text not null,
  updated_at text not null
);
create table hero_slides (
  id #id,
  headline text not null,
  subtitle text not null,
  cta_text text not null,
  cta_link text not null,
  display_order integer not null,
  is_active integer default 0 not null,
  image_url text,
  video_url text,
  is_sample integer default 0 not null,
  version integer default 1 not null
);
create table idempotent_replies (
  key_hash text primary key,
  request_hash text not null,
  status integer,
  body text,
  created_at text not null
);
create table impact_updates (
  slot integer primary key,
  title text not null,
  description text not null,
  date text not null,
  icon text not null,
  link text not null,
  is_sample integer default 0 not null
);
create table import_sources (
  source text not null,
  noun text not null,
  source_id text not null,
  row_id integer,
  source_hash text not null,
  row_hash text not null,
  file text,
  imported_at text not null,
  constraint import_sources_key primary key (source, noun, source_id)
);
create table maintenance_runs (
  name text primary key,
  ended_at text not null,
  succeeded_at text,
  detail text not null
);
create table media_erasures (
  path text primary key,
  asked_at text not null
);
create table messages (
  id #id,
  received_at text not null,
  read_at text,
  note text default '' not null,
  search_text text not null,
  name text not null,
  email text not null,
  subject text default '' not null,
  message text not null,
  touched_at text
);
create table outbox (
  id #id,
  recipient text not null,
  reply_to text,
  subject text not null,
  text text not null,
  html text not null,
  state text not null,
  tries integer default 0 not null,
  next_try_at text not null,
  queued_at text not null,
  sent_at text,
  last_error text,
  unsubscribe_url text
);
create table page_view_months (
  month text not null,
  path text not null,
  views integer not null,
  constraint page_view_months_page primary key (month, path)
);
create table page_views (
  day text not null,
  path text not null,
  views integer not null,
  constraint page_views_day_path primary key (day, path)
);
create table password_resets (
  token_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  expires_at text not null
);
create table payment_attempts (
  id #id,
  donation_id integer not null references donations (id),
  gateway text not null,
  reference text not null unique,
  amount_paisa bigint not null,
  state text not null,
  created_at text not null,
  expires_at text not null,
  next_check_at text,
  asked_at text,
  checks integer default 0 not null,
  last_code text default '' not null,
  provider_reference text,
  refused_returns integer default 0 not null,
  unpaid_at text
);
create table payouts (
  id #id,
  fund text not null references funds (slug),
  amount_paisa bigint not null,
  paid_on text not null,
  purpose text not null,
  payee text default '' not null,
  bank_reference text default '' not null,
  created_at text not null,
  created_by text not null,
  cancelled_at text,
  cancel_reason text default '' not null,
  salt text default '' not null
);
create table rate_limits (
  key varchar(255) primary key,
  points integer default 0 not null,
  expire bigint
);
create table receipt_days (
  day text primary key,
  receipts integer not null,
  total_paisa bigint not null,
  root text not null,
  previous_link text not null,
  link text not null,
  sealed_at text not null,
  version integer default 1 not null,
  refunds integer default 0 not null,
  refunded_paisa bigint default 0 not null,
  payouts integer default 0 not null,
  paid_out_paisa bigint default 0 not null,
  carried text default '' not null
);
create table receipt_serials (
  fiscal_year integer primary key,
  last_serial integer not null
);
create table receipts (
  id #id,
  donation_id integer not null unique references donations (id),
  fiscal_year integer not null,
  serial integer not null,
  number text not null unique,
  access_key text not null unique,
  verify_code text not null unique,
  salt text not null,
  issued_at text not null,
  paid_on text not null,
  amount_paisa bigint not null,
  fund text not null,
  fund_title text not null,
  donor_name text default '' not null,
  method text not null,
  reference text not null,
  voided_at text,
  document text default '' not null,
  dedication text default '' not null,
  personal_salt text default '' not null,
  personal_hash text default '' not null,
  constraint receipts_serial unique (fiscal_year, serial)
);
alter table receipts rename column access_key to unused_key;
create table registrations (
  id #id,
  received_at text not null,
  read_at text,
  note text default '' not null,
  search_text text not null,
  kind text not null,
  name text not null,
  email text not null,
  phone text not null,
  city text not null,
  details text not null,
  touched_at text
);
create table retention_removals (
  id #id,
  day text not null,
  name text not null,
  removed integer not null,
  constraint retention_removals_day unique (day, name)
);
create table retention_terms (
  id #id,
  name text not null unique,
  amount integer not null,
  active integer not null,
  starts_at text not null,
  due integer,
  version integer default 1 not null
);
create table seal_alerts (
  id #id,
  day text not null,
  found_at text not null,
  causes text not null,
  sealed_receipts integer not null,
  sealed_paisa bigint not null,
  sealed_link text not null,
  found_receipts integer not null,
  found_paisa bigint not null,
  found_link text not null,
  matched_again_at text,
  acknowledged_at text,
  acknowledged_by text default '' not null,
  reason text default '' not null
);
create table seal_anchors (
  day text primary key,
  link text not null,
  receipts integer not null,
  total_paisa bigint not null
);
create table secrets (
  name text primary key,
  value text not null,
  ends_at text
);
create table shared_stories (
  id #id,
  received_at text not null,
  read_at text,
  note text default '' not null,
  search_text text not null,
  name text default '' not null,
  unnamed integer default 0 not null,
  email text default '' not null,
  phone text default '' not null,
  city text not null,
  programme text default '' not null,
  story text not null,
  consent_text text not null,
  consented_at text not null
);
create table statement_lines (
  id #id,
  fingerprint text not null unique,
  day text not null,
  amount_paisa bigint not null,
  description text not null,
  bank_reference text default '' not null,
  imported_at text not null,
  imported_by text not null,
  donation_id integer unique references donations (id),
  account text default '' not null,
  aside_at text check (aside_at is null or donation_id is null),
  aside_kind text default '' not null,
  aside_reason text default '' not null,
  aside_by text default '' not null
);
create table stay_requests (
  id #id,
  name text not null,
  row_id integer not null,
  asked_at text not null,
  mail_id integer not null,
  mailed_at text,
  reminder_id integer,
  reminded_at text,
  failed_at text,
  constraint stay_requests_row unique (name, row_id)
);
create table subscribers (
  id #id,
  received_at text not null,
  read_at text,
  note text default '' not null,
  search_text text not null,
  email text not null unique,
  state text not null,
  confirmed_at text
);
create table transfer_reports (
  id #id,
  donation_id integer not null references donations (id),
  state text not null,
  account_name text not null,
  account_number text not null,
  bank_name text not null,
  transaction_id text default '' not null,
  transferred_on text,
  amount_paisa bigint not null,
  slip text,
  reported_at text not null,
  decided_at text,
  decided_by text default '' not null,
  reason text default '' not null,
  search_text text not null,
  slip_removed_at text
);
create table uploaded_pictures (
  path text primary key,
  uploaded_at text not null
)`;

const indexes = `
create index access_links_end on access_links (ends_at);
create index access_links_subject on access_links (subject_id, kind);
create index audit_log_noun_id on audit_log (noun, id);
create index audit_log_user_id_id on audit_log (user_id, id);
create unique index blog_categories_one_name on blog_categories (name_key);
create index blog_posts_category on blog_posts (category_id, status, published_at, id);
create index blog_posts_html_version on blog_posts (html_version, id);
create index blog_posts_image on blog_posts (featured_image);
create index blog_posts_is_sample on blog_posts (is_sample);
create index blog_posts_newest on blog_posts (published_at, id);
create index blog_posts_public on blog_posts (status, published_at, id);
create index blog_slug_history_post_id on blog_slug_history (post_id);
create index blood_donors_blood_group_city_key_last_donation_date_gender_id
  on blood_donors (blood_group, city_key, last_donation_date, gender, id);
create index blood_donors_received_at on blood_donors (received_at);
create index blood_donors_unread on blood_donors (id) where read_at is null;
create index blood_requests_received_at on blood_requests (received_at);
create index blood_requests_state on blood_requests (state, id);
create index blood_requests_unread on blood_requests (id) where read_at is null;
create index content_previews_session_hash on content_previews (session_hash);
create index donation_events_donation on donation_events (donation_id, id);
create index donations_created on donations (created_at, id, state, fund, method, amount_paisa);
create index donations_email on donations (donor_email);
create index donations_fund on donations (fund, id, state, method, amount_paisa);
create index donations_method on donations (method, id, state, fund, amount_paisa);
create index donations_paid on donations (paid_on, id, state, fund, method, amount_paisa);
create index donations_payment on donations (payment_code) where payment_code <> '';
create index donations_pledge on donations (pledge_id);
create index donations_received on donations (received_on, id, state, fund, method, amount_paisa);
create index donations_refunded on donations (refunded_on, id, state, fund, method, amount_paisa);
create index donations_review on donations (id) where needs_review = 1;
create index donations_state on donations (state, id, fund, method, amount_paisa);
create index donor_calls_donor_id_id on donor_calls (donor_id, id);
create index event_guests_unread on event_guests (id) where read_at is null;
create index events_event_date_id on events (event_date, id);
create index gallery_items_section_id on gallery_items (section, id);
create index idempotent_replies_age on idempotent_replies (created_at);
create index messages_received_at on messages (received_at);
create index messages_unread on messages (id) where read_at is null;
create index outbox_state_id on outbox (state, id);
create index outbox_state_next_try_at on outbox (state, next_try_at);
create index page_views_day_views on page_views (day, views);
create index payment_attempts_donation on payment_attempts (donation_id);
create index payment_attempts_due on payment_attempts (next_check_at);
create unique index payment_attempts_provider on payment_attempts (gateway, provider_reference);
create index payouts_cancelled_at on payouts (cancelled_at);
create index payouts_created_at on payouts (created_at);
create index payouts_fund on payouts (fund, paid_on);
create index pledges_due on pledges (next_due_on);
create index pledges_email on pledges (donor_email);
create index receipts_day on receipts (paid_on, fiscal_year, serial);
create index receipts_undocumented on receipts (id) where document = '';
create index receipts_voided on receipts (voided_at) where voided_at is not null;
create index registrations_kind_id on registrations (kind, id);
create index registrations_received_at on registrations (received_at);
create index registrations_unread on registrations (id) where read_at is null;
create unique index seal_alerts_lasting on seal_alerts (day, sealed_link, found_link) where matched_again_at is null;
create index sessions_user_id on sessions (user_id);
create index shared_stories_received_at on shared_stories (received_at);
create index shared_stories_unread on shared_stories (id) where read_at is null;
create index statement_lines_day on statement_lines (day);
create index subscribers_received_at on subscribers (received_at);
create index subscribers_unread on subscribers (id) where read_at is null;
create index transfer_reports_donation on transfer_reports (donation_id);
create index transfer_reports_state on transfer_reports (state, id);
create unique index transfer_reports_waiting on transfer_reports (donation_id) where state = 'waiting'`;

/** Found by any three letters in a row of their search_text. */
const searched = [
  "audit_log",
  "blog_posts",
  "blood_donors",
  "blood_requests",
  "donations",
  "event_guests",
  "events",
  "messages",
  "pledges",
  "registrations",
  "shared_stories",
  "subscribers",
  "transfer_reports",
];

/** Of a gift that came to nothing the events may go with it. */
const unpaid = `exists (select 1 from donations d where d.id = old.donation_id and d.paid_at is null
  and d.state in ('started', 'pending', 'failed', 'expired')
  and not exists (select 1 from receipts r where r.donation_id = d.id))`;

const differ = (...columns: string[]) =>
  columns.map((column) => `new.${column} is distinct from old.${column}`).join(" or ");

/** What of a row must stay once it is there, and what the database says to whoever tries to change it. */
const kept = [
  {
    table: "payouts",
    refuse: "refuse_payouts_change",
    says: "a payout stays as it was recorded",
    changed: `(${differ("id", "fund", "amount_paisa", "paid_on", "purpose", "payee", "bank_reference")})
      or (${differ("created_at", "created_by", "salt")})
      or (old.cancelled_at is not null and (${differ("cancelled_at", "cancel_reason")}))
      or (new.cancelled_at is null and (${differ("cancel_reason")}))`,
  },
  {
    table: "receipt_days",
    refuse: "refuse_receipt_days_change",
    says: "a sealed day stays as it is",
    changed: `(${differ("day", "version", "receipts", "total_paisa", "refunds", "refunded_paisa", "payouts")})
      or (${differ("paid_out_paisa", "root", "previous_link", "link", "sealed_at")})
      or (old.carried <> '' and (${differ("carried")}))`,
  },
  {
    table: "receipts",
    refuse: "refuse_receipt_change",
    says: "a receipt stays as it was issued",
    changed: `(${differ("donation_id", "fiscal_year", "serial", "number", "verify_code", "salt", "issued_at", "paid_on")}
      or ${differ("amount_paisa", "fund", "fund_title", "method", "reference")})
      or (old.document <> '' and (${differ("document", "personal_hash")}))
      or (old.document <> '' and (${differ("donor_name", "dedication", "personal_salt")})
        and not (new.donor_name = '' and new.dedication = '' and new.personal_salt = ''))
      or (new.donor_name is distinct from old.donor_name and new.donor_name <> '')
      or (old.voided_at is not null and new.voided_at is distinct from old.voided_at)`,
  },
  {
    ...{
      table: "seal_anchors",
      refuse: "refuse_seal_anchors_change",
      says: "a published seal stays as it is",
    },
    changed: "1 = 1",
  },
];

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const run = (statement: string) => sql.raw(statement).execute(db);
  const id = postgres
    ? "integer generated always as identity primary key"
    : "integer primary key autoincrement";
  if (postgres) await run("create extension if not exists pg_trgm");
  for (const statement of `${tables};${indexes}`.split(";\n")) await run(statement.replace("#id", id));
  for (const statements of postgres ? onPostgres() : onSqlite()) await run(statements);
}

/** A GIN index, and triggers that call a function which refuses. */
function* onPostgres(): Generator<string> {
  for (const table of searched)
    yield `create index ${table}_search on ${table} using gin (search_text gin_trgm_ops)`;
  const refusing = (name: string, says: string, unless = "") =>
    `create function ${name}() returns trigger language plpgsql
      as $$ begin ${unless} raise exception '${says}'; end $$`;
  yield refusing(
    "refuse_event_change",
    "donation_events is append-only",
    `if TG_OP = 'DELETE' and ${unpaid} then return old; end if;`,
  );
  yield `create trigger donation_events_kept before update or delete on donation_events
    for each row execute function refuse_event_change()`;
  yield refusing("refuse_line_change", "a statement line stays with its donation");
  yield `create trigger statement_lines_kept before update of donation_id on statement_lines for each row
    when (old.donation_id is not null and new.donation_id is distinct from old.donation_id)
    execute function refuse_line_change()`;
  for (const { table, refuse, says, changed } of kept) {
    yield refusing(refuse, says);
    yield `create trigger ${table}_no_delete before delete on ${table} for each row execute function ${refuse}()`;
    yield `create trigger ${table}_no_update before update on ${table} for each row
      when (${changed}) execute function ${refuse}()`;
  }
}

/** An index of FTS5 that triggers keep in step, and triggers that refuse. */
function* onSqlite(): Generator<string> {
  for (const table of searched) {
    const index = `${table}_search`;
    const add = `insert into ${index} (rowid, search_text) values (new.id, new.search_text);`;
    const drop = `insert into ${index} (${index}, rowid, search_text) values ('delete', old.id, old.search_text);`;
    const options = "content_rowid='id', tokenize='trigram case_sensitive 1'";
    yield `create virtual table ${index} using fts5 (search_text, content='${table}', ${options})`;
    yield `create trigger ${index}_insert after insert on ${table} begin ${add} end`;
    yield `create trigger ${index}_delete after delete on ${table} begin ${drop} end`;
    yield `create trigger ${index}_update after update of search_text on ${table} begin ${drop} ${add} end`;
  }
  const refusing = (says: string) => `begin select raise(abort, '${says}'); end`;
  yield `create trigger donation_events_no_update before update on donation_events
    ${refusing("donation_events is append-only")}`;
  yield `create trigger donation_events_no_delete before delete on donation_events when not ${unpaid}
    ${refusing("donation_events is append-only")}`;
  yield `create trigger statement_lines_kept before update of donation_id on statement_lines
    when old.donation_id is not null and new.donation_id is not old.donation_id
    ${refusing("a statement line stays with its donation")}`;
  for (const { table, says, changed } of kept) {
    yield `create trigger ${table}_no_delete before delete on ${table} ${refusing(says)}`;
    yield `create trigger ${table}_no_update before update on ${table} when ${changed} ${refusing(says)}`;
  }
}

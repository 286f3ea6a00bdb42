import { type Kysely, PostgresAdapter, sql } from "kysely";

/** The tables of 1.3.0, which migrations 001 to 067 had made step by step. `#id` is a number that the database gives. */
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
  captions_url text,
  title_ur text default '' not null,
  description_ur text default '' not null,
  outdated_texts text default '' not null
);
create table approval_controls (
  permission text primary key,
  alone_since text
);
create table approval_limits (
  name text primary key,
  limit_paisa bigint,
  version integer not null
);
create table approvals (
  id #id,
  act text not null,
  title text not null,
  amount_paisa bigint,
  subject text not null,
  link text not null,
  facts text not null,
  body text,
  waits_for text unique,
  state text not null,
  asked_by integer not null,
  asked_by_name text not null,
  asked_at text not null,
  expires_at text not null,
  decided_by_name text,
  decided_at text,
  reason text not null
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
  after text,
  name text default '' not null
);
create table banner (
  id integer primary key,
  message text not null,
  link_text text,
  link_url text,
  is_sample integer default 0 not null,
  updated_at text not null,
  end_date text,
  end_time text,
  message_ur text default '' not null,
  link_text_ur text default '' not null,
  outdated_texts text default '' not null
);
create table bin_items (
  id #id,
  noun text not null,
  row_id integer not null,
  deleted_at text not null,
  expires_at text not null,
  user_name text not null,
  constraint bin_items_row unique (noun, row_id)
);
create table bin_rows (
  id #id,
  item_id integer not null references bin_items (id) on delete cascade,
  main integer not null,
  table_name text not null,
  row text not null,
  email text not null,
  phone text not null,
  touched_at text
);
create table blog_categories (
  id #id,
  slug text not null unique,
  name text not null unique,
  color text not null,
  is_sample integer default 0 not null,
  name_key text default '' not null,
  name_ur text default '' not null,
  outdated_texts text default '' not null
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
  summary text default '' not null,
  title_ur text default '' not null,
  slug_ur text default '' not null,
  excerpt_ur text default '' not null,
  content_ur text default '' not null,
  summary_ur text default '' not null,
  html_ur text default '' not null,
  meta_title_ur text default '' not null,
  meta_description_ur text default '' not null,
  featured_image_alt_ur text default '' not null,
  outdated_texts text default '' not null
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
  touched_at text,
  language text default 'en' not null,
  version integer default 1 not null,
  search_phones text default '' not null,
  search_medical text default '' not null,
  suspect integer default 0 not null,
  needed_when text default 'day' not null,
  email text default '' not null,
  closes_at text
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
  touched_at text,
  language text default 'en' not null,
  version integer default 1 not null,
  search_phones text default '' not null,
  proposed_blood_group text default '' not null,
  proposed_email text default '' not null,
  proposed_at text,
  last_called_at text,
  last_caller text,
  last_outcome text,
  promised_request_id integer references blood_requests (id) on delete set null
);
create table closings (
  id #free-id,
  through text not null,
  at text not null,
  by_name text not null,
  reason text not null
);
create table content (
  name text primary key,
  value text not null,
  version integer default 1 not null,
  updated_at text not null,
  is_sample integer default 0 not null
);
create table users (
  id #id,
  name text not null,
  email text not null unique,
  password_hash text not null,
  created_at text not null,
  disabled_at text,
  roles text default '["administrator"]' not null,
  approves_after integer default 0 not null
);
create table sessions (
  id #id,
  token_hash text not null unique,
  user_id integer not null references users (id) on delete cascade,
  created_at text not null,
  last_used_at text not null,
  device text default '' not null,
  proved_at text
);
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
  unused_key text not null unique,
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
  version integer default 1 not null,
  language text default 'en' not null
);
create table donations (
  id #id,
  reference text not null unique,
  unused_key text not null unique,
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
  payment_code text default '' not null,
  language text default 'en' not null,
  corrects_id integer references donations (id),
  tax_number text default '' not null,
  donor_phone text default '' not null
);
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
  search_text text default '' not null,
  title_ur text default '' not null,
  location_ur text default '' not null,
  description_ur text default '' not null,
  image_alt_ur text default '' not null,
  outdated_texts text default '' not null
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
  language text default 'en' not null,
  version integer default 1 not null,
  search_phones text default '' not null,
  other_names text default '' not null,
  tell_since text,
  told_at text,
  told_by text default '' not null,
  constraint event_guests_phone unique (event_id, phone)
);
create table fund_entries (
  id #id,
  kind text not null,
  fund text not null references funds (slug),
  from_fund text references funds (slug),
  amount_paisa bigint not null,
  entered_on text not null,
  reason text not null,
  created_at text not null,
  created_by text not null,
  cancelled_at text,
  cancel_reason text default '' not null,
  salt text not null,
  constraint fund_entries_funds check ((kind = 'opening') = (from_fund is null))
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
  captions_url text,
  title_ur text default '' not null,
  section_ur text default '' not null,
  alt_ur text default '' not null,
  outdated_texts text default '' not null
);
create table headline (
  id integer primary key,
  headline text not null,
  updated_at text not null,
  headline_ur text default '' not null,
  outdated_texts text default '' not null
);
create table help_requests (
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
);
create table help_events (
  id #id,
  request_id integer not null references help_requests (id) on delete cascade,
  state text not null,
  at text not null,
  by_id integer,
  by_name text not null,
  note text default '' not null
);
create table help_papers (
  id #id,
  request_id integer not null references help_requests (id) on delete cascade,
  path text not null unique,
  at text not null
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
  version integer default 1 not null,
  headline_ur text default '' not null,
  subtitle_ur text default '' not null,
  cta_text_ur text default '' not null,
  outdated_texts text default '' not null
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
  is_sample integer default 0 not null,
  title_ur text default '' not null,
  description_ur text default '' not null,
  date_ur text default '' not null,
  outdated_texts text default '' not null
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
create table invitations (
  id #id,
  name text not null,
  email text not null unique,
  roles text not null,
  invited_by integer not null references users (id) on delete cascade,
  invited_at text not null,
  ends_at text not null
);
create table joined_translations (
  noun text not null,
  former_id integer not null,
  row_id integer not null,
  differences text default '[]' not null,
  constraint joined_translations_key primary key (noun, former_id)
);
create table lost_receipts (
  fiscal_year integer not null,
  first_serial integer not null,
  last_serial integer not null,
  recorded_at text not null,
  primary key (fiscal_year, first_serial),
  constraint lost_receipts_range check (first_serial >= 1 and last_serial >= first_serial)
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
  touched_at text,
  answered_at text,
  answered_by text default '' not null,
  answer text default '' not null,
  language text default 'en' not null,
  version integer default 1 not null,
  taken_by_id integer,
  taken_by text default '' not null,
  taken_at text
);
create table newsletters (
  id #id,
  subject text not null,
  preheader text not null,
  content text not null,
  state text not null,
  version integer not null,
  tested_version integer,
  per_minute integer not null,
  created_at text not null,
  updated_at text not null,
  started_at text,
  finished_at text,
  text text default '' not null,
  html text default '' not null,
  next_batch_at text default '' not null,
  trouble text,
  recipients integer default 0 not null,
  sent integer default 0 not null,
  bounced integer default 0 not null,
  failed integer default 0 not null,
  skipped integer default 0 not null,
  unsubscribed integer default 0 not null,
  language text,
  starts_at text,
  text_ur text default '' not null,
  html_ur text default '' not null
);
create table subscribers (
  id #id,
  received_at text not null,
  read_at text,
  note text default '' not null,
  search_text text not null,
  email text not null unique,
  state text not null,
  confirmed_at text,
  bounces integer default 0 not null,
  bounce_reply text,
  language text default 'en' not null,
  version integer default 1 not null
);
create table newsletter_deliveries (
  id #id,
  newsletter_id integer not null references newsletters (id) on delete cascade,
  subscriber_id integer not null references subscribers (id) on delete cascade,
  state text not null,
  tries integer default 0 not null,
  next_try_at text not null,
  deferred_at text,
  settled_at text,
  reply text,
  unsubscribed_at text,
  constraint newsletter_deliveries_reader unique (newsletter_id, subscriber_id)
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
create table passkeys (
  id #id,
  user_id integer not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  name text not null,
  created_at text not null,
  last_used_at text
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
  salt text default '' not null,
  purpose_ur text default '' not null,
  help_request_id integer,
  help_month text,
  help_kind text,
  help_district text,
  help_group_salt text,
  help_commitment text,
  help_group text,
  help_people text
);
create table pictures (
  id #id,
  path text not null unique,
  alt text default '' not null,
  is_kept integer default 0 not null,
  uploaded_at text not null,
  uploaded_by text default '' not null,
  version integer default 1 not null,
  search_text text default '' not null
);
create table picture_uses (
  picture_id integer not null references pictures (id) on delete cascade,
  table_name text not null,
  row_key text not null,
  name text default '' not null,
  constraint picture_uses_pkey primary key (picture_id, table_name, row_key)
);
create table provider_payments (
  provider text not null,
  transaction_id text not null,
  reference text not null,
  day text not null,
  amount_paisa bigint not null,
  fee_paisa bigint not null,
  state text not null,
  settled_on text,
  imported_at text not null,
  imported_by text not null,
  primary key (provider, transaction_id)
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
  carried text default '' not null,
  corrections bigint default 0 not null,
  corrected_paisa bigint default 0 not null,
  entries bigint default 0 not null,
  entered_paisa bigint default 0 not null,
  helps integer default 0 not null,
  cancelled_helps integer default 0 not null
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
  unused_key text not null unique,
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
create table recovery_codes (
  id #id,
  user_id integer not null references users (id) on delete cascade,
  selector text not null,
  code_hash text not null,
  constraint recovery_codes_selector unique (user_id, selector)
);
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
  touched_at text,
  state text default 'new' not null,
  state_at text,
  state_by text default '' not null,
  language text default 'en' not null,
  version integer default 1 not null,
  search_phones text default '' not null
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
create table saved_answers (
  id #id,
  title text not null,
  text text not null,
  text_ur text default '' not null,
  outdated_texts text default '' not null,
  version integer not null,
  is_sample integer default 0 not null
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
  consented_at text not null,
  language text default 'en' not null,
  version integer default 1 not null,
  search_phones text default '' not null
);
create table sign_in_challenges (
  token_hash text primary key,
  kind text not null,
  user_id integer references users (id) on delete cascade,
  expires_at text not null
);
create table statement_balances (
  account text not null,
  day text not null,
  balance_paisa bigint not null,
  typed_by text default '' not null,
  recorded_at text not null,
  primary key (account, day)
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
  aside_by text default '' not null,
  imported_by_id integer,
  split_of integer references statement_lines (id),
  payout_id integer references payouts (id),
  returned_id integer references donations (id)
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
create table totp_secrets (
  user_id integer primary key references users (id) on delete cascade,
  sealed text not null,
  last_step integer not null,
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
  slip_removed_at text,
  language text default 'en' not null
);
create table two_factor_roles (
  role text primary key,
  required integer not null,
  since text not null
);
create table uploaded_pictures (
  path text primary key,
  uploaded_at text not null
);
create table versions (
  id #id,
  noun text not null,
  row_id text not null,
  version integer not null,
  action text not null,
  value text,
  changes integer not null,
  saved_at text not null,
  user_name text not null,
  constraint versions_version unique (noun, row_id, version)
)`;

const indexes = `
create index access_links_end on access_links (ends_at);
create index access_links_subject on access_links (subject_id, kind);
create index ads_media_url on ads (media_url);
create index approvals_state on approvals (state, id);
create index audit_log_noun_id on audit_log (noun, id);
create index audit_log_user_id_id on audit_log (user_id, id);
create index bin_items_expiry on bin_items (expires_at);
create index bin_rows_item on bin_rows (item_id);
create unique index blog_categories_one_name on blog_categories (name_key);
create index blog_posts_category on blog_posts (category_id, status, published_at, id);
create index blog_posts_html_version on blog_posts (html_version, id);
create index blog_posts_image on blog_posts (featured_image);
create index blog_posts_is_sample on blog_posts (is_sample);
create index blog_posts_newest on blog_posts (published_at, id);
create index blog_posts_outdated on blog_posts (id) where outdated_texts <> '';
create index blog_posts_public on blog_posts (status, published_at, id);
create unique index blog_posts_slug_ur on blog_posts (slug_ur) where slug_ur <> '';
create index blog_slug_history_post_id on blog_slug_history (post_id);
create index blood_donors_blood_group_city_key_last_donation_date_gender_id
  on blood_donors (blood_group, city_key, last_donation_date, gender, id);
create index blood_donors_promised_request on blood_donors (promised_request_id);
create index blood_donors_received_at on blood_donors (received_at);
create index blood_donors_unread on blood_donors (id) where read_at is null;
create index blood_requests_received_at on blood_requests (received_at);
create index blood_requests_state on blood_requests (state, id);
create index blood_requests_unread on blood_requests (id) where read_at is null;
create index content_previews_session_hash on content_previews (session_hash);
create index donation_events_donation on donation_events (donation_id, id);
create index donations_corrects on donations (corrects_id) where corrects_id is not null;
create index donations_created on donations (created_at, id, state, fund, method, amount_paisa);
create index donations_email on donations (donor_email);
create index donations_fund on donations (fund, id, state, method, amount_paisa);
create index donations_method on donations (method, id, state, fund, amount_paisa);
create index donations_paid on donations (paid_on, id, state, fund, method, amount_paisa);
create index donations_payment on donations (payment_code) where payment_code <> '';
create index donations_phone on donations (donor_phone) where donor_phone <> '';
create index donations_pledge on donations (pledge_id);
create index donations_received on donations (received_on, id, state, fund, method, amount_paisa);
create index donations_refunded on donations (refunded_on, id, state, fund, method, amount_paisa);
create index donations_review on donations (id) where needs_review = 1;
create index donations_state on donations (state, id, fund, method, amount_paisa);
create index donor_calls_donor_id_id on donor_calls (donor_id, id);
create index event_guests_to_tell on event_guests (event_id) where tell_since is not null and told_at is null;
create index event_guests_unread on event_guests (id) where read_at is null;
create index events_event_date_id on events (event_date, id);
create index events_image_url on events (image_url);
create index fund_entries_cancelled_at on fund_entries (cancelled_at) where cancelled_at is not null;
create index fund_entries_created_at on fund_entries (created_at);
create index fund_entries_from on fund_entries (from_fund, entered_on) where from_fund is not null;
create index fund_entries_fund on fund_entries (fund, entered_on);
create index gallery_items_file_url on gallery_items (file_url);
create index gallery_items_section_id on gallery_items (section, id);
create index help_events_request on help_events (request_id, id);
create index help_papers_request on help_papers (request_id);
create index help_requests_city_key on help_requests (city_key, created_on, id);
create index help_requests_cnic on help_requests (cnic) where cnic <> '';
create index help_requests_created_on on help_requests (created_on, id);
create index help_requests_decided_at on help_requests (decided_at) where decided_at is not null;
create index help_requests_helped_on on help_requests (helped_on) where helped_on is not null;
create index help_requests_joined_to on help_requests (joined_to) where joined_to is not null;
create index help_requests_kind on help_requests (kind, created_on, id);
create index help_requests_open on help_requests (created_on, id) where closed_at is null;
create index help_requests_phone on help_requests (phone) where phone <> '';
create index help_requests_state on help_requests (state, created_on, id);
create index help_requests_visit_on on help_requests (visit_on, id) where state = 'visit-planned';
create index help_requests_visited_on on help_requests (visited_on) where visited_on is not null;
create index hero_slides_image_url on hero_slides (image_url);
create index idempotent_replies_age on idempotent_replies (created_at);
create index invitations_invited_by on invitations (invited_by);
create index messages_not_answered on messages (id) where answered_at is null;
create index messages_received_at on messages (received_at);
create index messages_unread on messages (id) where read_at is null;
create index newsletter_deliveries_due on newsletter_deliveries (newsletter_id, state, next_try_at);
create index newsletter_deliveries_subscriber on newsletter_deliveries (subscriber_id);
create index outbox_state_id on outbox (state, id);
create index outbox_state_next_try_at on outbox (state, next_try_at);
create index page_views_day_views on page_views (day, views);
create index passkeys_user on passkeys (user_id);
create index payment_attempts_donation on payment_attempts (donation_id);
create index payment_attempts_due on payment_attempts (next_check_at);
create unique index payment_attempts_provider on payment_attempts (gateway, provider_reference);
create index payouts_cancelled_at on payouts (cancelled_at);
create index payouts_created_at on payouts (created_at);
create index payouts_fund on payouts (fund, paid_on);
create index payouts_help on payouts (created_at) where help_commitment is not null;
create index payouts_help_commitment on payouts (help_commitment) where help_commitment is not null;
create unique index payouts_help_month
  on payouts (help_request_id, help_month) where help_request_id is not null and cancelled_at is null;
create index picture_uses_row on picture_uses (table_name, row_key);
create index pledges_due on pledges (next_due_on);
create index pledges_email on pledges (donor_email);
create index provider_payments_day on provider_payments (provider, day);
create index receipts_day on receipts (paid_on, fiscal_year, serial);
create index receipts_undocumented on receipts (id) where document = '';
create index receipts_voided on receipts (voided_at) where voided_at is not null;
create index registrations_kind_id on registrations (kind, id);
create index registrations_received_at on registrations (received_at);
create index registrations_state on registrations (state, id);
create index registrations_unread on registrations (id) where read_at is null;
create unique index seal_alerts_lasting on seal_alerts (day, sealed_link, found_link) where matched_again_at is null;
create index sessions_user_id on sessions (user_id);
create index shared_stories_received_at on shared_stories (received_at);
create index shared_stories_unread on shared_stories (id) where read_at is null;
create index sign_in_challenges_end on sign_in_challenges (expires_at);
create index sign_in_challenges_user on sign_in_challenges (user_id);
create index statement_lines_day on statement_lines (day);
create index statement_lines_out on statement_lines (day, id) where amount_paisa < 0;
create unique index statement_lines_payout on statement_lines (payout_id) where payout_id is not null;
create index statement_lines_returned on statement_lines (returned_id) where returned_id is not null;
create index statement_lines_split on statement_lines (split_of) where split_of is not null;
create index subscribers_received_at on subscribers (received_at);
create index subscribers_state on subscribers (state, id);
create index subscribers_unread on subscribers (id) where read_at is null;
create index transfer_reports_donation on transfer_reports (donation_id);
create index transfer_reports_state on transfer_reports (state, id);
create unique index transfer_reports_waiting on transfer_reports (donation_id) where state = 'waiting'`;

/** By table the columns that are found by any three letters in a row. */
const searched: Readonly<Record<string, readonly string[]>> = {
  audit_log: ["search_text"],
  blog_posts: ["search_text"],
  blood_donors: ["search_text", "search_phones"],
  blood_requests: ["search_text", "search_phones", "search_medical"],
  donations: ["search_text"],
  event_guests: ["search_text", "search_phones"],
  events: ["search_text"],
  help_requests: ["search_text"],
  messages: ["search_text"],
  pictures: ["search_text"],
  pledges: ["search_text"],
  registrations: ["search_text", "search_phones"],
  shared_stories: ["search_text", "search_phones"],
  subscribers: ["search_text"],
  transfer_reports: ["search_text"],
};

/** Of a gift that came to nothing the events may go with it. */
const unpaid = `exists (select 1 from donations d where d.id = old.donation_id and d.paid_at is null
  and d.state in ('started', 'pending', 'failed', 'expired')
  and not exists (select 1 from receipts r where r.donation_id = d.id))`;

/** A line stays with its gift, unless that gift was corrected: then its money is its successor's. */
const corrected = "exists (select 1 from donations d where d.id = old.donation_id and d.state = 'corrected')";
const moved = "old.donation_id is not null and new.donation_id is distinct from old.donation_id";

const differ = (...columns: string[]) =>
  columns.map((column) => `new.${column} is distinct from old.${column}`).join(" or ");

/** What stays once it is there, what the database says to whoever tries to change it, and by trigger what a change is. */
const kept = [
  {
    table: "fund_entries",
    refuse: "refuse_fund_entries_change",
    says: "a fund entry stays as it was recorded",
    changed: {
      fund_entries_no_update: `(${differ("id", "kind", "fund", "from_fund", "amount_paisa", "entered_on", "reason")})
        or (${differ("created_at", "created_by", "salt")})
        or (old.cancelled_at is not null and (${differ("cancelled_at", "cancel_reason")}))
        or (new.cancelled_at is null and (${differ("cancel_reason")}))`,
    },
  },
  {
    table: "payouts",
    refuse: "refuse_payouts_change",
    says: "a payout stays as it was recorded",
    changed: {
      payouts_no_update: `(${differ("id", "fund", "amount_paisa", "paid_on", "purpose", "payee", "bank_reference")})
        or (${differ("created_at", "created_by", "salt")})
        or (old.cancelled_at is not null and (${differ("cancelled_at", "cancel_reason")}))
        or (new.cancelled_at is null and (${differ("cancel_reason")}))`,
      payouts_help_no_update: `${differ("help_month", "help_kind", "help_district", "help_group_salt")}
        or ${differ("help_commitment", "help_group", "help_people")}
        or ((${differ("help_request_id")}) and new.help_request_id is not null)`,
    },
  },
  {
    table: "receipt_days",
    refuse: "refuse_receipt_days_change",
    says: "a sealed day stays as it is",
    changed: {
      receipt_days_no_update: `(${differ("day", "version", "receipts", "total_paisa", "refunds", "refunded_paisa", "payouts")})
        or (${differ("paid_out_paisa", "root", "previous_link", "link", "sealed_at")})
        or (old.carried <> '' and (${differ("carried")}))`,
      receipt_days_no_correction: differ("corrections", "corrected_paisa", "entries", "entered_paisa"),
      receipt_days_help_no_update: differ("helps", "cancelled_helps"),
    },
  },
  {
    table: "receipts",
    refuse: "refuse_receipt_change",
    says: "a receipt stays as it was issued",
    changed: {
      receipts_no_update: `(${differ("donation_id", "fiscal_year", "serial", "number", "verify_code", "salt", "issued_at")}
        or ${differ("paid_on", "amount_paisa", "fund", "fund_title", "method", "reference")})
        or (old.document <> '' and (${differ("document", "personal_hash")}))
        or (old.document <> '' and (${differ("donor_name", "dedication", "personal_salt")})
          and not (new.donor_name = '' and new.dedication = '' and new.personal_salt = ''))
        or (new.donor_name is distinct from old.donor_name and new.donor_name <> '')
        or (old.voided_at is not null and new.voided_at is distinct from old.voided_at)`,
    },
  },
  {
    table: "seal_anchors",
    refuse: "refuse_seal_anchors_change",
    says: "a published seal stays as it is",
    changed: { seal_anchors_no_update: "1 = 1" },
  },
];

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const run = (statement: string) => sql.raw(statement).execute(db);
  const id = (generated: string) =>
    postgres ? `integer generated ${generated} as identity primary key` : "integer primary key autoincrement";
  if (postgres) await run("create extension if not exists pg_trgm");
  for (const statement of `${tables};${indexes}`.split(";\n"))
    await run(statement.replace("#free-id", id("by default")).replace("#id", id("always")));
  for (const statement of postgres ? onPostgres() : onSqlite()) await run(statement);
}

/** GIN indexes, and triggers that call a function which refuses. */
function* onPostgres(): Generator<string> {
  for (const [table, columns] of Object.entries(searched))
    for (const column of columns)
      yield `create index ${table}_${column === "search_text" ? "search" : column} on ${table}
        using gin (${column} gin_trgm_ops)`;
  // As they were called when they were made.
  for (const table of ["donations", "pledges", "receipts"])
    yield `alter table ${table} rename constraint ${table}_unused_key_key to ${table}_access_key_key`;
  for (const part of ["pkey", "token_hash_key", "user_id_fkey"])
    yield `alter table sessions rename constraint sessions_${part} to numbered_sessions_${part}`;
  yield "alter sequence sessions_id_seq rename to numbered_sessions_id_seq";
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
  const says = "a statement line stays with its donation";
  yield refusing("refuse_line_change", says, `if ${corrected} then return new; end if;`);
  yield `create trigger statement_lines_kept before update of donation_id on statement_lines for each row
    when (${moved}) execute function refuse_line_change()`;
  for (const { table, refuse, says, changed } of kept) {
    yield refusing(refuse, says);
    yield `create trigger ${table}_no_delete before delete on ${table} for each row execute function ${refuse}()`;
    for (const [trigger, change] of Object.entries(changed))
      yield `create trigger ${trigger} before update on ${table} for each row
        when (${change}) execute function ${refuse}()`;
  }
}

/** Indexes of FTS5 that triggers keep in step and that forget what is deleted, and triggers that refuse. */
function* onSqlite(): Generator<string> {
  for (const [table, names] of Object.entries(searched)) {
    const index = `${table}_search`;
    const columns = names.join(", ");
    const valuesOf = (row: string) => names.map((name) => `${row}.${name}`).join(", ");
    const add = `insert into ${index} (rowid, ${columns}) values (new.id, ${valuesOf("new")});`;
    const drop = `insert into ${index} (${index}, rowid, ${columns}) values ('delete', old.id, ${valuesOf("old")});`;
    const options = "content_rowid='id', tokenize='trigram case_sensitive 1'";
    yield `create virtual table ${index} using fts5 (${columns}, content='${table}', ${options})`;
    yield `insert into ${index} (${index}, rank) values ('secure-delete', 1)`;
    yield `create trigger ${index}_insert after insert on ${table} begin ${add} end`;
    yield `create trigger ${index}_delete after delete on ${table} begin ${drop} end`;
    yield `create trigger ${index}_update after update of ${columns} on ${table} begin ${drop} ${add} end`;
  }
  const refusing = (says: string) => `begin select raise(abort, '${says}'); end`;
  yield `create trigger donation_events_no_update before update on donation_events
    ${refusing("donation_events is append-only")}`;
  yield `create trigger donation_events_no_delete before delete on donation_events when not ${unpaid}
    ${refusing("donation_events is append-only")}`;
  yield `create trigger statement_lines_kept before update of donation_id on statement_lines
    when ${moved} and not ${corrected} ${refusing("a statement line stays with its donation")}`;
  for (const { table, says, changed } of kept) {
    yield `create trigger ${table}_no_delete before delete on ${table} ${refusing(says)}`;
    for (const [trigger, change] of Object.entries(changed))
      yield `create trigger ${trigger} before update on ${table} when ${change} ${refusing(says)}`;
  }
}

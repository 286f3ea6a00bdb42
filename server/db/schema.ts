import type { Generated } from "kysely";
import type { Language } from "#app/contract/language.ts";
import type { RegistrationKind } from "#content/registrations.ts";
import type {
  ClosingsTable,
  DonationEventsTable,
  DonationsTable,
  FundEntriesTable,
  FundsTable,
  HelpEventsTable,
  HelpPapersTable,
  HelpRequestsTable,
  LostReceiptsTable,
  PaymentAttemptsTable,
  PayoutsTable,
  PledgesTable,
  ProviderPaymentsTable,
  ReceiptDaysTable,
  ReceiptSerialsTable,
  ReceiptsTable,
  SealAlertsTable,
  SealAnchorsTable,
  StatementBalancesTable,
  StatementLinesTable,
  TransferReportsTable,
} from "./giving-schema.ts";

/*
 * Both databases use the same plain types, so that one store serves both: times are ISO 8601 text in UTC,
 * calendar dates YYYY-MM-DD text, booleans 1/0, money integer paisa.
 */

type Flag = 0 | 1;

export type UsersTable = {
  id: Generated<number>;
  name: string;
  email: string;
  password_hash: string;
  created_at: string;
  /** Since when this user is disabled. */
  disabled_at: string | null;
  /** A JSON list of roles (roles.ts). */
  roles: Generated<string>;
  /** The last act that was asked for when they became able to approve: they approve none up to it. */
  approves_after: Generated<number>;
};

/** Who was asked to become a user, until they have or the invitation is withdrawn. The link is in access_links. */
export type InvitationsTable = {
  id: Generated<number>;
  name: string;
  email: string;
  /** As in UsersTable. */
  roles: string;
  /** With this user it goes. */
  invited_by: number;
  invited_at: string;
  ends_at: string;
};

export type PasswordResetsTable = { token_hash: string; user_id: number; expires_at: string };

export type SessionsTable = {
  id: Generated<number>;
  /** SHA-256 of the token, hex: the token itself is never stored. */
  token_hash: string;
  user_id: number;
  created_at: string;
  last_used_at: string;
  /** "Chrome on Android"; empty when the browser did not say. */
  device: Generated<string>;
  /** When its user last proved again who they are; null: at the sign-in. */
  proved_at: string | null;
};

/** An authenticator app: one a user. */
export type TotpSecretsTable = {
  user_id: number;
  /** The secret, encrypted (sealing.ts). */
  sealed: string;
  /** The newest step of 30 seconds whose code was used: no code of it or of an older one is taken. */
  last_step: number;
  /** Null while the app is being set up. */
  confirmed_at: string | null;
};

export type RecoveryCodesTable = {
  id: Generated<number>;
  user_id: number;
  /** The code's first two characters, by which it is found. */
  selector: string;
  code_hash: string;
};

export type PasskeysTable = {
  id: Generated<number>;
  user_id: number;
  /** As WebAuthn has them, base64url. */
  credential_id: string;
  public_key: string;
  /** How often the key says it was used; 0 for one that does not count. */
  counter: number;
  /** A JSON list. */
  transports: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
};

/** What was begun and waits for a code or a passkey (challenges.ts). */
export type SignInChallengesTable = {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  kind: "sign in" | "passkey sign in" | "new passkey" | "proof";
  /** Null while only the passkey can tell who it is. */
  user_id: number | null;
  expires_at: string;
};

/** Which roles must have a second factor, since when. Of a role that need not, since when it need not. */
export type TwoFactorRolesTable = { role: string; required: Flag; since: string };

/** The Urdu of the text before it; empty: none yet, and Urdu pages show the English. */
type Urdu = Generated<string>;

/** Which texts of the row were changed in one language alone: JSON by field, empty when none was (outdated-texts.ts). */
type OutdatedColumn = { outdated_texts: Generated<string> };

/** Tables with a single row, id 1. */
export type HeadlineTable = OutdatedColumn & {
  id: number;
  headline: string;
  headline_ur: Urdu;
  updated_at: string;
};
export type BannerTable = OutdatedColumn & {
  id: number;
  message: string;
  message_ur: Urdu;
  link_text: string | null;
  link_text_ur: Urdu;
  link_url: string | null;
  /** The Karachi day and time (HH:MM) at which it ends; null: none, and the end of the day. */
  end_date: Generated<string | null>;
  end_time: Generated<string | null>;
  is_sample: Flag;
  updated_at: string;
};

export type BlogCategoriesTable = OutdatedColumn & {
  id: Generated<number>;
  slug: string;
  name: string;
  name_ur: Urdu;
  /** The normalised name, which is unique (nameKey). */
  name_key: string;
  color: string;
  is_sample: Flag;
};

/** A post in English, in Urdu (`_ur`) or in both: one author, day and picture, and a text of its own in each language. */
export type BlogPostsTable = OutdatedColumn & {
  id: Generated<number>;
  /** The address of its page in English; that of the Urdu text where it has no other. */
  slug: string;
  /** Where it has an Urdu text, the address of its page in Urdu. */
  slug_ur: Urdu;
  title: string;
  title_ur: Urdu;
  excerpt: string;
  excerpt_ur: Urdu;
  /** The search text: title and excerpt (or summary) of both languages and the author, folded (search.ts). */
  search_text: string;
  /** Markdown. */
  content: string;
  content_ur: Urdu;
  /**
   * The texts as sanitised HTML, and the version of the renderer that made them; null and 0: not rendered
   * yet.
   */
  html: Generated<string | null>;
  html_ur: Urdu;
  html_version: Generated<number>;
  /** The first sentences of the text, shown when there is no excerpt. */
  summary: Generated<string>;
  summary_ur: Urdu;
  /** A path under the API base (uploads/images/...), or a URL that is used as it is. */
  featured_image: string | null;
  featured_image_alt: string;
  featured_image_alt_ur: Urdu;
  category_id: number | null;
  author_name: string;
  status: "published" | "draft";
  read_time: number;
  meta_title: string;
  meta_title_ur: Urdu;
  meta_description: string;
  meta_description_ur: Urdu;
  /** The Karachi moment from which a published post is public: a day, or a day and a minute, YYYY-MM-DDTHH:MM. */
  published_at: string;
  created_at: string;
  updated_at: string;
  /** The number of saves: a save that names an older version is refused. */
  version: number;
  is_sample: Flag;
};

/** The private link to a post that is not public yet: one a post. */
export type BlogPreviewsTable = {
  post_id: number;
  token: string;
  created_at: string;
};

/** Pictures for texts, also for those that are not saved yet; a row goes after some days (blog-picture.store.server.ts). */
export type UploadedPicturesTable = {
  /** uploads/images/<name>, or uploads/documents/<name> */
  path: string;
  uploaded_at: string;
};

/** The picture library: every public picture that staff have uploaded. Its number stays when its file is replaced. */
export type PicturesTable = {
  id: Generated<number>;
  /** uploads/images/<name> */
  path: string;
  alt: string;
  /** Whether it stays when nothing shows it. Others go with the last row that shows them. */
  is_kept: Flag;
  uploaded_at: string;
  /** The name of who uploaded it; empty where that is not known. */
  uploaded_by: string;
  /** Of the file and the description. */
  version: number;
  /** The description, and the names of what shows it. */
  search_text: string;
};

/** Which row shows which picture, as of its last save. */
export type PictureUsesTable = { picture_id: number; table_name: string; row_key: string; name: string };

/** Former slugs of posts, in either language. */
export type BlogSlugHistoryTable = { slug: string; post_id: number };

/** Three rows: slots 1 to 3. */
export type ImpactUpdatesTable = OutdatedColumn & {
  slot: number;
  title: string;
  title_ur: Urdu;
  description: string;
  description_ur: Urdu;
  /** Free text: FEED-06. */
  date: string;
  date_ur: Urdu;
  icon: string;
  link: string;
  is_sample: Flag;
};

export type EventsTable = OutdatedColumn & {
  id: Generated<number>;
  /** Of its title one language is enough: where a text is missing in one, pages show the other. */
  title: string;
  title_ur: Urdu;
  event_date: string;
  /** HH:MM, null for all day. */
  event_time: string | null;
  location: string;
  location_ur: Urdu;
  description: string;
  description_ur: Urdu;
  kind: "event" | "blood-drive";
  search_text: string;
  image_url: string | null;
  image_alt: string;
  image_alt_ur: Urdu;
  cancelled_at: string | null;
  created_at: string;
  version: number;
  is_sample: Flag;
};

export type GalleryItemsTable = OutdatedColumn & {
  id: Generated<number>;
  title: string;
  title_ur: Urdu;
  section: string;
  /** The same with each item of the section. */
  section_ur: Urdu;
  file_type: "image" | "video";
  file_url: string;
  alt: string;
  alt_ur: Urdu;
  /** Of a film: the path of its WebVTT file. */
  captions_url: Generated<string | null>;
  uploaded_at: string;
  version: Generated<number>;
  is_sample: Flag;
};

export type AdsTable = OutdatedColumn & {
  id: Generated<number>;
  title: string;
  title_ur: Urdu;
  description: string;
  description_ur: Urdu;
  media_type: "image" | "video";
  /** A file name; the file is in uploads/{media_type}s/. */
  media_url: string;
  /** As of a gallery item. */
  captions_url: Generated<string | null>;
  /** Karachi days, both inclusive. */
  start_date: string | null;
  end_date: string | null;
  is_active: Flag;
  created_at: string;
  version: number;
  is_sample: Flag;
};

export type HeroSlidesTable = OutdatedColumn & {
  id: Generated<number>;
  headline: string;
  headline_ur: Urdu;
  subtitle: string;
  subtitle_ur: Urdu;
  cta_text: string;
  cta_text_ur: Urdu;
  cta_link: string;
  display_order: number;
  is_active: Flag;
  image_url: string | null;
  video_url: string | null;
  version: Generated<number>;
  is_sample: Flag;
};

/** The common columns of what people send to the foundation. */
type InboxColumns = {
  id: Generated<number>;
  received_at: string;
  read_at: string | null;
  note: Generated<string>;
  /** Counts the saves of the note: one that names an older one is refused. */
  version: Generated<number>;
  /** Of the page whose form it was. */
  language: Generated<Language>;
  search_text: string;
};

/** What a row is found by, beside search_text, by those who may read it (search.ts). */
type SearchPhones = { search_phones: Generated<string> };
type SearchMedical = { search_medical: Generated<string> };

/** When staff last read, noted or changed something of a row, or its person said that they stay; null: never since migration 027. */
type TouchedColumn = { touched_at: Generated<string | null> };

export type MessagesTable = InboxColumns &
  TouchedColumn & {
    name: string;
    email: string;
    subject: string;
    message: string;
    answered_at: Generated<string | null>;
    /** The name of whoever answered. */
    answered_by: Generated<string>;
    /** As it was mailed from the dashboard; empty when it was answered elsewhere. */
    answer: Generated<string>;
    /** Who of staff is on it until it is answered; null: nobody. */
    taken_by_id: Generated<number | null>;
    taken_by: Generated<string>;
    taken_at: Generated<string | null>;
  };

export type SavedAnswersTable = OutdatedColumn & {
  id: Generated<number>;
  title: string;
  text: string;
  text_ur: Urdu;
  version: number;
  is_sample: Flag;
};

export type RegistrationsTable = InboxColumns &
  TouchedColumn &
  SearchPhones & {
    kind: RegistrationKind;
    name: string;
    email: string;
    phone: string;
    city: string;
    /** JSON of this kind's own questions. */
    details: string;
    state: Generated<"new" | "in touch" | "approved" | "declined">;
    /** Since when it has this state, and the name of whoever said so; null and empty: nobody has. */
    state_at: Generated<string | null>;
    state_by: Generated<string>;
  };

export type BloodDonorsTable = InboxColumns &
  TouchedColumn &
  SearchPhones & {
    full_name: string;
    phone: string;
    email: string;
    blood_group: string;
    dob: string | null;
    last_donation_date: string | null;
    city: string;
    /** The city in lower case, for filtering. */
    city_key: string;
    gender: string;
    consent_text: string;
    consented_at: string;
    /** What somebody with this phone has said since, until staff take it over; empty: nothing else. */
    proposed_blood_group: Generated<string>;
    proposed_email: Generated<string>;
    proposed_at: Generated<string | null>;
    /** Of the last call by staff: when (UTC), by whom, how it went. */
    last_called_at: Generated<string | null>;
    last_caller: Generated<string | null>;
    last_outcome: Generated<string | null>;
    /** The request that is not closed yet to which the donor has agreed to come. */
    promised_request_id: Generated<number | null>;
  };
export type DonorCallsTable = {
  id: Generated<number>;
  donor_id: number;
  called_at: string;
  caller: string;
  outcome: string;
  note: Generated<string>;
};

export type BloodRequestsTable = InboxColumns &
  TouchedColumn &
  SearchPhones &
  SearchMedical & {
    /** The patient's. */
    blood_group: string;
    units: number;
    hospital: string;
    city: string;
    /** A Karachi day. */
    needed_by: string;
    /** At once or in the night of that day, or by that day. */
    needed_when: Generated<"now" | "tonight" | "day">;
    contact_name: string;
    phone: string;
    remarks: string;
    /** Empty: the contact has given none. */
    email: Generated<string>;
    /** When an open request closes by itself (UTC). Null: its contact has not been asked yet. */
    closes_at: Generated<string | null>;
    /** open until blood is arranged for, or is not needed any more. */
    state: Generated<"open" | "arranged" | "closed">;
    /** Whether it came with a robot's marks. */
    suspect: Generated<Flag>;
  };

export type EventGuestsTable = InboxColumns &
  TouchedColumn &
  SearchPhones & {
    event_id: number;
    /** What the event was called, and its Karachi day, when the guest said so. */
    event_title: string;
    event_date: string;
    name: string;
    /** Under which the same phone has signed up since, a line each. */
    other_names: Generated<string>;
    /** As `phoneKey` makes it. */
    phone: string;
    /** Since when they are to be told that the event was cancelled or moved; null: nothing was. */
    tell_since: Generated<string | null>;
    /** When somebody told them, and that person's name; null and empty: nobody has yet. */
    told_at: Generated<string | null>;
    told_by: Generated<string>;
  };

export type SharedStoriesTable = InboxColumns &
  SearchPhones & {
    name: string;
    /** Whether it may be published only without the name. */
    unnamed: Flag;
    email: string;
    phone: string;
    city: string;
    programme: string;
    story: string;
    consent_text: string;
    consented_at: string;
  };

export type SubscribersTable = InboxColumns & {
  email: string;
  /** set aside: mail servers refuse what is sent there. Such a reader gets nothing until somebody brings them back. */
  state: "pending" | "confirmed" | "left" | "set aside";
  confirmed_at: string | null;
  /** Newsletters that bounced since one arrived. */
  bounces: Generated<number>;
  /** The mail server's last refusal, by its codes: "550 5.1.1". */
  bounce_reply: Generated<string | null>;
};

export type NewslettersTable = {
  id: Generated<number>;
  subject: string;
  preheader: string;
  /** Markdown. Neither it nor subject and preheader change once it is sent. */
  content: string;
  state: "draft" | "sending" | "paused" | "sent" | "cancelled";
  /** The number of saves: a save that names an older version is refused. */
  version: number;
  /** Of which version a test mail was sent. */
  tested_version: Generated<number | null>;
  /** Mails a minute. */
  per_minute: number;
  created_at: string;
  updated_at: string;
  started_at: Generated<string | null>;
  /** When it was sent to the last reader, or cancelled. */
  finished_at: Generated<string | null>;
  /** Whose readers get it; null: all. */
  language: Generated<Language | null>;
  /** The hour from which it goes out, where staff have set one. */
  starts_at: Generated<string | null>;
  /** The mail as it was when sending began; a mark stands where each reader's own link goes. */
  text: Generated<string>;
  html: Generated<string>;
  /** The same with its footer in Urdu, for readers of Urdu. */
  text_ur: Generated<string>;
  html_ur: Generated<string>;
  /** From when the next mails may go out, which keeps the rate; "": at once. */
  next_batch_at: Generated<string>;
  /** Why nothing goes out at the moment, without any address. */
  trouble: Generated<string | null>;
  /** How many readers there were when sending began. */
  recipients: Generated<number>;
  sent: Generated<number>;
  bounced: Generated<number>;
  failed: Generated<number>;
  /** Readers who left before their turn. */
  skipped: Generated<number>;
  /** Readers who left by the link of this newsletter. */
  unsubscribed: Generated<number>;
};

/** A newsletter for one reader: it goes with the reader. */
export type NewsletterDeliveriesTable = {
  id: Generated<number>;
  newsletter_id: number;
  subscriber_id: number;
  /** bounced: the address was refused. failed: the mail was refused, or three days were not enough. */
  state: "queued" | "sent" | "bounced" | "failed" | "skipped";
  /** How often the mail server asked to try again, and since when. */
  tries: Generated<number>;
  deferred_at: Generated<string | null>;
  /** While a process has it for sending: the end of its lease. */
  next_try_at: string;
  settled_at: Generated<string | null>;
  /** The mail server's answer to the last try that failed, by its codes. */
  reply: Generated<string | null>;
  /** When the reader left by the link of this mail. */
  unsubscribed_at: Generated<string | null>;
};

export type OutboxTable = {
  id: Generated<number>;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  state: "queued" | "sent" | "failed";
  tries: Generated<number>;
  next_try_at: string;
  queued_at: string;
  sent_at: string | null;
  last_error: string | null;
  /** Where a POST ends mails of this kind for this reader (RFC 8058); null: it is no mail that comes again. */
  unsubscribe_url: Generated<string | null>;
};

/** A creation with an Idempotency-Key; without a status it is still under way. */
export type IdempotentRepliesTable = {
  key_hash: string;
  request_hash: string;
  status: number | null;
  body: string | null;
  created_at: string;
};

export type AuditLogTable = {
  id: Generated<number>;
  at: string;
  user_id: number | null;
  user_name: string;
  action: string;
  noun: string;
  noun_id: string;
  /** What the record was called then; empty where it has no name of its own, or a person's. */
  name: Generated<string>;
  search_text: string;
  /** JSON, without secrets. */
  before: string | null;
  after: string | null;
};

/** What staff have written in the place of a default of content/. */
export type ContentTable = {
  /** As in content/contents.ts. */
  name: string;
  /** JSON, in the shape of its schema when it was saved. */
  value: string;
  /** Counts saves: a save that names an older one is refused. */
  version: number;
  updated_at: string;
  is_sample: Generated<Flag>;
};

/** What staff have deleted: it can be brought back until `expires_at` (server/bin/). */
export type BinItemsTable = {
  id: Generated<number>;
  /** As the audit log calls it: "blog post". */
  noun: string;
  /** The number of its row. */
  row_id: number;
  deleted_at: string;
  expires_at: string;
  /** Who deleted it. */
  user_name: string;
};

/** The rows of what lies in the bin: its own (`main`), and those that went with it. */
export type BinRowsTable = {
  id: Generated<number>;
  item_id: number;
  main: Flag;
  table_name: string;
  /** JSON of all its columns. */
  row: string;
  /** Of what people have sent: how they are reached, and when it came or staff last worked on it. Else empty and null. */
  email: string;
  phone: string;
  touched_at: string | null;
};

/** The last saves of a content, post, event, slide or the banner, the newest of which is what shows now. */
export type VersionsTable = {
  id: Generated<number>;
  /** As the audit log calls it: "content", "blog post". */
  noun: string;
  /** The name of a content, else the row's number. */
  row_id: string;
  /** Goes up with each save. Where others raise it too, numbers are left out. */
  version: number;
  action: VersionAction;
  /** JSON; null: the original of a content was brought back, or the banner was taken down. */
  value: string | null;
  /** How many texts, numbers and choices differ from the version before. */
  changes: number;
  saved_at: string;
  /** Empty: of before there were versions. */
  user_name: string;
};
export type VersionAction = "create" | "save" | "restore" | "default" | "delete";

/** Content that was not saved, for its author to look at on the page: one of each content. */
export type ContentPreviewsTable = {
  /** SHA-256 of the key in the preview's address, hex. */
  key_hash: string;
  name: string;
  user_id: number;
  /** The token hash of the session that made it, with which it goes. */
  session_hash: string;
  value: string;
  expires_at: string;
};

/** Keys that the installation generated, one a purpose. No backup holds them. `ends_at` null: until it is renewed. */
export type SecretsTable = { name: string; value: string; ends_at: string | null };

/**
 * What a link opens: a donation (donations), monthly support or, for staff, only its donations (pledges), a year's statement
 * (donations), the missing slip of a report (transfer_reports), the question whether to stay (stay_requests), a subscriber,
 * an invitation to become a user (invitations).
 */
export type LinkKind =
  | "gift"
  | "shown gift"
  | "pledge"
  | "pledge gifts"
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

/** The database's own name, made at its first start; a single row, id 1. Our backups do not hold it (left-out-keys.ts). */
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

/** How long a kind of data is kept. */
export type RetentionTermsTable = {
  id: Generated<number>;
  /** As in retention.messages.ts, which also says the unit. */
  name: string;
  amount: number;
  active: Flag;
  /** Nothing of this kind is removed before. */
  starts_at: string;
  /** How many rows will be past the term within 30 days of the last run; null until they are counted. */
  due: number | null;
  version: Generated<number>;
};

/** What was removed: one row for a Karachi day and kind. */
export type RetentionRemovalsTable = { id: Generated<number>; day: string; name: string; removed: number };

/** Who was asked by mail whether to stay. Names nobody: `row_id` is a row of the table `name`. */
export type StayRequestsTable = {
  id: Generated<number>;
  name: "registrations" | "blood_donors";
  row_id: number;
  asked_at: string;
  /** The outbox's number of the question and, later, of the reminder. */
  mail_id: number;
  /** When the mail server took them: silence counts from then. */
  mailed_at: string | null;
  reminder_id: number | null;
  reminded_at: string | null;
  /** Since when a mail cannot be sent: staff decide then. */
  failed_at: string | null;
};

/** What waits for a second person, or did: decision 070. */
export type ApprovalsTable = {
  id: Generated<number>;
  /** The call that was held back. */
  act: string;
  /** "Refund of PKR 60,000". Names no donor, as `facts` does not. */
  title: string;
  amount_paisa: number | null;
  /** What it is about, such as "donation 12". */
  subject: string;
  /** The page of the dashboard where that stands. */
  link: string;
  /** JSON: what whoever approves must know (ApprovalFact). */
  facts: string;
  /** JSON: what the call was sent. Null once it is decided: it may name a donor. */
  body: string | null;
  /** As `subject` or more exactly, while it waits: nothing else may wait for the same. Null once it is decided. */
  waits_for: string | null;
  state: "waiting" | "approved" | "declined" | "withdrawn" | "expired";
  asked_by: number;
  asked_by_name: string;
  asked_at: string;
  expires_at: string;
  decided_by_name: string | null;
  decided_at: string | null;
  /** Why it was declined. */
  reason: string;
};

/** When those with a permission became fewer than two; null: two or more have had it since. */
export type ApprovalControlsTable = { permission: string; alone_since: string | null };

/** Above which amount an act waits, where staff have set one (app/contract/approval-limits.ts). */
export type ApprovalLimitsTable = {
  name: string;
  /** 0: always; null: never. */
  limit_paisa: number | null;
  version: number;
};

/** An Urdu post or event that became a text of its English one, with what differed until staff have looked at it. */
export type JoinedTranslationsTable = {
  noun: "post" | "event";
  /** The number that the Urdu one had. */
  former_id: number;
  row_id: number;
  /** JSON: [{ field, english, urdu }], of which the English value stands. "[]" when there is nothing to look at. */
  differences: Generated<string>;
};

export type Database = {
  users: UsersTable;
  invitations: InvitationsTable;
  sessions: SessionsTable;
  totp_secrets: TotpSecretsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  sign_in_challenges: SignInChallengesTable;
  two_factor_roles: TwoFactorRolesTable;
  headline: HeadlineTable;
  banner: BannerTable;
  blog_categories: BlogCategoriesTable;
  blog_posts: BlogPostsTable;
  blog_slug_history: BlogSlugHistoryTable;
  joined_translations: JoinedTranslationsTable;
  blog_previews: BlogPreviewsTable;
  uploaded_pictures: UploadedPicturesTable;
  pictures: PicturesTable;
  picture_uses: PictureUsesTable;
  password_resets: PasswordResetsTable;
  impact_updates: ImpactUpdatesTable;
  events: EventsTable;
  gallery_items: GalleryItemsTable;
  ads: AdsTable;
  hero_slides: HeroSlidesTable;
  messages: MessagesTable;
  saved_answers: SavedAnswersTable;
  registrations: RegistrationsTable;
  blood_donors: BloodDonorsTable;
  donor_calls: DonorCallsTable;
  blood_requests: BloodRequestsTable;
  shared_stories: SharedStoriesTable;
  event_guests: EventGuestsTable;
  subscribers: SubscribersTable;
  newsletters: NewslettersTable;
  newsletter_deliveries: NewsletterDeliveriesTable;
  outbox: OutboxTable;
  idempotent_replies: IdempotentRepliesTable;
  audit_log: AuditLogTable;
  content: ContentTable;
  bin_items: BinItemsTable;
  bin_rows: BinRowsTable;
  versions: VersionsTable;
  content_previews: ContentPreviewsTable;
  page_views: PageViewsTable;
  page_view_months: PageViewMonthsTable;
  retention_terms: RetentionTermsTable;
  retention_removals: RetentionRemovalsTable;
  stay_requests: StayRequestsTable;
  approvals: ApprovalsTable;
  approval_limits: ApprovalLimitsTable;
  approval_controls: ApprovalControlsTable;
  secrets: SecretsTable;
  database_identity: DatabaseIdentityTable;
  media_erasures: MediaErasuresTable;
  maintenance_runs: MaintenanceRunsTable;
  import_sources: ImportSourcesTable;
  demonstration: DemonstrationTable;
  access_links: AccessLinksTable;
  funds: FundsTable;
  pledges: PledgesTable;
  donations: DonationsTable;
  donation_events: DonationEventsTable;
  payment_attempts: PaymentAttemptsTable;
  receipt_serials: ReceiptSerialsTable;
  lost_receipts: LostReceiptsTable;
  receipts: ReceiptsTable;
  receipt_days: ReceiptDaysTable;
  seal_alerts: SealAlertsTable;
  seal_anchors: SealAnchorsTable;
  payouts: PayoutsTable;
  fund_entries: FundEntriesTable;
  closings: ClosingsTable;
  statement_lines: StatementLinesTable;
  statement_balances: StatementBalancesTable;
  provider_payments: ProviderPaymentsTable;
  transfer_reports: TransferReportsTable;
  help_requests: HelpRequestsTable;
  help_events: HelpEventsTable;
  help_papers: HelpPapersTable;
};

/** The tables whose rows can be sample content. */
export type SampleTableName = {
  [Table in keyof Database]: Database[Table] extends { is_sample: unknown } ? Table : never;
}[keyof Database];

/** Those of them whose rows have numbers: staff create, change and delete them. */
export type RowsTable = {
  [Table in SampleTableName]: Database[Table] extends { id: { readonly __select__: number } } ? Table : never;
}[SampleTableName];

import type { Generated } from "kysely";
import type { Flag } from "./columns.ts";

/* The tables of staff: who they are, what they did, and what can be brought back. */

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
  /** Whether somebody of staff has written it. */
  by_hand: Generated<Flag>;
  /** Where a POST ends mails of this kind for this reader (RFC 8058); null: it is no mail that comes again. */
  unsubscribe_url: Generated<string | null>;
  /** Whether it tells the office of what visitors send: then it goes after all mails to people. */
  to_office: Generated<Flag>;
  /** Of a mail that stands for all others about the same and of one span: unique. */
  stands_for: Generated<string | null>;
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

/**
 * Who has added an account, or set its password or address, and when last. The numbers are no references: what somebody
 * has set up through an account that is gone counts, too.
 */
export type AccountSetUpsTable = { user_id: number; set_up_by: number; set_up_at: string };

/** Above which amount an act waits, where staff have set one (app/contract/approval-limits.ts). */
export type ApprovalLimitsTable = {
  name: string;
  /** 0: always; null: never. */
  limit_paisa: number | null;
  version: number;
};

export type StaffTables = {
  users: UsersTable;
  invitations: InvitationsTable;
  sessions: SessionsTable;
  totp_secrets: TotpSecretsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  sign_in_challenges: SignInChallengesTable;
  two_factor_roles: TwoFactorRolesTable;
  password_resets: PasswordResetsTable;
  outbox: OutboxTable;
  audit_log: AuditLogTable;
  bin_items: BinItemsTable;
  bin_rows: BinRowsTable;
  versions: VersionsTable;
  approvals: ApprovalsTable;
  approval_limits: ApprovalLimitsTable;
  approval_controls: ApprovalControlsTable;
  account_set_ups: AccountSetUpsTable;
};

import type { Generated } from "kysely";
import type { RowOf } from "#app/contract/table.ts";
import type { approvalsTable } from "#app/features/staff/approvals/approvals.table.ts";
import type { auditTable } from "#app/features/staff/audit/audit.table.ts";
import type { binRowsTable } from "#app/features/staff/bin/bin-rows.table.ts";
import type { outboxTable } from "#app/features/staff/outbox/outbox.table.ts";
import type { invitationsTable } from "#app/features/staff/users/invitations.table.ts";
import type { usersTable } from "#app/features/staff/users/users.table.ts";
import type { Flag } from "./columns.ts";

/* The tables of staff: who they are, what they did, and what can be brought back. */

export type UsersTable = RowOf<typeof usersTable>;
export type InvitationsTable = RowOf<typeof invitationsTable>;

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

/** What was begun and waits for a code or a passkey (second-factor.ts). */
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

export type OutboxTable = RowOf<typeof outboxTable>;

export type AuditLogTable = RowOf<typeof auditTable>;

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

export type BinRowsTable = RowOf<typeof binRowsTable>;

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

export type ApprovalsTable = RowOf<typeof approvalsTable>;

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

import type {
  ClosingsTable,
  DonationEventsTable,
  DonationsTable,
  FundEntriesTable,
  FundsTable,
  LostReceiptsTable,
  PaymentAttemptsTable,
  PayoutsTable,
  PledgesTable,
  ReceiptDaysTable,
  ReceiptSerialsTable,
  ReceiptsTable,
  SealAlertsTable,
  SealAnchorsTable,
} from "./giving-schema.ts";
import type { HelpEventsTable, HelpPapersTable, HelpRequestsTable } from "./help-schema.ts";
import type {
  BloodDonorsTable,
  BloodRequestsTable,
  DonorCallsTable,
  EventGuestsTable,
  MessagesTable,
  RegistrationsTable,
  RetentionRemovalsTable,
  RetentionTermsTable,
  SavedAnswersTable,
  SharedStoriesTable,
  StayRequestsTable,
  SubscribersTable,
} from "./people-schema.ts";
import type {
  ApprovalControlsTable,
  ApprovalLimitsTable,
  ApprovalsTable,
  AuditLogTable,
  BinItemsTable,
  BinRowsTable,
  InvitationsTable,
  OutboxTable,
  PasskeysTable,
  PasswordResetsTable,
  RecoveryCodesTable,
  SessionsTable,
  SignInChallengesTable,
  TotpSecretsTable,
  TwoFactorRolesTable,
  UsersTable,
  VersionsTable,
} from "./staff-schema.ts";
import type {
  ProviderPaymentsTable,
  StatementBalancesTable,
  StatementLinesTable,
  TransferReportsTable,
} from "./statements-schema.ts";
import type {
  AdsTable,
  BannerTable,
  BlogCategoriesTable,
  BlogPostsTable,
  BlogPreviewsTable,
  BlogSlugHistoryTable,
  ContentPreviewsTable,
  ContentTable,
  EventsTable,
  GalleryItemsTable,
  HeadlineTable,
  HeroSlidesTable,
  ImpactUpdatesTable,
  JoinedTranslationsTable,
  NewsletterDeliveriesTable,
  NewslettersTable,
  PicturesTable,
  PictureUsesTable,
  UploadedPicturesTable,
} from "./stories-schema.ts";

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

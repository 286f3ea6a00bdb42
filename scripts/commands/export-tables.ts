import type { Database } from "#server/db/schema.ts";

type TableName = keyof Database;
type Described<Name extends TableName> = {
  /** For the README of the export. */
  text: string;
  /** Columns that are left out: what opens something, or what only this program can use. */
  without?: readonly (keyof Database[Name] & string)[];
};

/**
 * What the export says of each table. A table that is left out holds nothing that is the foundation's: keys and links,
 * who is signed in, what expires, and the program's own notes. A new table must be decided upon here.
 */
export const exportedTables: { [Name in TableName]: Described<Name> | "left out" } = {
  users: { text: "Who signs in to the dashboard", without: ["password_hash"] },
  invitations: { text: "Who was asked to become a user: `invited_by` is of users" },
  sessions: "left out",
  totp_secrets: "left out",
  recovery_codes: "left out",
  passkeys: "left out",
  sign_in_challenges: "left out",
  part_switches: { text: "When which part of the program was turned on and off" },
  two_factor_roles: { text: "Which roles must have a second factor" },
  password_resets: "left out",
  headline: { text: "The headline of the home page" },
  banner: { text: "The banner above every page" },
  blog_categories: { text: "Categories of the news" },
  blog_posts: { text: "News: `content` is Markdown, `html` the same as it is shown" },
  blog_slug_history: { text: "Earlier addresses of news" },
  blog_previews: "left out",
  uploaded_pictures: { text: "Pictures that were uploaded for texts" },
  pictures: { text: "The picture library: `path` is of the folder of files" },
  picture_uses: { text: "Which row shows which picture: `picture_id` is of pictures" },
  impact_updates: { text: "The three updates of the home page" },
  events: { text: "Events and blood drives" },
  gallery_items: { text: "Pictures and films of the gallery" },
  ads: { text: "Announcements" },
  hero_slides: { text: "The large pictures at the top of the home page" },
  messages: { text: "Messages of the contact form, who is on them, and what was answered" },
  saved_answers: { text: "Answers that staff keep, to use them again" },
  registrations: { text: "Registrations of volunteers, members and others: `details` is JSON" },
  blood_donors: { text: "Blood donors" },
  donor_calls: { text: "Calls to blood donors: `donor_id` is of blood_donors" },
  blood_requests: { text: "Requests for blood" },
  shared_stories: { text: "Stories that people have sent" },
  event_guests: { text: "Who comes to an event: `event_id` is of events" },
  subscribers: { text: "Readers of the newsletter" },
  newsletters: {
    text: "Newsletters with what became of them: `content` is Markdown, `html` and `text` the mail as it was sent",
  },
  newsletter_deliveries: {
    text: "Which reader got which newsletter: `newsletter_id` is of newsletters, `subscriber_id` of subscribers",
  },
  outbox: { text: "Mails that were sent or wait, without the keys of their links" },
  idempotent_replies: "left out",
  audit_log: { text: "What staff have changed: `before` and `after` are JSON" },
  content: { text: "Texts and figures that staff have changed: `value` is JSON" },
  versions: { text: "Earlier versions of texts, news, events, slides and the banner: `value` is JSON" },
  bin_items: "left out",
  bin_rows: "left out",
  content_previews: "left out",
  page_views: { text: "How often each page was seen, by day" },
  page_view_months: { text: "How often each page was seen, by month, from before the days" },
  retention_terms: { text: "How long each kind of data is kept" },
  retention_removals: { text: "How many rows went on which day because their term was over" },
  stay_requests: { text: "Who was asked whether to stay: `row_id` is of the table `name`" },
  approvals: {
    text: "What waited for a second person: who asked, who decided, `facts` is JSON",
    without: ["body", "waits_for"],
  },
  approval_controls: "left out",
  account_set_ups: "left out",
  approval_limits: { text: "Above which amount an act waits for a second person, in paisa" },
  secrets: "left out",
  database_identity: "left out",
  import_sources: "left out",
  demonstration: { text: "A row says that all of this is invented, as a demonstration" },
  media_erasures: "left out",
  maintenance_runs: "left out",
  access_links: "left out",
  funds: { text: "What gifts are given for" },
  pledges: { text: "Monthly support: `fund` is of funds", without: ["unused_key"] },
  donations: {
    text: "Gifts: `fund` is of funds, `pledge_id` of pledges, `corrects_id` of the gift that this one replaces",
    without: ["unused_key", "idempotency_key", "request_hash"],
  },
  donation_events: { text: "What happened to each gift: `donation_id` is of donations, `detail` JSON" },
  payment_attempts: { text: "Tries to pay a gift at a provider" },
  receipt_serials: { text: "The last serial number of receipts, by tax year" },
  lost_receipts: { text: "Numbers of receipts that were lost with a restored backup, and are void" },
  receipts: { text: "Receipts as they were issued: `document` is JSON", without: ["unused_key"] },
  receipt_days: { text: "The sealed days of the open books (docs/open-books.md)" },
  seal_alerts: { text: "Differences that were found in sealed days" },
  replaced_seals: { text: "Seals of days that were sealed again, as they were before" },
  seal_anchors: { text: "A copy of each seal" },
  payouts: { text: "What funds have paid out" },
  fund_entries: { text: "What funds had from before, and what went from one to another" },
  closings: { text: "Through which day the books were closed, by whom and why" },
  statement_lines: { text: "Lines of bank statements; below zero what went out: `payout_id` is of payouts" },
  statement_balances: { text: "What accounts held at the end of days" },
  provider_payments: { text: "Payments as the reports of their providers have them" },
  transfer_reports: {
    text: "What donors have said of their transfers: `slip` names a file in private/slips",
  },
  help_requests: {
    text: "Families who ask for help, with visit and decision: `visit` and `zakat_answers` are JSON",
  },
  help_events: { text: "What became of each request for help: `request_id` is of help_requests" },
  help_papers: {
    text: "Papers that families have sent: `path` names a file in private/help-papers, `request_id` is of help_requests",
  },
};

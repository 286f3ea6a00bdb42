import { expect, test } from "vitest";
import { exportedTables } from "#scripts/commands/export-tables.ts";
import { defaultContent } from "#server/content.ts";
import { readSources } from "#tests/support/source-files.ts";

/*
 * The policies say what the software stores (LEGAL-02). Whoever stores something new, in the database or in a browser,
 * finds here that the page does not say so yet.
 */

const { privacy, cookies } = defaultContent("policies");
const sources = readSources(["app", "server"]);

const rowsOf = (policy: typeof privacy) => policy.sections.flatMap(({ table }) => table?.rows ?? []);

/** Where the privacy policy speaks of each table with personal data. */
const personal: Record<string, string> = {
  messages: "Messages from the contact form",
  registrations: "Registrations",
  stay_requests: "Registrations",
  blood_requests: "Requests for blood",
  help_requests: "Requests for help",
  help_events: "Requests for help",
  help_papers: "Requests for help",
  shared_stories: "Stories that you share",
  event_guests: "Guests of events",
  blood_donors: "Blood donors",
  donor_calls: "Blood donors",
  subscribers: "Newsletter subscribers",
  newsletter_deliveries: "Newsletter subscribers",
  outbox: "Mails that we send",
  page_views: "Page views",
  page_view_months: "Page views",
  users: "Accounts and sessions of our staff",
  invitations: "Accounts and sessions of our staff",
  sessions: "Accounts and sessions of our staff",
  totp_secrets: "Accounts and sessions of our staff",
  recovery_codes: "Accounts and sessions of our staff",
  passkeys: "Accounts and sessions of our staff",
  sign_in_challenges: "Accounts and sessions of our staff",
  password_resets: "Accounts and sessions of our staff",
  audit_log: "The log of changes",
  versions: "The log of changes",
  bin_items: "What our staff delete",
  bin_rows: "What our staff delete",
  approvals: "The log of changes",
  content_previews: "Accounts and sessions of our staff",
  donations: "Gifts",
  donation_events: "Gifts",
  payment_attempts: "Gifts",
  receipts: "Receipts",
  transfer_reports: "Reports of transfers",
  statement_lines: "Reports of transfers",
  pledges: "Monthly support",
};

/** What the site shows, its own keys, and the hashes of links. */
const impersonal = [
  "part_switches",
  "headline",
  "banner",
  "blog_categories",
  "blog_posts",
  "blog_slug_history",
  "blog_previews",
  "uploaded_pictures",
  "pictures",
  "picture_uses",
  "impact_updates",
  "newsletters",
  "saved_answers",
  "events",
  "gallery_items",
  "ads",
  "hero_slides",
  "content",
  "secrets",
  "access_links",
  "funds",
  "idempotent_replies",
  "receipt_serials",
  "receipt_days",
  "seal_alerts",
  "seal_anchors",
  "replaced_seals",
  "database_identity",
  "media_erasures",
  "maintenance_runs",
  "import_sources",
  "demonstration",
  "payouts",
  "fund_entries",
  "closings",
  "statement_balances",
  // Numbers of payments and sums: whose they are stands with the gift.
  "provider_payments",
  "lost_receipts",
  "approval_limits",
  "approval_controls",
  // Numbers of accounts of staff, for two weeks.
  "account_set_ups",
  "retention_terms",
  "retention_removals",
  "two_factor_roles",
];

test("each table with personal data has its row in the privacy policy", () => {
  const tables = Object.keys(exportedTables);
  expect(tables.filter((table) => !(table in personal) && !impersonal.includes(table))).toEqual([]);
  const rows = rowsOf(privacy).map(([what]) => what);
  for (const [table, row] of Object.entries(personal)) {
    expect(
      rows.some((what) => what?.startsWith(row)),
      table,
    ).toBe(true);
  }
});

test("each thing that is left in a browser has its row among the cookies", () => {
  const browser = sources.filter(
    ({ name, text }) =>
      /^app\//.test(name) &&
      !/\.test\.tsx?$/.test(name) &&
      /\b(?:localStorage\.|sessionStorage\.|indexedDB\.|document\.cookie)|<ScrollRestoration /.test(text),
  );
  expect(browser.map(({ name }) => name).sort()).toEqual([
    "app/dashboard/draft-storage.ts",
    "app/dashboard/folded.ts",
    "app/dashboard/return-place.ts",
    "app/dashboard/session-storage.ts",
    "app/features/pages/layout/shortcut-keys.ts",
    "app/features/stories/banner/public/banner-strip.tsx",
    "app/lib/form-draft.ts",
    "app/parts/bank-statements/admin/bank-statement-import.tsx",
    "app/root.tsx",
    "app/site/enhance/ad-popup.ts",
    "app/site/enhance/banner-strip.ts",
  ]);
  expect(rowsOf(cookies).map(([name]) => name)).toEqual([
    "adPopupClosed",
    "announcementClosed",
    "react-router-scroll-positions",
    "form:",
    "authToken, authUser",
    "draft:",
    "dashboard-place",
    "dashboardShortcuts",
    "dashboardFolded",
    "dashboardStatement",
  ]);
});

test("the server sets no cookie", () => {
  const setting = sources.filter(({ name, text }) => name.startsWith("server/") && /set-cookie/i.test(text));
  expect(setting.map(({ name }) => name).filter((name) => !/\.test\.ts$/.test(name))).toEqual([]);
});

import { expect, test } from "vitest";
import { features } from "#app/features/features.server.ts";
import { defaultContent } from "#server/content.ts";
import { startTestApp } from "#tests/support/app.ts";

/*
 * Whoever makes a new table finds here what is to be decided: what the privacy policy says of it (LEGAL-02), and whether
 * it is exported.
 */

const { privacy } = defaultContent("policies");

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
  "book_days",
  "closings",
  "statement_balances",
  "statement_layouts",
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
  // Hashes of addresses, for minutes.
  "rate_limits",
];

/** Keys and links, who is signed in, what expires, and the program's own notes: the export has none of them. */
const notExported = [
  "sessions",
  "totp_secrets",
  "recovery_codes",
  "passkeys",
  "sign_in_challenges",
  "password_resets",
  "blog_previews",
  "idempotent_replies",
  "bin_items",
  "bin_rows",
  "content_previews",
  "approval_controls",
  "account_set_ups",
  "secrets",
  "database_identity",
  "import_sources",
  "media_erasures",
  "maintenance_runs",
  "access_links",
  "rate_limits",
];

async function listTables() {
  const { db } = (await startTestApp()).deps;
  const tables = await db.introspection.getTables();
  // The tables of the search repeat others, and the last two are the migrations' own.
  return tables.filter(({ name }) => !/_search\b|_search_|^kysely_/.test(name));
}

const stated = features.flatMap(({ tables = [] }) => tables);

test("each table's statement has the columns of the table", { tags: "any-database" }, async () => {
  const tables = await listTables();
  expect(stated.length).toBeGreaterThan(15);
  for (const { name, columns } of stated) {
    const stored = tables.find((table) => table.name === name)?.columns ?? [];
    expect(Object.keys(columns).sort(), name).toEqual(stored.map((column) => column.name).sort());
  }
});

test("each table is exported, or is known to hold nothing that is the foundation's", async () => {
  const exported = [
    ...stated.flatMap(({ name, exported }) => (exported ? name : [])),
    ...features.flatMap(({ exported = {} }) => Object.keys(exported)),
  ];
  const names = (await listTables()).map(({ name }) => name);
  expect([...exported, ...notExported].sort()).toEqual(names.sort());
});

test("each table with personal data has its row in the privacy policy", async () => {
  const tables = (await listTables()).map(({ name }) => name);
  expect(tables.filter((table) => !(table in personal) && !impersonal.includes(table))).toEqual([]);
  const rows = privacy.sections.flatMap(({ table }) => table?.rows ?? []).map(([what]) => what);
  for (const [table, row] of Object.entries(personal)) {
    expect(
      rows.some((what) => what?.startsWith(row)),
      table,
    ).toBe(true);
  }
});

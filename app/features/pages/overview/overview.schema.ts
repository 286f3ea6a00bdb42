import { z } from "zod";
import { done, restricted } from "#app/contract/reply-schemas.ts";
import { approval } from "#app/features/staff/approvals/approvals.schema.ts";
import { auditChange } from "#app/features/staff/audit/audit.schema.ts";
import { originalClaim } from "#app/features/staff/sample-content/sample-content.schema.ts";
import { parts } from "#app/parts/parts.ts";

const count = z.number().int();

/* What only some roles get is left out for the others (ROLE-05). */

export const overviewFigures = z.object({
  posts_this_month: count.describe("Posts that became public since the first of this Karachi month"),
  last_month_until: z
    .string()
    .describe("What is of last month counts from its first to this day: as many days as of this month"),
  posts_last_month: count,
  active_volunteers: restricted("registrations:read", count).describe(
    "Volunteers whose registration is approved",
  ),
  volunteers_this_month: restricted("registrations:read", count).describe(
    "Of them approved since the first of this Karachi month",
  ),
  volunteers_last_month: restricted("registrations:read", count),
  donations_this_month: restricted("donations:read", count).describe(
    "In paisa: gifts confirmed this Karachi month, less what was given back",
  ),
  donations_last_month: restricted("donations:read", count),
  donation_count_this_month: restricted("donations:read", count).describe(
    "How many gifts were confirmed this month and not given back since",
  ),
  views_this_month: count.describe("Page views since the first of this Karachi month"),
  views_last_month: count.describe("Page views of as many days of last month"),
});
export type OverviewFigures = z.infer<typeof overviewFigures>;

export const monthViews = z.object({ month: z.string().describe("YYYY-MM"), views: count });
export type MonthViews = z.infer<typeof monthViews>;

export const monthDonations = z.object({
  month: z.string().describe("YYYY-MM"),
  paisa: count.describe("What came in, less what was given back"),
});
export type MonthDonations = z.infer<typeof monthDonations>;

/** What waits in parts, as each states it. */
const ofParts: Record<string, z.ZodOptional<typeof count>> = Object.fromEntries(
  parts
    .flatMap(({ waiting = [] }) => waiting)
    .map(({ name, seen, many }) => [name, restricted(seen, count).describe(many)]),
);

const waiting = z.object({
  ...ofParts,
  donations_to_review: restricted("donations:read", count).describe(
    "Gifts whose payment was not as expected",
  ),
  approvals: restricted("approvals:read", count).describe(
    "What colleagues have asked for and whoever reads this may approve",
  ),
  messages: restricted("messages:read", count).describe("Unread, as the next five"),
  registrations: restricted("registrations:read", count),
  blood_donors: restricted("blood:read", count),
  blood_requests_today: restricted("blood:read", count).describe(
    "Open requests for blood that is needed today or tonight",
  ),
  blood_requests: restricted("blood:read", count),
  shared_stories: restricted("stories:read", count),
  event_guests: restricted("guests:read", count),
  transfers: restricted("transfers:read", count).describe("Transfer reports that nobody has decided"),
  failed_mails: restricted("outbox:read", count),
  drafts: restricted("posts:write", count).describe("Blog posts"),
});
/** Those of the core, and of the parts that are on. */
export type Waiting = Record<string, number | undefined>;

export const recentPost = z.object({
  id: count,
  title: z.string(),
  slug: z.string(),
  status: z
    .enum(["published", "scheduled", "draft"])
    .describe("Scheduled: published from a later day or hour on"),
  published_at: z.string().describe("The Karachi day"),
  published_time: z.string().nullable().describe("The Karachi time, HH:MM; none: from the day's start"),
});
export type RecentPost = z.infer<typeof recentPost>;

export const beforeOpening = z.object({
  password: z.boolean().describe("Whether the person who asks has set a password since they were added"),
  identity: z.boolean().describe("Whether the foundation's name, address and numbers were saved"),
  samples: z.boolean().describe("Whether the sample content was removed"),
  phone: z.boolean().describe("Whether the phone number is more than a placeholder"),
  registrations: z
    .boolean()
    .describe("Whether each registration has its number, a scan and the register's page"),
  keeper: z.boolean().describe("Whether who answers for the money has a name and a portrait"),
  photos: z.boolean().describe("Whether each programme has a photograph with consent"),
  leaders: z.boolean().describe("Whether President and Chairman have a name and a portrait"),
  team: z.boolean().describe("Whether each department names somebody, with a portrait"),
  accounts: z.boolean().describe("Whether each account for gifts has its number"),
  audits: z.boolean().describe("Whether there are audited accounts of a year at least"),
  figures: z.boolean().describe("Whether each published figure has its year and source"),
  claims: z.boolean().describe("Whether staff have said what the site may claim"),
  mail: z.boolean().describe("Whether a mail server is set, and who gets what visitors send"),
  parts: z.boolean().describe("Whether somebody has said which parts of the program are used"),
  backup: z.boolean().describe("Whether a backup was downloaded"),
});
export type BeforeOpening = z.infer<typeof beforeOpening>;

export const eventToTell = z.object({
  event_id: count,
  title: z.string(),
  guests: count.describe("Who are to be told that it was cancelled or moved, and were not yet"),
});
export type EventToTell = z.infer<typeof eventToTell>;

const originalClaims = z
  .array(originalClaim)
  .describe("What the site says of the foundation as it came, which nobody has confirmed");

const waitingApproval = approval.pick({ id: true, title: true, asked_by: true, asked_at: true, mine: true });
export type WaitingApproval = z.infer<typeof waitingApproval>;

export const overview = overviewFigures.extend({
  views_by_month: z.array(monthViews).describe("Twelve months, the last one is this"),
  donations_by_month: restricted("donations:read", z.array(monthDonations)).describe("The same months"),
  waiting,
  approvals: restricted("approvals:read", z.array(waitingApproval)).describe(
    "The last acts that wait for a second person, one's own among them",
  ),
  events_to_tell: restricted("guests:read", z.array(eventToTell)).describe("Until the event's day is over"),
  recent_posts: restricted("posts:write", z.array(recentPost)),
  changes: restricted("audit:read", z.array(auditChange)).describe("The last ones of the audit log"),
  before_opening: restricted("samples:write", beforeOpening).describe("What of a new installation is done"),
  original_claims: restricted("samples:write", originalClaims),
});
export type Overview = z.infer<typeof overview>;

export const readOverviewReply = done(overview.shape);

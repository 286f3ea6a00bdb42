import { expect, test } from "vitest";
import type { SystemState } from "./system.schema.ts";
import { sizeText, systemParts } from "./system-words.ts";

const well: SystemState = {
  version: "1.0.0",
  whats_new: null,
  node: "24.21.0",
  started_at: "2026-11-21T07:00:00.000Z",
  database: { kind: "sqlite", works: true, bytes: 4_404_019 },
  disk: {
    free_bytes: 20 * 1024 ** 3,
    total_bytes: 40 * 1024 ** 3,
    full: false,
    read_only: false,
    low: false,
  },
  slow: { requests: 0, queries: 0, locks: 0 },
  media: { kind: "disk", works: true, owned: true, waiting: 0, queue_full: false },
  mail: { configured: true, waiting: 0, refused: 0, oldest_at: null, late: false, failed: 0 },
  ledger_check: {
    ended_at: "2026-11-21T07:00:00.000Z",
    clean_at: "2026-11-21T07:00:00.000Z",
    clean: true,
  },
  clock: { now: "2026-11-21T07:00:00.000Z", newest_at: "2026-11-21T07:00:00.000Z", doubted: false },
  page_cache: { pages: 1, bytes: 1024 },
  features: [{ name: "Open books", tone: "good", status: "Works", text: "No day is sealed yet" }],
  backup: { last_at: null },
};
const part = (name: string, changes: Partial<SystemState> = {}) =>
  systemParts({ ...well, ...changes }).find((each) => each.name === name);

test("a doubted clock is told before anything else of the server", () => {
  const clock = { now: "2031-03-01T07:00:00.000Z", newest_at: "2026-11-21T07:00:00.000Z", doubted: true };
  expect(part("Clock")).toBeUndefined();
  expect(part("Clock", { clock })).toMatchObject({
    tone: "bad",
    text: "It shows Mar 1, 2031, 12:00; the newest entry is of Nov 21, 2026, 12:00",
  });
});

test("a healthy installation needs nothing", () => {
  expect(systemParts(well).map(({ name, status, text }) => [name, status, text])).toEqual([
    ["Open books", "Works", "No day is sealed yet"],
    ["Ledger check", "No differences", "Last run Nov 21, 2026, 12:00"],
    ["Database", "Works", "SQLite, 4.2 MB"],
    ["Speed", "Good", "Nothing slow in the last 15 minutes"],
    ["Disk", "Enough space", "20 GB of 40 GB free"],
    ["Pictures and videos", "Works", "Stored on the server's disk"],
    ["Mail", "Works", "Everything is sent"],
    ["Page cache", "Works", "1 page ready for visitors, 1 KB"],
  ]);
  expect(systemParts(well).every(({ advice }) => advice === undefined)).toBe(true);
});

test("what is not well says what to do", () => {
  const nearly = {
    free_bytes: 100 * 1024 ** 2,
    total_bytes: 1024 ** 3,
    full: false,
    read_only: false,
    low: true,
  };
  expect(part("Disk", { disk: nearly })).toMatchObject({ status: "Nearly full", advice: expect.any(String) });
  expect(part("Disk", { disk: { ...nearly, full: true } })).toMatchObject({ tone: "bad", status: "Full" });
  expect(part("Disk", { disk: { ...nearly, read_only: true } })).toMatchObject({
    tone: "bad",
    status: "Can only be read",
  });
  expect(part("Mail", { mail: { ...well.mail, configured: false, waiting: 2 } })).toMatchObject({
    status: "Not set up",
    text: "2 mails waiting",
    link: { to: "/dashboard/outbox" },
  });
  expect(part("Mail", { mail: { ...well.mail, waiting: 1, failed: 1 } })).toMatchObject({
    tone: "bad",
    text: "1 mail failed, 1 waiting",
    link: { to: "/dashboard/outbox?state=failed" },
  });
  expect(
    part("Pictures and videos", { media: { ...well.media, kind: "bucket", works: false, owned: false } }),
  ).toMatchObject({
    tone: "bad",
    text: "Stored in a bucket",
  });
  const unclaimed = { ...well.media, kind: "bucket", owned: false } as const;
  expect(part("Pictures and videos", { media: unclaimed })).toMatchObject({
    status: "Not claimed",
    advice: expect.stringContaining("./umeed media:clean --claim"),
  });
  const broken = { kind: "postgresql", works: false, bytes: null } as const;
  expect(part("Database", { database: broken })).toMatchObject({ tone: "bad", text: "PostgreSQL" });
});

test("what keeps donors and visitors waiting is told with its cause", () => {
  const late = { ...well.mail, waiting: 12, oldest_at: "2026-11-21T07:00:00.000Z", late: true };
  expect(part("Mail", { mail: late })).toMatchObject({
    tone: "bad",
    status: "Not going out",
    text: "12 mails waiting, the oldest since Nov 21, 2026, 12:00",
    link: { to: "/dashboard/outbox" },
  });
  expect(part("Mail", { mail: { ...well.mail, waiting: 3, refused: 2 } })).toMatchObject({
    status: "Trying again",
    text: "3 mails waiting, 2 not sent at the last try",
    link: { to: "/dashboard/outbox" },
  });
  expect(part("Speed", { slow: { requests: 9, queries: 0, locks: 2 } })).toMatchObject({
    tone: "bad",
    status: "Database locked",
    advice: expect.stringContaining("close that program"),
  });
  expect(part("Speed", { slow: { requests: 9, queries: 7, locks: 0 } })).toMatchObject({
    tone: "plain",
    status: "Slow at times",
    text: "Took longer than half a second 9 times in the last 15 minutes",
    advice: expect.stringContaining("The database was slow 7 times"),
  });
  expect(part("Speed", { slow: { requests: 1, queries: 0, locks: 0 } })?.advice).toMatch(
    /^The log names what/,
  );
  expect(
    part("Pictures and videos", { media: { ...well.media, waiting: 8, queue_full: true } }),
  ).toMatchObject({
    status: "Busy",
    text: "Stored on the server's disk, 8 pictures waiting",
  });
});

test("the check of the ledger is missed, or tells what it found", () => {
  expect(part("Ledger check", { ledger_check: null })).toMatchObject({ tone: "plain", status: "Not set up" });
  const differs = {
    ended_at: "2026-11-22T07:00:00.000Z",
    clean_at: "2026-11-21T07:00:00.000Z",
    clean: false,
  };
  expect(part("Ledger check", { ledger_check: differs })).toMatchObject({
    tone: "bad",
    status: "Differences found",
    advice: expect.stringContaining("since Nov 21, 2026, 12:00"),
  });
});

test.for([
  [0, "0 bytes"],
  [1023, "1,023 bytes"],
  [1536, "1.5 KB"],
  [50 * 1024 * 1024, "50 MB"],
  [3 * 1024 ** 4, "3 TB"],
] as const)("%i bytes are %s", ([bytes, text]) => {
  expect(sizeText(bytes)).toBe(text);
});

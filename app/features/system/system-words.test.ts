import { expect, test } from "vitest";
import type { SystemState } from "./system.schema.ts";
import { sizeText, systemParts } from "./system-words.ts";

const well: SystemState = {
  version: "1.0.0",
  whats_new: null,
  node: "24.21.0",
  started_at: "2026-11-21T07:00:00.000Z",
  database: { kind: "sqlite", works: true, bytes: 4_404_019 },
  disk: { free_bytes: 20 * 1024 ** 3, total_bytes: 40 * 1024 ** 3, full: false },
  media: { kind: "disk", works: true, owned: true },
  mail: { configured: true, waiting: 0, failed: 0 },
  page_cache: { pages: 1, bytes: 1024 },
  features: [{ name: "Open books", tone: "good", status: "Works", text: "No day is sealed yet" }],
  backup: { possible: true, with_uploads: true, last_at: null },
};
const part = (name: string, changes: Partial<SystemState> = {}) =>
  systemParts({ ...well, ...changes }).find((each) => each.name === name);

test("a healthy installation needs nothing", () => {
  expect(systemParts(well).map(({ name, status, text }) => [name, status, text])).toEqual([
    ["Open books", "Works", "No day is sealed yet"],
    ["Database", "Works", "SQLite, 4.2 MB"],
    ["Disk", "Enough space", "20 GB of 40 GB free"],
    ["Pictures and videos", "Works", "Stored on the server's disk"],
    ["Mail", "Works", "Everything is sent"],
    ["Page cache", "Works", "1 page ready for visitors, 1 KB"],
  ]);
  expect(systemParts(well).every(({ advice }) => advice === undefined)).toBe(true);
});

test("what is not well says what to do", () => {
  const nearly = { free_bytes: 100 * 1024 ** 2, total_bytes: 1024 ** 3, full: false };
  expect(part("Disk", { disk: nearly })).toMatchObject({ status: "Nearly full", advice: expect.any(String) });
  expect(part("Disk", { disk: { ...nearly, full: true } })).toMatchObject({ tone: "bad", status: "Full" });
  expect(part("Mail", { mail: { configured: false, waiting: 2, failed: 0 } })).toMatchObject({
    status: "Not set up",
    text: "2 mails waiting",
    link: { to: "/dashboard/outbox" },
  });
  expect(part("Mail", { mail: { configured: true, waiting: 1, failed: 1 } })).toMatchObject({
    tone: "bad",
    text: "1 mail failed, 1 waiting",
    link: { to: "/dashboard/outbox?state=failed" },
  });
  expect(
    part("Pictures and videos", { media: { kind: "bucket", works: false, owned: false } }),
  ).toMatchObject({
    tone: "bad",
    text: "Stored in a bucket",
  });
  const unclaimed = { kind: "bucket", works: true, owned: false } as const;
  expect(part("Pictures and videos", { media: unclaimed })).toMatchObject({
    status: "Not claimed",
    advice: expect.stringContaining("npm run media:clean -- --claim"),
  });
  const broken = { kind: "postgresql", works: false, bytes: null } as const;
  expect(part("Database", { database: broken })).toMatchObject({ tone: "bad", text: "PostgreSQL" });
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

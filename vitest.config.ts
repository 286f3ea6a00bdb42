import { defineConfig } from "vitest/config";

/** The server over real HTTP, and what else takes long: on SQLite. */
const api = "{app,server,scripts,tests,tools}/**/*.api.test.ts";
/** What may differ by database (stores, locks, search, migrations, two writers at once): on SQLite and PostgreSQL. */
const db = "{app,server,scripts,tests,tools}/**/*.db.test.ts";
/**
 * A test of such a file that does not depend on the database has this tag, and runs on SQLite alone: what is left for
 * PostgreSQL are locks, two writers at once, search, order, sums, days and what the database itself refuses.
 */
const anyDatabase = { name: "any-database" };
const setupFiles = "./tests/support/vitest-setup.ts";

export default defineConfig({
  test: {
    // Two workers: the machines of the volunteers who run the tests have two cores.
    maxWorkers: 2,
    // The files of a worker share the modules that they import: loading the server for each of them takes longer than
    // most of its tests.
    isolate: false,
    // Generous: a machine that others share may be several times slower, and what passes waits for none of these.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    tags: [anyDatabase],
    projects: [
      {
        test: {
          name: "unit",
          include: ["{app,server,content,scripts,tests,tools}/**/*.test.{ts,tsx}"],
          exclude: [api, db],
          setupFiles,
        },
      },
      {
        test: {
          name: "sqlite",
          include: [api, db],
          setupFiles,
          globalSetup: "./tests/support/sqlite-template.ts",
        },
      },
      {
        test: {
          name: "postgres",
          include: [db],
          tags: [{ ...anyDatabase, skip: true }],
          setupFiles,
          globalSetup: "./tests/support/postgres-template.ts",
        },
      },
    ],
  },
});

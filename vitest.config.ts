import { defineConfig } from "vitest/config";

/** Database tests run twice, once per kind of database. */
const onDatabases = ["{app,server,tests}/**/*.{api,db}.test.ts"];
const quiet = "./tests/support/quiet-console.ts";

export default defineConfig({
  test: {
    // Two workers: database tests wait more than they compute, and common machines have two cores.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        test: {
          name: "unit",
          include: ["{app,server,content,scripts,tests}/**/*.test.{ts,tsx}"],
          exclude: onDatabases,
          setupFiles: [quiet],
        },
      },
      {
        test: {
          name: "api-sqlite",
          include: onDatabases,
          setupFiles: [quiet],
          globalSetup: ["./tests/support/sqlite-template.ts"],
        },
      },
      {
        test: {
          name: "api-postgres",
          include: onDatabases,
          setupFiles: [quiet],
          globalSetup: ["./tests/support/postgres-template.ts"],
        },
      },
    ],
  },
});

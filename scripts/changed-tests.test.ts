import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { addressesOf, browserTests, serverTests } from "./changed-tests.ts";

/* On a site with wheelchairs and home, whose files and requirements are invented. */

const routes = `
  route("wheelchairs", "features/stories/wheelchairs/public/wheelchairs.page.tsx"),
  route("wheelchairs/:id", "features/stories/wheelchairs/public/wheelchair.page.tsx"),
  index("features/pages/home/home.page.tsx"),
    route("wheelchairs", "features/stories/wheelchairs/admin/wheelchairs.dashboard.tsx"),
    index("features/pages/overview/overview.dashboard.tsx"),`;
const page = "app/features/stories/wheelchairs/public/wheelchairs.page.tsx";

/** What is answered in a folder with these files and no others. */
function among<Answer>(files: string[], ask: () => Answer): Answer {
  const folder = mkdtempSync(path.join(tmpdir(), "changed-tests-"));
  for (const file of files) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), "");
  }
  const here = process.cwd();
  process.chdir(folder);
  try {
    return ask();
  } finally {
    process.chdir(here);
    rmSync(folder, { recursive: true });
  }
}

test("each page has its feature and the part of its address that does not vary", () => {
  expect(addressesOf(routes)).toEqual([
    { feature: "wheelchairs", address: "/wheelchairs" },
    { feature: "wheelchairs", address: "/wheelchairs" },
    { feature: "home", address: "/" },
    { feature: "wheelchairs", address: "/dashboard/wheelchairs" },
    { feature: "overview", address: "/dashboard" },
  ]);
});

test.each([
  ["a feature", page, ["app/features/stories/wheelchairs/server/lend.api.test.ts"]],
  ["a folder of the server", "server/mail/outbox.ts", ["server/mail/outbox.db.test.ts"]],
  ["no folder", "server/clock.ts", []],
])("a change in %s reaches the tests of calls and stores in it", (_, changed, reached) => {
  const tests = [
    "app/features/stories/wheelchairs/server/lend.api.test.ts",
    "app/features/stories/wheelchairs/wheelchairs.test.ts",
    "app/features/stories/blog/blog.api.test.ts",
    "server/mail/outbox.db.test.ts",
    "server/db/search.db.test.ts",
  ];
  expect(among(tests, () => serverTests([changed]))).toEqual(reached);
});

test("a test of calls that was changed is run", () => {
  expect(among([], () => serverTests(["server/clock.db.test.ts"]))).toEqual(["server/clock.db.test.ts"]);
});

const specs = [
  "tests/e2e/wheelchair-loan.spec.ts",
  "tests/e2e/wheelchairs.spec.ts",
  "tests/e2e/wheels.spec.ts",
  "tests/e2e/menu.spec.ts",
  "tests/accessibility/pages.spec.ts",
];
const browserTestsOf = (files: string[], requirements = "") =>
  among(specs, () => browserTests(files, routes, requirements));

test("a change in a feature reaches the browser tests that are named after it", () => {
  expect(browserTestsOf([page])).toEqual([
    "tests/e2e/wheelchair-loan.spec.ts",
    "tests/e2e/wheelchairs.spec.ts",
  ]);
});

test.each([
  ["an address of it", "`/wheelchairs/:id`", true],
  ["its page in the dashboard", "`/dashboard/wheelchairs`", true],
  ["an address of another feature, too", "`/wheelchairs`, `/`", false],
  ["an address that only begins so", "`/wheelchairs.ics`", false],
  ["no address", "wheelchairs", false],
])("whether the test of a requirement is reached that names %s", (_, named, reached) => {
  const requirement = `| A | ${named} | \`menu.spec.ts\` |`;
  expect(browserTestsOf([page], requirement).includes("tests/e2e/menu.spec.ts")).toBe(reached);
});

test("a browser test that was changed is run, and a change in the server reaches no other", () => {
  const files = ["server/mail/outbox.ts", "tests/accessibility/pages.spec.ts", "docs/map.md"];
  expect(browserTestsOf(files)).toEqual(["tests/accessibility/pages.spec.ts"]);
});

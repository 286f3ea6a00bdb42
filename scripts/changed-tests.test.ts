import { expect, test } from "vitest";
import { addressesOf, browserTests, serverTests } from "./changed-tests.ts";

const routes = `
  route("events", "features/stories/events/public/events.page.tsx"),
  route("events/:id", "features/stories/events/public/event.page.tsx"),
  index("features/pages/home/home.page.tsx"),
    route("events", "features/stories/events/admin/events.dashboard.tsx"),
    index("features/pages/overview/overview.dashboard.tsx"),`;

test("each page has its feature and the part of its address that does not vary", () => {
  expect(addressesOf(routes)).toEqual([
    { feature: "events", address: "/events" },
    { feature: "events", address: "/events" },
    { feature: "home", address: "/" },
    { feature: "events", address: "/dashboard/events" },
    { feature: "overview", address: "/dashboard" },
  ]);
});

test("a change in a feature reaches its own tests of calls, and what a browser shows of its pages", () => {
  const files = [
    "app/features/stories/events/public/events.page.tsx",
    "tests/e2e/faq.spec.ts",
    "docs/map.md",
  ];
  const requirements = [
    "| A | `/dashboard/events` | `book-next.spec.ts` |",
    "| B | `/events.ics` | `offline.spec.ts` |",
    "| C | `/events`, `/` | `menu.spec.ts` |",
  ].join("\n");
  expect(serverTests(files)).toContain("app/features/stories/events/server/events.api.test.ts");
  expect(serverTests(files).filter((file) => !file.startsWith("app/features/stories/events/"))).toEqual([]);
  expect(browserTests(files, routes, requirements)).toEqual([
    "tests/e2e/book-next.spec.ts",
    "tests/e2e/event-guests.spec.ts",
    "tests/e2e/event-management.spec.ts",
    "tests/e2e/events.spec.ts",
    "tests/e2e/faq.spec.ts",
  ]);
});

test("a change in the server reaches the tests of its folder, and no browser", () => {
  const files = ["server/mail/outbox.ts", "server/clock.ts"];
  expect(serverTests(files)).toContain("server/mail/outbox.db.test.ts");
  expect(serverTests(files).filter((file) => !file.startsWith("server/mail/"))).toEqual([]);
  expect(browserTests(files)).toEqual([]);
});

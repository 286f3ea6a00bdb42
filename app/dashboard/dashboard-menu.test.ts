import { expect, test } from "vitest";
import { allows, permissionsOf, type Role } from "#app/contract/permissions.ts";
import { dashboardMenu, mayOpen, menuFor, menuLines, type Viewer } from "./dashboard-menu.ts";

const mayAs = (role: Role): Viewer => viewerWho((access) => allows(permissionsOf([role]), access));
const viewerWho = (may: Viewer["may"]): Viewer => ({ may, isOn: () => true });
const linesFor = (viewer: Viewer) => menuFor(viewer).flatMap(({ entries }) => menuLines(entries));

test("every page stands on one line of the menu, which opens the first of them: FRAME-19a", () => {
  const lines = linesFor(mayAs("administrator"));
  const pages = dashboardMenu.flatMap(({ entries }) => entries);
  expect(lines.flatMap(({ pages }) => pages)).toEqual(pages);
  expect(lines.filter(({ pages }) => pages.length > 1)).toMatchObject([
    { label: "Donations & Transfers", to: "/dashboard/donations" },
    { label: "Funds & Closings", to: "/dashboard/funds" },
    { label: "Help Requests", to: "/dashboard/help" },
    { label: "Messages", to: "/dashboard/messages" },
    { label: "Blood Donors & Requests", to: "/dashboard/blood-donors" },
    { label: "Newsletters & Subscribers", to: "/dashboard/newsletters" },
  ]);
});

test("the pages are called as the documents and the requirements name them: FRAME-19b", () => {
  const pages = dashboardMenu.flatMap(({ entries }) => entries);
  expect(Object.fromEntries(pages.map(({ to, label, title = label }) => [to, title]))).toMatchObject({
    "/dashboard/ads": "Advertisement Management",
    "/dashboard/audit-log": "Audit Log",
    "/dashboard/banner": "Banner Settings",
    "/dashboard/bin": "Bin",
    "/dashboard/blogs": "Blog Management",
    "/dashboard/events": "Event Management",
    "/dashboard/feed": "Home Feed",
    "/dashboard/gallery": "Gallery Management",
    "/dashboard/herosection": "Hero Section Management",
    "/dashboard/outbox": "Outbox",
    "/dashboard/sessions": "Sessions",
    "/dashboard/settings": "Security Settings",
    "/dashboard/system": "System",
  });
});

test("who may open one page alone of a line sees it by its own name, and no tabs: FRAME-19a", () => {
  const lines = linesFor(viewerWho((access) => access === "donations:read"));
  expect(lines).toMatchObject([{ label: "Donations", to: "/dashboard/donations", pages: [{}] }]);
});

test.for([
  ["auditor", "/dashboard/donations/TXN1", true],
  ["auditor", "/dashboard/events?q=Camp", false],
  ["auditor", "/dashboard/user", true],
  ["auditor", "/dashboard/bin", false],
  ["care", "/dashboard/bin", true],
  ["care", "/", true],
] as const)("whether %s may open %s: %s: ROLE-06", ([role, address, may]) => {
  expect(mayOpen(address, mayAs(role))).toBe(may);
});

import { apiBase } from "#app/contract/call.ts";
import { allCalls } from "#tests/support/calls.ts";
import { expectLoaded } from "#tests/support/dashboard-pages.ts";
import { expect, type Page, test } from "#tests/support/site.ts";

/* The `clientLoader` of a dashboard page: ALL-33b. */

/** Records the addresses of the reading calls that go out. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === "GET" && pathname.startsWith(`${apiBase}/`)) calls.push(pathname + search);
  });
  return calls;
}

test("a page's list is asked for while the page's code loads, and once", async ({ page, openDashboard }) => {
  await openDashboard();
  await expectLoaded(page);
  const released = Promise.withResolvers<void>();
  // The page's component stands in the file with its heading; the `clientLoader` in another one.
  const held: string[] = [];
  await page.route(/\/assets\/users\.dashboard-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("Registered Users")) {
      held.push(route.request().url());
      await released.promise;
    }
    await route.fulfill({ response });
  });
  const calls = watchCalls(page);
  const lists = () => calls.filter((call) => call.startsWith(`${apiBase}/${allCalls.listUsers.path}`));
  const menu = page.getByRole("navigation", { name: "Dashboard" });
  await menu.getByRole("button", { name: "System" }).click();
  await menu.getByRole("link", { name: "Users", exact: true }).click();
  await expect.poll(lists, "calls before the code is there").toHaveLength(1);
  await expect.poll(() => held, "files that are held back").toHaveLength(1);
  await expect(page.getByRole("heading", { name: "Registered Users" })).toHaveCount(0);
  released.resolve();
  await expect(page.getByRole("table", { name: "Registered Users" })).toBeVisible();
  expect(lists()).toHaveLength(1);
});

/** Pages with parts that make a query of their own under the key of one that the page's `clientLoader` has started. */
const pages = [
  "/dashboard/blogs?q=a&status=published&category=none",
  "/dashboard/events?show=past&q=camp",
  "/dashboard/donations?q=a&state=paid",
  "/dashboard/funds?fund=education",
  "/dashboard/messages?q=a&unread=1",
  "/dashboard/registrations?kind=volunteer",
  "/dashboard/blood-donors?patient=A%2B&city=Lahore",
  "/dashboard/blood-requests?state=open",
  "/dashboard/event-guests?event=1",
  "/dashboard/transfers?state=waiting",
  "/dashboard/bank-statements?account=bank",
  "/dashboard/bank-statements?view=out&account=bank",
  "/dashboard/bank-statements?view=month",
  "/dashboard/content/figures",
  "/dashboard/banner",
];

test("no page asks twice for what its URL asks for, or tries what its policy refuses: ALL-33c", async ({
  page,
  openDashboard,
}) => {
  // What a script tries and catches is in no browser's console.
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, sourceFile }) =>
      reportError(new Error(`refused by ${violatedDirective}: ${sourceFile}`)),
    ),
  );
  await openDashboard("/robots.txt");
  for (const address of pages) {
    const calls = watchCalls(page);
    await page.goto(address);
    await expectLoaded(page);
    await page.waitForLoadState("networkidle");
    expect(calls, address).not.toEqual([]);
    expect(
      calls.filter((call, at) => calls.indexOf(call) !== at),
      `asked for twice by ${address}`,
    ).toEqual([]);
    page.removeAllListeners("request");
  }
});

import type { Role } from "#app/contract/permissions.ts";
import { dashboardMenu, menuLines } from "#app/dashboard/dashboard-menu.ts";
import { expectLoaded, openFromMenu } from "#tests/support/dashboard-pages.ts";
import { administrator, brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import type { SiteAdmin } from "#tests/support/site-admin.ts";

/** What the page of others would show is asked for while it is not known yet that it may not be opened. */
test.use({ expectedNoise: [brokenRequest] });

const password = "Marble-Canal-19";

/** An account of its own for each test. */
let accounts = 0;

async function addAndSignIn(page: Page, admin: SiteAdmin, role: Role): Promise<void> {
  accounts += 1;
  const account = { email: `${role}${accounts}@umeed.example`, password };
  await admin.call("createUser", { ...account, name: `The ${role}`, roles: [role] });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/login");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
}

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Dashboard" });
const own = ["Overview", "Security Settings", "Sessions"];
const funds = ["Funds", "Help Payments", "Closings"];
const money = [
  "Donations",
  "Transfers",
  "Bank Statements",
  "Monthly Support",
  ...funds,
  "Open Books",
  "Approvals",
];
const menus: [Role, string[]][] = [
  ["treasurer", money],
  ["auditor", [...money, "Audit Log", "Users"]],
  [
    "care",
    [
      ...["Help Requests", "Help by Month", "Approvals"],
      ...[
        "Messages",
        "Saved Answers",
        "Registrations",
        "Event Guests",
        "Blood Donors",
        "Blood Requests",
        "Shared Stories",
      ],
      "Bin",
    ],
  ],
  [
    "editor",
    [
      ...["Banner Settings", "Home Feed", "Content", "Event Management", "Gallery Management"],
      ...["Blog Management", "Ad Management", "Hero Section", "Subscribers"],
      ...["Newsletters", "Picture Library", "Bin"],
    ],
  ],
];

for (const [role, pages] of menus) {
  test(`${role}: the menu has what the role may open, and no page of it asks for more: ROLE-06`, async ({
    page,
    admin,
  }) => {
    await addAndSignIn(page, admin, role);
    const entries = dashboardMenu.flatMap((group) => group.entries);
    const expected = entries.filter(({ label }) => [...own, ...pages].includes(label));
    await menuOf(page).getByRole("button", { name: "System" }).click();
    const lines = dashboardMenu
      .flatMap((group) => menuLines(group.entries.filter((entry) => expected.includes(entry))))
      .map((line) => line.label);
    await expect(menuOf(page).getByRole("listitem").getByRole("link")).toHaveText(lines);

    const refused: string[] = [];
    page.on("response", (response) => {
      if (response.status() === 403) refused.push(response.url());
    });
    for (const { to, title, label } of expected) {
      await openFromMenu(page, label);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? label);
      await expectLoaded(page);
    }
    expect(refused).toEqual([]);
    if (role === "auditor") await test.step("reads gifts and changes none", () => expectToReadGifts(page));
    if (role === "care") await test.step("a page of others", () => expectToBeRefused(page));
  });
}

async function expectToReadGifts(page: Page): Promise<void> {
  await openFromMenu(page, "Donations");
  await expect(page.getByRole("button", { name: "Export CSV" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Book a gift" })).toHaveCount(0);
}

/** An address that one may not open says for whom it is and whom to ask. */
async function expectToBeRefused(page: Page): Promise<void> {
  await page.goto("/dashboard/donations/TXN1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Donations is not part of your role");
  await expect(page.getByText("It is for administrators, treasurers, and auditors.")).toContainText(
    "ask Administrator",
  );
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("combobox", { name: "Search or go to" }).fill("gift");
  await expect(page.getByText("Nothing found. Try another word.")).toBeVisible();
}

test("roles are chosen in the form of a user and changed in its editor: ROLE-07", async ({
  page,
  openDashboard,
  database,
}) => {
  await database.deleteFrom("users").where("email", "!=", administrator.email).execute();
  // Other tests of this site had two administrators: roles would wait for 14 days.
  await database.deleteFrom("approval_controls").execute();
  await openDashboard("/dashboard/user");
  const form = page.getByRole("form", { name: "Add a user" });
  await expect(form.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await form.getByLabel("Name").fill("Amna");
  await form.getByLabel("Email").fill("amna@umeed.example");
  await form.getByLabel("Password", { exact: false }).first().fill(password);
  await form.getByRole("button", { name: "Add User" }).click();
  await expect(form.getByText("Please choose at least one role.")).toBeVisible();
  await form.getByRole("checkbox", { name: /^Treasurer/ }).check();
  await form.getByRole("button", { name: "Add User" }).click();
  await expect(form.getByRole("status")).toHaveText("User added successfully!");
  const row = page.getByRole("row", { name: /amna@umeed\.example/ });
  await expect(row).toContainText("Treasurer");

  await row.getByRole("button", { name: "Edit Amna" }).click();
  const editor = page.getByRole("dialog", { name: "Edit Amna" });
  await editor.getByRole("checkbox", { name: /^Editor/ }).check();
  await editor.getByRole("button", { name: "Update User" }).click();
  await expect(row).toContainText("Editor, Treasurer");
});

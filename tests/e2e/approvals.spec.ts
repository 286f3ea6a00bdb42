import { approvalTexts } from "#server/approvals.ts";
import { giveOnSite } from "#tests/support/donations-desk.ts";
import { administrator, brokenRequest, expect, type Page, test, toast } from "#tests/support/site.ts";
import { openSiteAdmin } from "#tests/support/site-admin.ts";

test.use({ expectedNoise: [brokenRequest] });

const password = "Marble-Canal-19";

async function signIn(page: Page, email: string) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
}

test("a refund waits, its page says so, and a colleague approves it: APPROVE-01, APPROVE-05", async ({
  page,
  browser,
  site,
  admin,
  openDashboard,
  database,
}) => {
  await database.deleteFrom("users").where("email", "!=", administrator.email).execute();
  await database.deleteFrom("approvals").execute();
  const email = "bilal.treasurer@umeed.example";
  await admin.call("createUser", { name: "Bilal Ahmed", email, password, roles: ["treasurer"] });
  // As if two weeks ago: until then whoever adds a colleague cannot be approved by them.
  await database.deleteFrom("account_set_ups").execute();
  const gift = await giveOnSite(database, { state: "paid", amountPaisa: 60_000_00 });

  await openDashboard(`/dashboard/donations/${gift.reference}`);
  await page.getByRole("button", { name: "Refund..." }).click();
  const dialog = page.getByRole("dialog", { name: "Give PKR 60,000 back" });
  await dialog.getByLabel("Reason for the refund").fill("Sent twice");
  await dialog.getByRole("button", { name: "Record refund" }).click();
  await expect(toast(page, approvalTexts.waits("Refund of PKR 60,000"))).toBeVisible();
  await expect(
    page.getByText("Refund of PKR 60,000 waits for approval, asked by Administrator"),
  ).toBeVisible();
  await page.getByRole("link", { name: "See it" }).click();
  await expect(page.getByRole("row", { name: /Refund of PKR 60,000/ })).toContainText("By you");
  await expect(page.getByRole("button", { name: /^Approve/ })).toHaveCount(0);

  const colleague = await browser.newContext({ baseURL: site.url });
  const other = await colleague.newPage();
  await signIn(other, email);
  await other.getByRole("link", { name: /^1 request that waits for your approval/ }).click();
  const row = other.getByRole("row", { name: /Refund of PKR 60,000/ });
  await expect(row).toContainText(`Gift${gift.reference}`);
  await expect(row).toContainText("Sent twice");
  await row.getByRole("button", { name: /^Approve/ }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click();
  await expect(toast(other, "Approved and done.")).toBeVisible();
  await expect(other.getByText("Nothing waits", { exact: true })).toBeVisible();
  await other.goto(`/dashboard/donations/${gift.reference}`);
  await expect(other.getByRole("region", { name: "History" })).toContainText(
    "Administrator, approved by Bilal Ahmed",
  );
  await colleague.close();

  await page.goto("/dashboard/audit-log");
  await expect(
    page.getByRole("row", { name: new RegExp(`refund of the gift ${gift.reference}`) }),
  ).toContainText(/Bilal Ahmed.*asked by Administrator/);
});

test("an administrator sets a limit, and a colleague's request is declined with a reason: APPROVE-02, APPROVE-06", async ({
  page,
  site,
  admin,
  openDashboard,
  database,
}) => {
  await database.deleteFrom("users").where("email", "!=", administrator.email).execute();
  await database.deleteFrom("approvals").execute();
  await database.deleteFrom("approval_limits").execute();
  const email = "sana.treasurer@umeed.example";
  await admin.call("createUser", { name: "Sana Tariq", email, password, roles: ["treasurer"] });
  const treasurer = await openSiteAdmin(site.url, { email, password });

  await openDashboard("/dashboard/approvals");
  await page.getByRole("button", { name: "Change: Payouts" }).click();
  const dialog = page.getByRole("dialog", { name: "Payouts" });
  await dialog.getByLabel("Above how many rupees it waits").fill("lots");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Please enter an amount in rupees")).toBeVisible();
  await dialog.getByLabel("Above how many rupees it waits").fill("0");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("row", { name: /^Payouts/ })).toContainText("Always");

  await giveOnSite(database, { state: "paid" });
  const payout = { fund: "general", amount: 10, paid_on: "2026-01-05", purpose: "Bread", overdraw: true };
  await treasurer.call("createPayout", payout);
  await page.reload();
  const row = page.getByRole("row", { name: /Payout of PKR 10/ });
  await expect(row).toContainText("Sana Tariq");
  await row.getByRole("button", { name: /^Decline/ }).click();
  const reason = page.getByRole("dialog", { name: "Decline: Payout of PKR 10" });
  await reason.getByLabel("Why you decline it").fill("The bill is missing");
  await reason.getByRole("button", { name: "Decline" }).click();
  await expect(toast(page, "Declined. Nothing was changed.")).toBeVisible();
  await page.getByLabel("Show").selectOption("What was decided");
  await expect(row).toContainText("The bill is missing");
  await database.deleteFrom("approval_limits").execute();
});

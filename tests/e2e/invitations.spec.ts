import { expect, type Page, test, toast } from "#tests/support/site.ts";
import { linkInMail } from "#tests/support/site-mail.ts";
import { mailServer, publicAddress } from "#tests/support/sites.ts";

test.describe.configure({ mode: "default" });
test.use({ expectedNoise: [/status of 422/] });

const password = "Brand-new-8!";
const invite = (page: Page) => page.getByRole("button", { name: "Invite a Colleague" });

/** Two presses: the typing and the choice of a role are no clicks of the count. */
async function fillIn(page: Page, name: string, email: string) {
  await invite(page).click();
  const dialog = page.getByRole("dialog", { name: "Invite a colleague" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Care").check();
  return dialog;
}

test.describe("with mail", () => {
  test.use({ ownSite: "invitations", settings: mailServer });

  for (const javaScriptEnabled of [true, false]) {
    test(`a colleague is invited by mail and chooses a password, ${javaScriptEnabled ? "with" : "without"} JavaScript: USER-06`, async ({
      page,
      openDashboard,
      database,
      browser,
      baseURL,
    }) => {
      const email = `sana${javaScriptEnabled ? 1 : 2}@home.example`;
      await openDashboard("/dashboard/user");
      const dialog = await fillIn(page, "Sana", email);
      await dialog.getByRole("button", { name: "Send Invitation" }).click();
      await expect(toast(page, `The invitation is on its way to ${email}.`)).toBeVisible();
      const list = page.getByRole("region", { name: "Invitations" });
      await expect(list).toContainText(email);
      await expect(list).toContainText("Invited by Administrator, open until");

      const context = await browser.newContext({ javaScriptEnabled, baseURL });
      const other = await context.newPage();
      const link = await linkInMail(database, email);
      const response = await other.goto(link);
      expect(response?.headers()["cache-control"]).toBe("no-store");
      await expect(other.getByRole("main")).toContainText("Administrator invites you, Sana, as Care.");
      await other.getByLabel("New password").fill("too-plain");
      await other.getByRole("button", { name: "Create my account" }).click();
      await expect(other.getByLabel("New password")).toHaveAccessibleDescription(
        "Password must include uppercase, lowercase, number, and special character.",
      );
      await other.getByLabel("New password").fill(password);
      await other.getByRole("button", { name: "Create my account" }).click();
      if (javaScriptEnabled) {
        await expect(other.getByRole("heading", { name: "Overview" })).toBeVisible();
        await expect(other.getByRole("banner")).toContainText("Welcome, Sana");
      } else {
        await expect(other.getByRole("status")).toContainText("Your account is ready.");
        await expect(other.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");
      }
      await other.goto(link);
      await expect(other.getByRole("main")).toContainText("This link is no longer valid");
      await context.close();
      await page.reload();
      await expect(page.getByRole("table", { name: "Registered Users" })).toContainText(email);
      await expect(list).toHaveCount(0);
    });
  }
});

test.describe("without mail", () => {
  test.use({ ownSite: "invitations without mail" });

  test("the link is shown once, to be handed over; it is made anew or withdrawn: USER-07", async ({
    page,
    openDashboard,
    site,
  }) => {
    await openDashboard("/dashboard/user");
    const dialog = await fillIn(page, "Bilal", "bilal@home.example");
    await dialog.getByRole("button", { name: "Make Link" }).click();
    const shown = page.getByRole("dialog", { name: "Link for Bilal" });
    const linkIn = async () =>
      (await shown.getByLabel("Link", { exact: true }).inputValue()).slice(publicAddress.length);
    const first = await linkIn();
    expect(first).toMatch(/^\/invitation\?token=[\w-]{22}$/);
    await expect(shown.getByRole("button", { name: "Copy the link" })).toBeVisible();
    await shown.getByRole("button", { name: "Close" }).click();

    await page.getByRole("button", { name: "New link: Bilal" }).click();
    const second = await linkIn();
    expect(second).not.toBe(first);
    const open = async (link: string) =>
      (await (await fetch(site.url + link)).text()).includes("Create my account");
    expect(await open(first)).toBe(false);
    expect(await open(second)).toBe(true);
    await shown.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Withdraw the invitation of Bilal" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
    await expect(toast(page, "The invitation is withdrawn. Its link opens nothing any more.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Invitations" })).toHaveCount(0);
    expect(await open(second)).toBe(false);
  });
});

import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";
import { linkInMail, unsubscribeLinkOf } from "#tests/support/site-mail.ts";
import { showHydrated } from "#tests/support/site-visitor.ts";

const asked =
  "Thank you, we have saved your address. Our email is not set up yet: the link to confirm comes once it is.";
const footer = (page: Page) => page.getByRole("contentinfo");
const field = (page: Page) => footer(page).getByRole("textbox", { name: "Your email address" });
const subscribe = (page: Page) => footer(page).getByRole("button", { name: "Subscribe" });
const newAddress = () => `${uniqueTitle("reader").replace(" ", "-")}@home.example`;

async function ask(page: Page, email: string): Promise<void> {
  await field(page).fill(email);
  await subscribe(page).click();
}

/** Subscribes by the link in the mail, and later unsubscribes by the link of a newsletter. */
async function confirmAndLeave(page: Page, links: { confirm: string; leave: string }): Promise<void> {
  await page.goto(links.confirm);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your address");
  await page.getByRole("button", { name: "Yes, send me the newsletter" }).click();
  await expect(page.getByRole("main").getByText("Thank you. You are subscribed.")).toBeVisible();
  await page.goto(links.leave);
  await page.getByRole("button", { name: "Unsubscribe this address" }).click();
  await expect(page.getByRole("main").getByText("You will get no more newsletters from us.")).toBeVisible();
}

test.describe("the newsletter", () => {
  test.use({ expectedNoise: [brokenRequest] });

  test("is subscribed to in the footer of any page, confirmed by mail, and left again", async ({
    page,
    database,
  }) => {
    const email = newAddress();
    await page.goto("/blogs");
    await showHydrated(field(page));
    await expect(field(page)).toHaveAttribute("type", "email");
    await expect(field(page)).toHaveAttribute("placeholder", "Enter your email address");
    await ask(page, email);
    await expect(footer(page).getByRole("status")).toHaveText(asked);
    await expect(field(page)).toHaveValue("");
    await expect(page).toHaveURL("/blogs");
    await confirmAndLeave(page, {
      confirm: await linkInMail(database, email),
      leave: await unsubscribeLinkOf(database, email),
    });
  });
});

test.describe("without JavaScript the newsletter", () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [brokenRequest] });

  test("keeps an address that is refused, to be corrected: NEWS-01a", async ({ page }) => {
    await page.goto("/newsletter");
    const footer = page.getByRole("contentinfo");
    await footer.getByLabel("Your email address").fill("reader@home");
    await footer.getByRole("button", { name: "Subscribe" }).click();
    const again = page.getByRole("main");
    await expect(again.getByRole("status")).toHaveText("Please enter a valid email address.");
    await expect(again.getByLabel("Your email address")).toHaveValue("reader@home");
    await again.getByLabel("Your email address").fill(newAddress());
    await again.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("main").getByText(asked)).toBeVisible();
  });

  test("is subscribed to, confirmed and left by pages", async ({ page, database }) => {
    const email = newAddress();
    await page.goto("/blogs");
    await ask(page, email);
    await expect(page).toHaveURL("/newsletter");
    await expect(page.getByRole("main").getByText(asked)).toBeVisible();
    await confirmAndLeave(page, {
      confirm: await linkInMail(database, email),
      // As mails of before have it: the newsletter's number is not read any more.
      leave: `${await unsubscribeLinkOf(database, email)}&newsletter=7`,
    });
  });
});

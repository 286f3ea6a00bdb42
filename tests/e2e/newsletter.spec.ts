import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";
import { countMails, linkInMail, unsubscribeLinkOf } from "#tests/support/site-mail.ts";
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

  test("is not sent to an invalid address, and the field says so", async ({ page, database }) => {
    await page.goto("/blogs");
    await showHydrated(field(page));
    // The browser refuses to send this one, and the field says so once it is left.
    await ask(page, "reader");
    await expect(footer(page).getByRole("status")).toHaveText("Please enter a valid email address.");
    await ask(page, "reader@home");
    await expect(footer(page).getByRole("status")).toHaveText("Please enter a valid email address.");
    await expect(field(page)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page)).toHaveAccessibleDescription("Please enter a valid email address.");
    await expect(field(page)).toHaveValue("reader@home");
    expect(await countMails(database, "reader@home")).toBe(0);
  });

  test("thanks a robot that fills the hidden field, and mails it nothing", async ({ page, database }) => {
    const email = newAddress();
    await page.goto("/blogs");
    await showHydrated(field(page));
    await page.locator("input[name=website]").fill("https://robot.example");
    await ask(page, email);
    await expect(footer(page).getByRole("status")).toHaveText(asked);
    expect(await countMails(database, email)).toBe(0);
  });

  test("that cannot be subscribed to says so and keeps the address", async ({ page }) => {
    await page.route("**/backendReact/newsletter", (route) => route.abort());
    await page.goto("/blogs");
    await showHydrated(field(page));
    await ask(page, "reader@home.example");
    await expect(footer(page).getByRole("status")).toHaveText(
      "Your address could not be saved. Please try again later.",
    );
    await expect(field(page)).toHaveValue("reader@home.example");
  });

  test("ignores an invalid link, which offers the form", async ({ page }) => {
    for (const path of ["/newsletter/confirm", "/newsletter/leave"]) {
      await page.goto(`${path}?token=1-abc.def`);
      await page.getByRole("main").getByRole("button").click();
      await expect(page.getByRole("main").getByRole("status")).toHaveText(
        "This link is not valid. Please subscribe again.",
      );
      await page.getByRole("link", { name: "Enter your address below" }).click();
      await expect(field(page)).toBeInViewport();
    }
  });
});

test.describe("without JavaScript the newsletter", () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [brokenRequest] });

  test("is subscribed to, confirmed and left by pages", async ({ page, database }) => {
    const email = newAddress();
    await page.goto("/blogs");
    await ask(page, email);
    await expect(page).toHaveURL("/newsletter");
    await expect(page.getByRole("main").getByText(asked)).toBeVisible();
    await confirmAndLeave(page, {
      confirm: await linkInMail(database, email),
      leave: await unsubscribeLinkOf(database, email),
    });
  });

  test("refuses an invalid address, on a page with the form", async ({ page }) => {
    await page.goto("/newsletter");
    await ask(page, "reader@home");
    await expect(page.getByRole("main").getByText("Please enter a valid email address.")).toBeVisible();
    await expect(field(page)).toBeVisible();
  });
});

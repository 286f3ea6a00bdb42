import { openDonation } from "#app/features/giving/ledger/donation-keys.server.ts";
import { enterAccounts, testAccounts } from "#tests/support/donations.ts";
import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";

/* DONATE-01 to DONATE-06: /donate where the foundation has no account at a gateway. */

test.use({ ownSite: "donate" });
test.describe.configure({ mode: "default" });

const amountOf = (page: Page) => page.getByLabel("Custom amount in PKR");
const option = (page: Page, name: string) =>
  page.getByRole("group").filter({ has: page.getByRole("heading", { level: 3, name }) });
const openOption = (page: Page, name: string) => page.getByRole("heading", { level: 3, name }).click();
const summary = (page: Page, term: string) =>
  page
    .getByRole("region", { name: "Complete Your Donation" })
    .locator("dl")
    .first()
    .locator("div", { has: page.getByRole("term").filter({ hasText: term }) })
    .getByRole("definition");
const bankButton = (page: Page) =>
  page.getByRole("button", { name: /^(Continue with Bank|Enter an amount|Processing)/ });

test("until accounts are entered the page asks not to send money, and nothing can be copied", async ({
  page,
}) => {
  await page.goto("/donate?method=bank-transfer");
  const bank = option(page, "Bank Transfer");
  await expect(bank.getByText("Please do not send money yet.")).toBeVisible();
  await expect(bank.getByText("PK00 0000 0000 0000 0000 0000")).toBeVisible();
  await expect(bank.getByText("Verified")).toHaveCount(0);
  await expect(bank.getByRole("button", { name: /^Copy/ })).toHaveCount(0);
  await expect(page.getByRole("img", { name: /Raast/ })).toHaveCount(0);
});

test.describe("with the accounts entered", () => {
  test.beforeEach(async ({ database, admin }) => {
    await enterAccounts(database, admin, { raastQr: "shown" });
  });

  test("the head, the tabs, the amounts, and the slip that follows them", async ({ page }) => {
    await page.goto("/donate");
    const head = page.getByRole("banner").or(page.locator("main header"));
    await expect(head.getByText("100% Secure")).toBeVisible();
    await expect(head.getByText("Umeed Welfare Foundation").last()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Give, and know where it went");
    for (const [value, name] of [
      ["500+", "Children educated"],
      ["1,200+", "Families supported"],
      ["15+", "Communities served"],
      ["8+", "Years of service"],
    ] as const) {
      const tile = page.locator("main dl > div", { hasText: name });
      await expect(tile.getByRole("definition")).toHaveText(value);
    }
    await expect(page.getByText("Trusted since 2016")).toBeVisible();
    await expect(page.getByText("95% direct program impact")).toBeVisible();
    // Each badge with the sentence that says what is true behind it.
    const badge = (name: string) =>
      page.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });
    await expect(badge("256-bit SSL Secure")).toContainText("what you type is encrypted on its way to us");
    await expect(badge("PCI DSS Compliant")).toContainText("no card number is typed on this site");
    const office = page.getByRole("region", { name: "Cash or cheque, at the office" });
    await expect(office).toContainText("12 Khatam Street");
    await expect(office.getByRole("link", { name: "Opening hours and map" })).toHaveAttribute(
      "href",
      "/contact",
    );

    const once = page.getByRole("tab", { name: "One-Time Donation" });
    const monthly = page.getByRole("tab", { name: "Monthly Support" });
    await expect(once).toHaveAttribute("aria-selected", "true");
    await once.focus();
    await page.keyboard.press("ArrowRight");
    await expect(monthly).toBeFocused();
    await expect(monthly).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("heading", { name: "How much each month?" })).toBeVisible();
    await once.click();
    await expect(page.getByRole("heading", { name: "How much?" })).toBeVisible();

    for (const preset of ["1,000", "2,500", "5,000", "10,000"]) {
      const button = page.getByRole("button", { name: `PKR ${preset}`, exact: true });
      await button.click();
      await expect(button).toHaveAttribute("aria-pressed", "true");
      await expect(amountOf(page)).toHaveValue(preset.replace(",", ""));
      await expect(summary(page, "Amount")).toHaveText(`PKR ${preset}`);
    }
    await amountOf(page).fill("۱,۲۵۰٫۵۰");
    await expect(summary(page, "Amount")).toHaveText("PKR 1,250.50");
    await expect(summary(page, "In words")).toHaveText(
      "One thousand two hundred fifty rupees and fifty paisa only",
    );
    await page.getByRole("radio", { name: /^Zakat/ }).check();
    await expect(summary(page, "For")).toHaveText("Zakat");
    await page.getByText("One of our programmes").click();
    await page.getByRole("radio", { name: "Clean Water Projects" }).check();
    await expect(summary(page, "For")).toHaveText("Clean Water Projects");
  });

  test("one way to pay is open at a time; closing it keeps the amount and takes back what was said of it", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/donate");
    await amountOf(page).fill("50");
    await expect(summary(page, "By")).toHaveText("");
    await openOption(page, "JazzCash");
    await expect(option(page, "JazzCash").getByRole("term")).toHaveText([
      "Account title",
      "Mobile number",
      "Note to write into the transfer",
    ]);
    await expect(summary(page, "By")).toHaveText("JazzCash");
    await openOption(page, "Bank Transfer");
    await expect(amountOf(page)).toHaveValue("50");
    await expect(option(page, "JazzCash").getByText(testAccounts.jazzcash.number)).toBeHidden();
    await expect(summary(page, "By")).toHaveText("Bank Transfer");
    const bank = option(page, "Bank Transfer");
    await expect(bank.getByRole("term")).toHaveText([
      "Bank name",
      "Account title",
      "Account number",
      "IBAN",
      "Note to write into the transfer",
    ]);
    await expect(bank.getByText("Verified")).toHaveCount(4);
    await expect(bank.getByText("Before you send, compare the account title.")).toBeVisible();
    await bank.getByRole("button", { name: "Copy the IBAN of Bank Transfer" }).click();
    await expect(bank.getByText("Copied the IBAN of Bank Transfer.")).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(testAccounts.bank.iban);

    await bankButton(page).click();
    await expect(page.getByText("Minimum donation amount is PKR 100")).toBeVisible();
    await expect(amountOf(page)).toBeFocused();
    await expect(amountOf(page)).toHaveAccessibleDescription(/Minimum donation amount is PKR 100/);
    await openOption(page, "Bank Transfer");
    await expect(bank.getByText(testAccounts.bank.iban)).toBeHidden();
    await expect(page.getByText("Minimum donation amount is PKR 100")).toHaveCount(0);
    await expect(amountOf(page)).toHaveValue("50");
    await expect(summary(page, "By")).toHaveText("");

    await amountOf(page).fill("100");
    const code = page.getByRole("img", { name: "Raast code of the account, for PKR 100", exact: true });
    await openOption(page, "Bank Transfer");
    await expect(code).toBeVisible();
    expect(
      await code.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
  });

  test("every limit has its text, and a text goes when its field is right", async ({ page }) => {
    await page.goto("/donate?method=bank-transfer");
    await expect(bankButton(page)).toBeDisabled();
    await expect(bankButton(page)).toHaveText("Enter an amount first");
    await page.getByText("Go to the amount").click();
    await expect(amountOf(page)).toBeFocused();
    for (const none of ["0", "-5", "abc"]) {
      await amountOf(page).fill(none);
      await expect(bankButton(page)).toBeDisabled();
    }
    for (const [typed, text] of [
      ["99", "Minimum donation amount is PKR 100"],
      ["1,000,001", "Maximum donation amount is PKR 1,000,000"],
      ["100.005", "Please enter rupees with at most two decimals, for the paisa."],
    ] as const) {
      await amountOf(page).fill(typed);
      if (typed === "100.005") await amountOf(page).press("Enter");
      else await bankButton(page).click();
      await expect(page.getByText(text)).toBeVisible();
    }
    // What Enter sends when the button is disabled.
    await amountOf(page).fill("-5");
    await amountOf(page).press("Enter");
    await expect(page.getByText("Amount must be positive")).toBeVisible();

    await amountOf(page).fill("2500");
    await expect(bankButton(page)).toHaveText("Continue with Bank Transfer");
    await expect(page.getByText("Go to the amount")).toHaveCount(0);
    await expect(page.getByText("Amount must be positive")).toHaveCount(0);
    await page.getByLabel("Full Name").fill("A");
    await page.getByLabel("Email", { exact: true }).fill("nobody");
    await bankButton(page).click();
    await expect(page.getByText("Name must be at least 2 characters")).toBeVisible();
    await expect(page.getByText("Invalid email address")).toBeVisible();
    await expect(page.getByLabel("Full Name")).toBeFocused();
    await page.getByLabel("Full Name").fill("Ali");
    await expect(page.getByText("Name must be at least 2 characters")).toHaveCount(0);
    await page.getByLabel("Email", { exact: true }).fill("");

    await page.getByText("I want to claim a tax credit").click();
    await page.getByLabel("CNIC or NTN").fill("35202");
    await bankButton(page).click();
    await expect(
      page.getByText("Please enter the 13 digits of a CNIC, or the 7 or 8 of an NTN."),
    ).toBeVisible();
    await page.getByLabel("CNIC or NTN").fill("");
    await expect(page.getByRole("textbox", { name: "Postal address" })).toBeVisible();

    await openOption(page, "Bank Transfer");
    await expect(summary(page, "By"), "the option is closed").toHaveText("");
    await amountOf(page).press("Enter");
    await expect(page.getByText("Invalid payment option selected")).toBeVisible();
    await page.getByRole("tab", { name: "Monthly Support" }).click();
    await openOption(page, "Bank Transfer");
    await bankButton(page).click();
    await expect(page.getByText(/^Please give your email address/)).toBeVisible();
  });

  test.describe("a wallet without a merchant account", () => {
    test.use({
      expectedNoise: [/foreign request: https:\/\/www\.jazzcash\.com\.pk\/|Failed to load resource/],
    });

    test("a wallet's site opens in a new tab without being checked; then the gift is reported", async ({
      page,
      context,
      database,
    }) => {
      await context.route("https://www.jazzcash.com.pk/**", (route) => route.fulfill({ body: "The wallet" }));
      await page.goto("/donate");
      await openOption(page, "JazzCash");
      const open = page.getByRole("link", { name: "Open JazzCash (opens in a new tab)" });
      await expect(open).toHaveAttribute("rel", "noopener noreferrer");
      const paid = page.getByRole("link", { name: "I have paid" });
      await expect(paid).toHaveCount(0);
      const [first] = await Promise.all([context.waitForEvent("page"), open.click()]);
      await first.close();
      // Without an amount nothing is stored, and the report opens empty.
      await expect(paid).toHaveAttribute("href", "/donate-bank-form?method=jazzcash");

      // With one this tab goes on to where the money is sent and reported.
      await amountOf(page).fill("1,500");
      const [second] = await Promise.all([context.waitForEvent("page"), open.click()]);
      expect(await second.evaluate(() => [document.referrer, window.opener])).toEqual(["", null]);
      await second.close();
      await expect(page).toHaveURL(/\/donate-bank-form\?key=[\w-]{22}&method=jazzcash&amount=1500$/);
      const key = new URL(page.url()).searchParams.get("key") ?? "";
      const row = await database
        .selectFrom("donations")
        .select(["reference", "amount_paisa", "state", "method"])
        .where("id", "=", (await openDonation(database, new Date(), key)) ?? 0)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({ amount_paisa: 150_000, state: "started", method: "jazzcash" });
      const account = page.getByRole("region", { name: "Send PKR 1,500 to this account" });
      await expect(account.getByText(testAccounts.jazzcash.number)).toBeVisible();
      await expect(account.getByText(row.reference)).toBeVisible();
    });
  });

  test.describe("sending", () => {
    test.use({ expectedNoise: [brokenRequest] });

    test("a slow reply, a double press, a reload and a failure make one donation", async ({
      page,
      database,
    }) => {
      const before = await database.selectFrom("donations").select("id").execute();
      const made = async () =>
        (await database.selectFrom("donations").select("id").execute()).length - before.length;
      await page.goto("/donate?method=bank-transfer");
      await amountOf(page).fill("3,210");
      await page.getByLabel("Full Name").fill("Ayesha");
      await page.getByRole("radio", { name: /^Sadqah/ }).check();

      const failed = page.getByText("Payment processing failed. Please try again.");
      await page.route("**/donate.data", (route) => route.abort(), { times: 1 });
      await bankButton(page).click();
      await expect(failed).toBeVisible();
      // The reply is lost on its way: the donation is there, and sending again makes no second one.
      await page.route(
        "**/donate.data",
        async (route) => {
          await route.fetch();
          await route.fulfill({ status: 502, body: "" });
        },
        { times: 1 },
      );
      await bankButton(page).click();
      await expect.poll(made).toBe(1);
      await expect(failed).toBeVisible();

      await page.reload();
      await expect(amountOf(page)).toHaveValue("3,210");
      await expect(page.getByLabel("Full Name")).toHaveValue("Ayesha");
      await expect(page.getByRole("radio", { name: /^Sadqah/ })).toBeChecked();
      await expect(summary(page, "Amount")).toHaveText("PKR 3,210");
      const { promise: hold, resolve: release } = Promise.withResolvers<void>();
      let sent = 0;
      await page.route("**/donate.data", async (route) => {
        sent += 1;
        await hold;
        await route.continue();
      });
      await bankButton(page).click();
      await expect(bankButton(page)).toHaveText("Processing...");
      await expect.poll(() => sent).toBe(1);
      await bankButton(page).click({ force: true });
      release();
      await expect(page).toHaveURL(/\/donate-bank-form\?key=[\w-]{22}&method=bank-transfer&amount=3210$/);
      expect(await made()).toBe(1);
      expect(sent, "the second press sends nothing").toBe(1);

      // A changed amount is a new donation. One that the form's trap refuses is sent again without its token.
      await page.unroute("**/donate.data");
      await page.goto("/donate?method=bank-transfer&amount=3211");
      await page.route(
        "**/donate.data",
        (route) => {
          const gift = new URLSearchParams(route.request().postData() ?? "");
          gift.set("form_token", "forged");
          return route.continue({ postData: gift.toString() });
        },
        { times: 1 },
      );
      await bankButton(page).click();
      await expect(page).toHaveURL(/\/donate-bank-form\?.*amount=3211$/);
      expect(await made()).toBe(2);
    });
  });

  test("a link fills the page in, and the page makes such a link", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/donate?amount=5000&fund=zakat&method=easypaisa&monthly=1");
    await expect(amountOf(page)).toHaveValue("5000");
    await expect(page.getByRole("radio", { name: /^Zakat/ })).toBeChecked();
    await expect(page.getByRole("tab", { name: "Monthly Support" })).toHaveAttribute("aria-selected", "true");
    await expect(option(page, "EasyPaisa").getByText(testAccounts.easypaisa.number)).toBeVisible();
    await amountOf(page).fill("7,500");
    await page.getByRole("tab", { name: "One-Time Donation" }).click();
    await page.getByLabel("Full Name").fill("Nobody else's business");
    await page.getByRole("button", { name: "Share this link" }).click();
    await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "https://umeed.example/donate?amount=7500&fund=zakat&method=easypaisa",
    );
    await page.getByRole("link", { name: "How much Zakat do I owe?" }).click();
    await expect(page).toHaveURL("/zakat-calculator");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false, expectedNoise: [brokenRequest] });

    test("monthly support is chosen and begun by the keyboard alone", async ({ page, database }) => {
      await page.goto("/donate");
      await page.getByRole("tab", { name: "One-Time Donation" }).focus();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("tab", { name: "Monthly Support" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/donate?monthly=1");
      await expect(page.getByRole("heading", { name: "How much each month?" })).toBeVisible();
      await amountOf(page).fill("2,200");
      await page.getByRole("textbox", { name: "Email", exact: true }).fill("monthly@umeed.example");
      await page.getByRole("heading", { level: 3, name: "Bank Transfer" }).click();
      await bankButton(page).press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Now send the money");
      const pledges = await database.selectFrom("pledges").select(["donor_email", "amount_paisa"]).execute();
      expect(pledges).toContainEqual({ donor_email: "monthly@umeed.example", amount_paisa: 220_000 });
    });

    test("accounts are read, a refused gift loses nothing, and a gift ends on what to do next", async ({
      page,
    }) => {
      await page.goto("/donate?fund=zakat");
      await page.getByRole("tab", { name: "Monthly Support" }).click();
      await expect(page).toHaveURL("/donate?fund=zakat&monthly=1");
      await page.getByRole("tab", { name: "One-Time Donation" }).click();
      await openOption(page, "Bank Transfer");
      await expect(option(page, "Bank Transfer").getByText(testAccounts.bank.iban)).toBeVisible();
      await openOption(page, "EasyPaisa");
      await expect(option(page, "Bank Transfer").getByText(testAccounts.bank.iban)).toBeHidden();
      await amountOf(page).fill("99");
      await page.getByLabel("Full Name").fill("عائشہ");
      await page.getByRole("button", { name: "Record this gift and continue" }).click();
      await expect(page.getByText("Minimum donation amount is PKR 100")).toBeVisible();
      await expect(page.getByLabel("Full Name")).toHaveValue("عائشہ");
      await expect(page.getByRole("radio", { name: /^Zakat/ })).toBeChecked();
      await amountOf(page).fill("1,000");
      await page.getByRole("button", { name: "Record this gift and continue" }).click();
      await expect(page).toHaveURL(/\/donation-success\?key=[\w-]{22}(?:#form)?$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Now send the money");
      await expect(page.getByText(testAccounts.easypaisa.number)).toBeVisible();
      await expect(page.getByRole("link", { name: "I have paid" })).toHaveAttribute(
        "href",
        /^\/donate-bank-form\?key=[\w-]{22}&method=easypaisa&amount=1000$/,
      );
    });
  });
});

for (const path of ["/donate", "/ur/donate"])
  test(`on a wide window the record above the form of ${path} has its place before it comes`, async ({
    page,
  }) => {
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const moved = await page.locator("form#form").evaluate((form) => {
        const record = form.parentElement?.nextElementSibling as HTMLElement;
        const { top } = form.getBoundingClientRect();
        record.style.display = "none";
        return top - form.getBoundingClientRect().top;
      });
      expect(moved, `${width} px`).toBeLessThan(48);
    }
  });

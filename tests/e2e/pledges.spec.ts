import { readFile } from "node:fs/promises";
import { pathIn } from "#app/contract/language.ts";
import { textIn } from "#app/lib/words.server.ts";
import { pledgeWords } from "#app/parts/pledges/pledges.words.ts";
import { expectNoFaults, inOneView } from "#tests/support/accessibility.ts";
import { brokenRequest, expect, test, toast } from "#tests/support/site.ts";
import { linkInMail } from "#tests/support/site-mail.ts";

// A form that is refused.
test.use({ expectedNoise: [brokenRequest] });

test("a donor confirms by the mailed link, gives, changes, pauses and ends monthly support, and staff see it: PLEDGE-01, 03..07", async ({
  page,
  admin,
  database,
  openDashboard,
}) => {
  const email = "monthly.donor@home.example";
  await admin.call("startDonation", {
    amount: 2000,
    paymentMethod: "bank-transfer",
    fund: "zakat",
    name: "ایک ماں، لاہور",
    email,
    monthly: true,
    website: "",
  });
  const link = await linkInMail(database, email);
  const response = await page.goto(link);
  expect(response?.headers()["cache-control"]).toBe("no-store");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your monthly support");
  await expect(page.getByText(email)).toHaveCount(0);
  await page.getByRole("button", { name: "Confirm my monthly support" }).click();
  await expect(page.getByText("Confirmed. Thank you for giving each month.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("PKR 2,000 a month for Zakat");

  await page.getByLabel("Amount each month, in PKR").fill("99");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("Amount each month, in PKR")).toHaveValue("99");
  await expect(page.getByLabel("Amount each month, in PKR")).toHaveAccessibleDescription(
    /Minimum donation amount is PKR 100/,
  );
  await page.getByLabel("Amount each month, in PKR").fill("2,500");
  await page.getByLabel("Reminder on the").selectOption("5th");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("PKR 2,500 a month for Zakat");

  await page.getByRole("radio", { name: "EasyPaisa" }).check();
  await page.getByRole("button", { name: "Give PKR 2,500 now" }).click();
  await expect(page).toHaveURL(/\/donation-success\?key=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Now send the money");
  const donation = page.url();
  await page.goto(link);
  await expect(page.getByText("You have started it, but not sent the money yet.")).toBeVisible();
  await page.getByRole("button", { name: "Give PKR 2,500 now" }).click();
  await expect(page).toHaveURL(donation);

  // A link of a mail only asks: the reminders go on until the button is pressed.
  await page.goto(`${link}&do=stop`);
  await expect(page.getByRole("heading", { name: "Stop your monthly support?" })).toBeVisible();
  await page.getByRole("link", { name: "Keep it" }).click();
  await page.getByRole("button", { name: "Pause the reminders" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your monthly support is paused");
  await page.getByRole("button", { name: "Resume" }).click();
  await page.getByRole("link", { name: "Stop..." }).click();
  await page.getByRole("button", { name: "Stop the reminders" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your monthly support has stopped");
  await expect(page.getByText("You promised PKR 2,500 a month for Zakat, on the 5th.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Give/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Start it again" }).click();
  await expect(page.getByText("Welcome back. Your monthly support continues.")).toBeVisible();

  await openDashboard("/dashboard/pledges?q=monthly.donor");
  const row = page.getByRole("row", { name: /ایک ماں/ });
  await expect(row).toContainText("Active");
  await expect(row).toContainText("2,500");
  await page.getByLabel("State").selectOption("Paused");
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await page.getByLabel("State").selectOption("All states");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("monthly-support.csv");
  expect(await readFile(await file.path(), "utf8")).toContain(email);

  await row.getByRole("button", { name: "Open ایک ماں، لاہور" }).click();
  const details = page.getByRole("dialog", { name: "ایک ماں، لاہور" });
  await expect(details).toContainText("PKR 2,500 a month");
  await expect(details.getByRole("link", { name: "All gifts of this donor" })).toHaveAttribute(
    "href",
    `/dashboard/donations?q=${encodeURIComponent(email)}`,
  );
  await details.getByRole("button", { name: "Send the link" }).click();
  await expect(
    toast(page, "No mail server is set up: the email with the link waits in the outbox."),
  ).toBeVisible();
  // Each mail has a link of its own.
  const other = await linkInMail(database, email);
  expect(other).toMatch(/^\/pledge\?key=[\w-]{22}$/);
  expect(other).not.toBe(link);
  await details.getByRole("button", { name: "Stop..." }).click();
  const stop = page.getByRole("dialog", { name: "Stop this monthly support?" });
  await stop.getByRole("button", { name: "Stop it" }).click();
  await expect(stop.getByLabel("Why")).toHaveAccessibleDescription(/Please say why, in a few words\./);
  await stop.getByLabel("Why").fill("Asked us by phone");
  await stop.getByRole("button", { name: "Stop it" }).click();
  await expect(
    toast(page, "Stopped. No mail server is set up, so we cannot tell the donor yet."),
  ).toBeVisible();
  await expect(row).toContainText("Stopped");
  await page.goto("/dashboard/audit-log");
  await expect(page.getByText("Stopped the monthly support").first()).toBeVisible();
});

test("a donor gives, changes and stops monthly support in Urdu, with an amount in Urdu digits: PLEDGE-03..05", async ({
  page,
  admin,
  database,
}) => {
  const t = textIn("ur", pledgeWords);
  const email = "urdu.donor@home.example";
  await admin.call("startDonation", {
    amount: 2000,
    paymentMethod: "bank-transfer",
    fund: "zakat",
    name: "ایک ماں",
    email,
    monthly: true,
  });
  await page.goto(pathIn("ur", await linkInMail(database, email)));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("waitingTitle"));
  await page.getByRole("button", { name: t("confirm") }).click();
  await expect(page.getByText(t("doneConfirm"))).toBeVisible();
  await expect(page).toHaveURL(/\/ur\/pledge\?key=/);
  const amount = page.getByLabel(t("amount"));
  await amount.fill("۵۰");
  await page.getByRole("button", { name: t("save") }).click();
  await expect(amount).toHaveAccessibleDescription(new RegExp(t("tooSmall")));
  await amount.fill("۲٬۵۰۰");
  await page.getByRole("button", { name: t("save") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("زکوٰۃ کے لیے ہر ماہ 2,500 روپے");
  await inOneView(page, 1, () => expectNoFaults(page, "main"));
  const donation = page.getByRole("button", { name: t("giveNow", { money: "2,500 روپے" }) });
  await donation.click();
  await expect(page).toHaveURL(/\/ur\/donation-success\?key=/);
  await page.goBack();
  await page.getByRole("link", { name: t("stop") }).click();
  await page.getByRole("button", { name: t("stopReminders") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("stoppedTitle"));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("monthly support is given, stopped and started again: PLEDGE-03..05", async ({
    page,
    admin,
    database,
  }) => {
    const email = "plain.donor@home.example";
    await admin.call("startDonation", {
      amount: 1000,
      paymentMethod: "jazzcash",
      fund: "general",
      email,
      monthly: true,
    });
    const link = await linkInMail(database, email);
    await page.goto(link);
    await page.getByRole("button", { name: "Confirm my monthly support" }).click();
    const toMyself = await page.getByRole("link", { name: /Send it to myself/ }).getAttribute("href");
    expect(decodeURIComponent(toMyself ?? "")).toContain("PKR 1,000 a month");
    expect(decodeURIComponent(toMyself ?? "")).toContain(new URL(link, "https://umeed.example").search);
    await page.getByRole("button", { name: "Give PKR 1,000 now" }).click();
    await expect(page).toHaveURL(/\/donation-success\?key=/);
    await page.goto(`${link}&do=stop`);
    await page.getByRole("button", { name: "Stop the reminders" }).click();
    await expect(page.getByText("Stopped. We send no more reminders.")).toBeVisible();
    await page.getByRole("button", { name: "Start it again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "PKR 1,000 a month, where it is needed most",
    );
  });
});

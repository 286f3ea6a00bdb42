import { textIn } from "#app/lib/words.server.ts";
import { zakatWords } from "#app/parts/zakat/zakat.words.ts";
import { enterAccounts } from "#tests/support/donations.ts";
import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";

/* A donor who reads only Urdu, on a small phone with an Urdu keyboard. */

test.use({
  ownSite: "urdu-giving",
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  expectedNoise: [brokenRequest],
});
test.beforeEach(async ({ database, admin }) => enterAccounts(database, admin));

const hasNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

/** The Latin words of the page's main part: names of accounts, references and addresses stand from left to right. */
const latinIn = (page: Page) =>
  page.locator("main").evaluate((main) => {
    const shown = main.cloneNode(true) as HTMLElement;
    for (const part of shown.querySelectorAll("[dir=ltr], style, script, noscript, option, dd"))
      part.remove();
    return (shown.textContent?.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => word !== "IBAN");
  });

test("gives Zakat by bank transfer with digits of an Urdu keyboard, and reports it", async ({
  page,
  database,
}) => {
  await page.goto("/ur/donate");
  await hasNoSidewaysScroll(page);
  expect(await latinIn(page)).toEqual([]);
  await page.getByRole("radio", { name: "زکوٰۃ" }).check();
  await page.getByRole("heading", { level: 3, name: "بینک ٹرانسفر" }).click();
  const amount = page.getByLabel("کوئی اور رقم، روپوں میں");
  await amount.fill("۹۹");
  const onward = page.getByRole("button", { name: "بینک ٹرانسفر سے آگے چلیں" });
  await onward.click();
  await expect(page.getByText("کم از کم عطیہ 100 روپے ہے۔")).toBeVisible();
  await amount.fill("۲۵۰۰");
  await expect(page.getByText("دو ہزار پانچ سو روپے صرف")).toBeVisible();
  await expect(page.getByRole("region", { name: "عطیہ مکمل کریں" })).toContainText("2,500 روپے");
  const note = page.getByRole("definition").filter({ hasText: "Zakat" });
  await expect(note).toHaveText("Zakat");
  await expect(page.getByRole("button", { name: /پیغام/ })).toBeVisible();
  await onward.click();

  await expect(page).toHaveURL(/\/ur\/donate-bank-form\?key=/);
  await expect(note).toHaveText(/^TXN\w+ Zakat$/);
  await expect(page.getByRole("link", { name: "الگ عطیے کے طور پر" })).toHaveAttribute(
    "href",
    "/ur/donate-bank-form",
  );
  await expect(page.getByRole("heading", { name: "اس اکاؤنٹ میں 2,500 روپے بھیجیں" })).toBeVisible();
  const report = page.getByRole("button", { name: "رقم کی اطلاع دیں" });
  await report.click();
  await expect(page.getByText("یہ 3 خانے درست کریں:")).toBeVisible();
  expect(await latinIn(page)).toEqual([]);
  await hasNoSidewaysScroll(page);
  await page.getByRole("textbox", { name: "اکاؤنٹ کا نام" }).fill("فاطمہ بی بی");
  await page.getByRole("textbox", { name: "اکاؤنٹ نمبر" }).fill("۰۳۰۰۱۲۳۴۵۶۷");
  await page.getByRole("combobox", { name: "بینک کا نام" }).fill("جاز کیش");
  await report.click();

  await expect(page.getByText("آپ کی اطلاع مل گئی", { exact: false })).toBeVisible();
  await page.getByRole("link", { name: "دیکھیں کہ عطیہ کہاں پہنچا" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "آپ کی اطلاع مل گئی" })).toBeVisible();
  await expect(page.getByRole("region", { name: "آپ کا عطیہ" })).toContainText("زکوٰۃ");
  expect(await latinIn(page)).toEqual([]);
  await hasNoSidewaysScroll(page);
  expect(
    await database.selectFrom("donations").select(["amount_paisa", "fund", "state", "language"]).execute(),
  ).toEqual([{ amount_paisa: 2_500_00, fund: "zakat", state: "pending", language: "ur" }]);
  expect(
    await database.selectFrom("transfer_reports").select(["account_number", "language"]).execute(),
  ).toEqual([{ account_number: "03001234567", language: "ur" }]);
});

test("the Zakat calculator says in Urdu what it cannot read, without JavaScript too", async ({ request }) => {
  const query = new URLSearchParams({
    gold: "x",
    silver: "۹۹۹۹۹۹",
    gold_rate: "0",
    cash: "abc",
    debts: "-1",
  });
  const page = await (await request.get(`/ur/zakat-calculator?${query}`)).text();
  const [ur, en] = [textIn("ur", zakatWords), textIn("en", zakatWords)];
  for (const fault of ["badWeight", "tooHeavy", "badRate", "badAmount", "unsure"] as const) {
    expect(page).toContain(ur(fault));
    expect(page).not.toContain(en(fault));
  }
  const counted = await (await request.get("/ur/zakat-calculator?gold=۱۰۰&gold_rate=۲۵۰۰۰")).text();
  expect(counted).toContain("62,500 روپے");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [/status of 422/] });

  test("a gift in Urdu is refused and taken in Urdu", async ({ page }) => {
    await page.goto("/ur/donate?method=bank-transfer&fund=zakat");
    const onward = page.getByRole("button", { name: "بینک ٹرانسفر سے آگے چلیں" });
    await onward.click();
    await expect(page.getByText("رقم روپوں میں لکھیں۔")).toBeVisible();
    await page.getByLabel("کوئی اور رقم، روپوں میں").fill("۲٬۵۰۰");
    await onward.click();
    await expect(page).toHaveURL(/\/ur\/donation-success\?key=/);
    await expect(page.getByRole("heading", { level: 1, name: "اب رقم بھیجیں" })).toBeVisible();
  });
});

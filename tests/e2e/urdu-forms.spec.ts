import { expect, type Page, test } from "#tests/support/site.ts";
import { showHydrated } from "#tests/support/site-visitor.ts";

/* As a mother in Lahore goes through the site who reads only Urdu, on her phone. */

test.use({ viewport: { width: 360, height: 740 }, expectedNoise: [/status of 422/] });

const form = (page: Page) => page.getByRole("main").getByRole("form");
const field = (page: Page, label: string) => form(page).getByLabel(new RegExp(`^${label}`));
const thanks = (page: Page) => page.getByRole("region", { name: "شکریہ" });

/** The page is Urdu, from right to left, and no wider than the phone. */
async function expectUrdu(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "ur");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
}

/** What stands in Latin letters and is neither a group, an address, a number nor marked as English. */
async function latinWords(page: Page): Promise<string[]> {
  const text = await page.getByRole("main").evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll("bdi, [lang=en], datalist, script, style")) part.remove();
    return copy.textContent ?? "";
  });
  return text.replace(/\u2066[^\u2069]*\u2069/g, "").match(/[A-Za-z]{2,}/g) ?? [];
}

for (const name of ["blood-request", "blood-donor"]) {
  test(`the switch of language keeps the group that was chosen on ${name}, and no storage does: REQUEST-11`, async ({
    page,
  }) => {
    const group = form(page).getByRole("radio", { name: "O-", exact: true });
    await page.goto(`/registration/${name}`);
    await showHydrated(form(page));
    await field(page, "City").fill("Kasur");
    await group.check();
    await expect(page).toHaveURL(`/registration/${name}?group=O-`);
    await expect(field(page, "City"), "nothing else has changed").toHaveValue("Kasur");
    await page.getByRole("banner").getByRole("link", { name: "اردو" }).click();
    await expect(page).toHaveURL(`/ur/registration/${name}?group=O-`);
    await expect(group).toBeChecked();
    await expect(field(page, "شہر")).toHaveValue("Kasur");
    expect(
      await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
    ).not.toContain("O-");
  });
}

test("the day that was chosen is written as Urdu writes it", async ({ page }) => {
  await page.goto("/ur/registration/blood-donor");
  await showHydrated(form(page));
  await field(page, "پچھلی بار خون کب دیا").fill("2026-01-05");
  await expect(field(page, "پچھلی بار خون کب دیا")).toHaveAccessibleDescription("5 جنوری 2026");
});

test("from /ur she asks for blood tonight, sees what happens next, and registers as a volunteer", async ({
  page,
}) => {
  await page.goto("/ur");
  await page.getByRole("banner").getByRole("button", { name: "مینو" }).click();
  await page.getByRole("link", { name: "خون چاہیے" }).first().click();
  await expect(page).toHaveURL(/\/ur\/registration\/blood-request$/);
  await showHydrated(form(page));
  await expectUrdu(page);
  expect(await latinWords(page)).toEqual([]);

  const send = form(page).getByRole("button", { name: "درخواست بھیجیں" });
  await send.click();
  const faults = form(page).getByRole("status").filter({ hasText: "خانے درست کریں" }).getByRole("link");
  await expect(faults.first()).toHaveText("ایسا فون نمبر لکھیں جس پر ابھی کوئی جواب دے۔");
  await faults.first().click();
  await expect(field(page, "فون نمبر")).toBeFocused();
  expect(await latinWords(page)).toEqual([]);

  await field(page, "فون نمبر").fill("۰۳۰۰ ۱۲۳۴۵۶۷");
  await field(page, "جنہیں ہم فون کریں").fill("عائشہ بی بی");
  await form(page).getByRole("radio", { name: "B-", exact: true }).check();
  await field(page, "خون کی کتنی بوتلیں").fill("۲");
  await form(page).getByRole("radio", { name: "آج رات" }).check();
  await field(page, "ہسپتال").fill("میو ہسپتال");
  await field(page, "شہر").fill("لاہور");
  await send.click();
  await expect(thanks(page)).toContainText("آپ کی درخواست ہم تک پہنچ گئی ہے۔");
  await expect(thanks(page)).toContainText("ہم لاہور میں ان لوگوں کو باری باری فون کریں گے");
  await expect(thanks(page)).toContainText("ہم 0300 1234567 پر فون کریں گے۔");
  const share = await thanks(page)
    .getByRole("link", { name: /واٹس ایپ پر بھیجیں/ })
    .getAttribute("href");
  expect(new URL(share ?? "").searchParams.get("text")).toContain("میو ہسپتال");
  await expectUrdu(page);
  expect(await latinWords(page)).toEqual([]);

  await page.goto("/ur/registration/volunteer");
  await showHydrated(form(page));
  await expectUrdu(page);
  expect(await latinWords(page)).toEqual([]);
  await form(page).getByRole("radio").nth(1).check();
  await field(page, "آپ کیا کر سکتے ہیں").fill("کھانا پکانا، سلائی");
  await field(page, "پورا نام").fill("عائشہ بی بی");
  await field(page, "شہر").fill("لاہور");
  await field(page, "فون نمبر").fill("۰۳۰۰ ۱۲۳۴۵۶۷");
  await field(page, "ای میل").fill("ayesha@home.example");
  await form(page).getByRole("button").last().click();
  await expect(thanks(page)).toContainText("ہم ایک ہفتے کے اندر آپ کو لکھیں گے۔");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // urdu-forms.api.test.ts has the answers of every form.
  test("an empty form is answered in Urdu", async ({ page }) => {
    await page.goto("/ur/registration/volunteer");
    expect(await latinWords(page)).toEqual([]);
    await form(page).getByRole("button").last().click();
    await expect(page).toHaveURL(/\/ur\/registration\/volunteer/);
    await expect(form(page).getByRole("status").filter({ hasText: "۔" }).first()).toBeVisible();
    expect(await latinWords(page)).toEqual([]);
    await expectUrdu(page);
  });
});

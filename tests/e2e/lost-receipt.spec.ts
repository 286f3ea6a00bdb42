import { expect, type Page, test } from "#tests/support/site.ts";

/* Whoever has no email keeps what opens a gift, and comes by a lost receipt: DONATE-09a, RECEIPT-22. */

/** What the link offers to send. */
async function offered(page: Page, name: string | RegExp): Promise<string> {
  const href = await page.getByRole("main").getByRole("link", { name }).getAttribute("href");
  expect(href).toMatch(/^https:\/\/wa\.me\/\?text=/);
  return new URL(href ?? "").searchParams.get("text") ?? "";
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a donor sends himself the number and the address of a gift", async ({ page, admin }) => {
    const gift = { amount: 1500, paymentMethod: "jazzcash", fund: "zakat" };
    const { reference, key } = await admin.call("startDonation", gift);
    await page.goto(`/donation-success?key=${key}`);
    expect(await offered(page, /Send it to myself/)).toBe(
      `My gift to Umeed Welfare Foundation: PKR 1,500 for Zakat, reference ${reference}. Its state and receipt:\nhttps://umeed.example/donation-success?key=${key}`,
    );
    await page.goto(`/ur/donation-success?key=${key}`);
    expect(await offered(page, /خود کو واٹس ایپ/)).toContain(`/ur/donation-success?key=${key}`);
  });

  test("whoever leaves for the bank's app has sent himself the way back before", async ({ page, admin }) => {
    const gift = { amount: 2500, paymentMethod: "bank-transfer", fund: "general" };
    const { reference, key } = await admin.call("startDonation", gift);
    await page.goto(`/donate-bank-form?key=${key}`);
    expect(await offered(page, /Send it to myself/)).toBe(
      `My gift to Umeed Welfare Foundation, reference ${reference}. Its state and receipt:\nhttps://umeed.example/donation-success?key=${key}`,
    );
  });

  test("a lost receipt is asked for by email or at the office, and found from the search and the footer", async ({
    page,
  }) => {
    await page.goto("/search?q=lost+receipt");
    await page.getByRole("main").getByRole("link", { name: "I lost my receipt" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("I lost my receipt");
    const office = page.getByRole("region", { name: "From our office" });
    await expect(office).toContainText("the last four digits");
    await expect(office.getByRole("link", { name: /^Call us/ })).toHaveAttribute("href", /^tel:/);
    await page.getByRole("contentinfo").getByRole("link", { name: "I lost my receipt" }).click();
    await page.getByRole("link", { name: "اردو" }).first().click();
    await expect(page).toHaveURL("/ur/lost-receipt");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("میری رسید گم ہو گئی");
  });
});

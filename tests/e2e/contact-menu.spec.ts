import { showAds } from "#tests/support/home-content.ts";
import { expect, type Page, test } from "#tests/support/site.ts";
import { showHydrated } from "#tests/support/site-visitor.ts";

const opener = (page: Page) => page.getByRole("button", { name: "Contact us" });
const contactMenu = (page: Page) => page.getByRole("navigation", { name: "Contact us" });

async function open(page: Page): Promise<void> {
  await opener(page).click();
  await expect(contactMenu(page)).toBeVisible();
}

test("the button at the lower right toggles three contact links, beside the popup", async ({
  page,
  admin,
}) => {
  await showAds(admin, [{ title: "First" }, { title: "Second" }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.mouse.wheel(0, 300);
  await expect(page.getByRole("complementary").getByText("Future Project")).toBeVisible();
  await expect(contactMenu(page)).toBeHidden();
  const box = await opener(page).boundingBox();
  expect(box?.x).toBeGreaterThan(180);
  expect(box?.y).toBeGreaterThan(600);
  await open(page);
  const links = contactMenu(page).getByRole("link");
  await expect(links).toHaveText([/WhatsApp/, /Call us/, /Write to us/]);
  const found = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute("href"), link.getAttribute("target")]),
  );
  expect(found).toEqual([
    [expect.stringMatching(/^https:\/\/.*whatsapp/), "_blank"],
    [expect.stringMatching(/^tel:\+92/), "_blank"],
    [expect.stringMatching(/^mailto:/), "_blank"],
  ]);
  await contactMenu(page).getByRole("button", { name: "Close" }).click();
  await expect(contactMenu(page)).toBeHidden();
});

test("the backdrop and Escape close it, without clicking what is beneath", async ({ page }) => {
  await page.goto("/");
  await open(page);
  const logo = await page.getByRole("banner").getByRole("link").first().boundingBox();
  await page.mouse.click((logo?.x ?? 0) + 5, (logo?.y ?? 0) + 5);
  await expect(contactMenu(page)).toBeHidden();
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(contactMenu(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(contactMenu(page).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(contactMenu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test.describe("a chosen link", () => {
  test.use({ expectedNoise: [/^foreign request: https:\/\/social\.umeed\.example\/whatsapp/] });

  test("opens in a new tab and closes the menu", async ({ page, context }) => {
    await context.route("https://social.umeed.example/**", (route) => route.fulfill({ body: "A chat" }));
    await page.goto("/");
    await showHydrated(opener(page).locator("xpath=../.."));
    await open(page);
    const opened = page.waitForEvent("popup");
    await contactMenu(page).getByRole("link", { name: "WhatsApp" }).click();
    expect((await opened).url()).toContain("whatsapp");
    await expect(contactMenu(page)).toBeHidden();
  });
});

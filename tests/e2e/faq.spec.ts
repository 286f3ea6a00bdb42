import { expect, type Page, test } from "#tests/support/site.ts";
import { showHydrated } from "#tests/support/site-visitor.ts";

const faq = (page: Page) => page.getByRole("region", { name: "Common questions" });
const question = (page: Page, words: RegExp) => faq(page).getByRole("heading", { level: 3, name: words });

/** What each of the five answers has to say: HOME-11. */
const answers = [
  [/donations used/, /programmes/],
  [/registered/, /government-verified/],
  [/volunteer/, /career page/],
  [/projects/, /^Education, healthcare, humanitarian aid, food distribution and skill development\.$/],
  [/tax/, /official receipt for every gift, but it gives no right to a tax credit/],
] as const;
const answer = (page: Page, words: RegExp) => faq(page).getByRole("paragraph").filter({ hasText: words });

test("the questions open one at a time, and the open one closes when it is clicked", async ({ page }) => {
  await page.goto("/");
  await showHydrated(faq(page));
  await expect(faq(page).getByRole("heading", { level: 3 })).toHaveCount(5);
  for (const [, words] of answers) await expect(answer(page, words)).toBeHidden();
  for (const [place, [asked, words]] of answers.entries()) {
    await question(page, asked).click();
    await expect(answer(page, words)).toBeVisible();
    const before = answers[place - 1];
    if (before) await expect(answer(page, before[1])).toBeHidden();
  }
  await question(page, /tax/).click();
  for (const [, words] of answers) await expect(answer(page, words)).toBeHidden();
});

test("the questions work by the keyboard, after a link that writes to us", async ({ page }) => {
  await page.goto("/");
  await showHydrated(faq(page));
  const write = faq(page).getByRole("link", { name: "Ask Us Anything" });
  await expect(write).toHaveAttribute("href", /^mailto:\S+@\S+$/);
  await write.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(answer(page, answers[0][1])).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(answer(page, answers[1][1])).toBeVisible();
  await expect(answer(page, answers[0][1])).toBeHidden();
  await page.keyboard.press("Space");
  await expect(answer(page, answers[1][1])).toBeHidden();
});

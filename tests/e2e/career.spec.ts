import { expect, test } from "#tests/support/site.ts";
import { figuresIn } from "#tests/support/site-visitor.ts";

test("the career section: figures, two ways in, and links of which three open in a new tab", async ({
  page,
}) => {
  await page.goto("/");
  const career = page.getByRole("region", { name: "Work with us" });
  expect(await figuresIn(career)).toEqual([
    "500+ Volunteers Engaged",
    "95% Satisfaction Rate",
    "50+ Projects Completed",
  ]);
  const cards = career.getByRole("listitem");
  await expect(cards).toHaveCount(2);
  await expect(cards.first().getByRole("heading")).toHaveText("Internship");
  await expect(cards.first()).toContainText(/50\+ Alumni.*3-6 months/);
  await expect(cards.last().getByRole("heading")).toHaveText("Strategic Partnerships");
  await expect(cards.last()).toContainText(/120\+ Partners.*Long-term/);

  const links = career.getByRole("link");
  await expect(links.filter({ hasText: "Start Volunteering" })).toHaveAttribute(
    "href",
    "/registration/volunteer",
  );
  await expect(links.filter({ hasText: "Read Stories" })).toHaveAttribute(
    "href",
    "/blogs?category=volunteers",
  );
  const found = await links.evaluateAll((all) =>
    all.map((link) => `${link.getAttribute("href")} ${link.getAttribute("target") ?? "here"}`),
  );
  expect(found.toSorted()).toEqual([
    "/blogs?category=volunteers here",
    "/partnerships _blank",
    "/registration/internship _blank",
    "/registration/volunteer _blank",
  ]);
});

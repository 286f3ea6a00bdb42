import { expect, test } from "#tests/support/site.ts";

test("the report says how it counts before it shows figures, as charts and as tables: ABOUT-06", async ({
  page,
}) => {
  await page.goto("/impact-report");
  await expect(page.getByRole("heading", { level: 1, name: "What donations have achieved" })).toBeVisible();
  const headings = page.getByRole("article").getByRole("heading", { level: 2 });
  await expect(headings).toHaveText([
    "How we count",
    "Help given, year by year",
    "Percentages in pictures",
    "All other figures",
    "Ask us about any figure",
  ]);
  await expect(page.getByRole("region", { name: "How we count" })).toContainText(
    "the foundation's own figures",
  );

  const given = page.getByRole("region", { name: "Help given, year by year" });
  const charts = given.getByRole("img");
  await expect(charts).toHaveCount(4);
  await expect(charts.first()).toHaveAccessibleName(
    "Families helped by year. 2020: 120, 2021: 210, 2022: 290, 2023: 360, 2024: 450, 2025: 560.",
  );
  await expect(charts.first().getByText("560", { exact: true })).toBeVisible();
  await given.getByText("The same as a table").click();
  const table = given.getByRole("table", { name: "Help given by year" });
  await expect(table.getByRole("row", { name: /^2020/ }).getByRole("cell")).toHaveText([
    "120",
    "80",
    "40",
    "60",
  ]);
  await expect(table.getByRole("row", { name: /^All years/ }).getByRole("cell")).toHaveText([
    "1,990",
    "1,100",
    "500",
    "1,300",
  ]);

  const shares = page.getByRole("region", { name: "Percentages in pictures" });
  for (const name of [
    "Direct program impact: 95%",
    "Program efficiency: 92%",
    "Pupils who go on: 98%",
    "Overall impact: 87%",
    "Community reach: 92%",
    "Program success: 85%",
  ]) {
    await expect(shares.getByRole("img", { name, exact: true })).toBeVisible();
  }
  const health = page.getByRole("region", { name: "Health" });
  await expect(health.getByRole("definition").nth(1)).toHaveText("18,000+");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("its charts are drawn by the server, and its tables open", async ({ page }) => {
    await page.goto("/impact-report");
    await expect(page.getByRole("img", { name: /^Crisis relief by year/ })).toBeVisible();
    await page.getByText("The same as a table").first().click();
    await expect(page.getByRole("table", { name: "Help given by year" })).toBeVisible();
  });
});

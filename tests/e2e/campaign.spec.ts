import { sampleValue } from "#server/content.ts";
import { emptyPageCache } from "#tests/support/home-content.ts";
import { expect, test } from "#tests/support/site.ts";

test("the latest campaign says what it is for, what an amount does, and leads to its fund: CAMPAIGN-01", async ({
  page,
}) => {
  await page.goto("/latest-campaign");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Two thousand quilts before the fog");
  await expect(
    page.getByRole("main").getByText("2,000 warm quilts for families along the Ravi"),
  ).toBeVisible();
  const donations = page.getByRole("region", { name: "What a gift does" });
  await expect(donations.getByRole("term")).toHaveText([
    "PKR 2,350",
    "PKR 4,700",
    "PKR 11,750",
    "PKR 47,000",
  ]);
  await expect(donations.getByRole("definition").last()).toContainText("A bale of twenty");
  await expect(
    page.getByRole("region", { name: "What happens with your gift" }).getByRole("listitem"),
  ).toHaveCount(4);
  // The first row of its card, and what it fills in.
  await donations.getByRole("link", { name: "PKR 2,350" }).click();
  await expect(page).toHaveURL("/donate?amount=2350&fund=emergency-relief");
  await expect(page.getByLabel("Custom amount in PKR")).toHaveValue("2350");
  await expect(page.getByRole("radio", { name: "Emergency Relief" })).toBeChecked();
  await page.goBack();
  await donations.getByRole("link", { name: "Give any amount" }).click();
  await expect(page).toHaveURL("/donate?fund=emergency-relief");
});

test("a campaign with a last day names it, and afterwards says that it has ended", async ({
  page,
  admin,
  database,
}) => {
  const save = async (until: string) => {
    const value = JSON.stringify({ ...sampleValue("campaign"), until });
    await database.deleteFrom("content").where("name", "=", "campaign").execute();
    await database
      .insertInto("content")
      .values({ name: "campaign", value, version: 1, updated_at: "2026-11-21T07:00:00.000Z" })
      .execute();
    await emptyPageCache(admin);
  };
  await save("2999-01-31");
  await page.goto("/latest-campaign");
  await expect(page.getByText("Until Jan 31, 2999")).toBeVisible();
  await expect(page.getByText("of PKR 4,700,000")).toBeVisible();
  await expect(page.getByRole("term").filter({ hasText: "What the first PKR 2,350 pays for" })).toBeVisible();
  await expect(
    page.getByText(/^(?:No gifts yet|\S+ gifts?) to Emergency Relief since .* counted in our open books\.$/),
  ).toBeVisible();

  await save("2020-01-31");
  await page.goto("/latest-campaign");
  await expect(page.getByText("This campaign has ended")).toBeVisible();
  await expect(page.getByRole("heading", { name: "It ended on Jan 31, 2020" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Give to this campaign" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Give to Emergency Relief" })).toHaveAttribute(
    "href",
    "/donate?fund=emergency-relief",
  );
  await save("");
});

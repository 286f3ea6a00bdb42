import { karachiDay } from "#app/lib/dates.ts";
import { expect, type Page, test } from "#tests/support/site.ts";

const main = (page: Page) => page.getByRole("main");

test("the programmes lead to their stories, in the order of PROG-01", async ({ page }) => {
  await page.goto("/programs");
  await expect(page.getByRole("heading", { level: 1, name: "Our programmes" })).toBeVisible();
  const headings = main(page).getByRole("heading", { level: 2 });
  await expect(headings).toHaveCount(9);
  await headings.first().getByRole("link", { name: "Education for Every Child" }).click();
  await expect(page).toHaveURL(/\/details\/education-for-every-child$/);
  await expect(page.getByRole("heading", { level: 1, name: "Education for Every Child" })).toBeVisible();
});

test("a story has a picture, its parts, and ways to help: PROG-02", async ({ page }) => {
  await page.goto("/details/healthcare-access");
  await expect(page).toHaveTitle(/^Healthcare Access \|/);
  const story = page.getByRole("article");
  await expect(story.getByRole("img").first()).toHaveAttribute("alt", /\w{3}/);
  await expect(story.getByText("Mobile clinics for villages without a doctor")).toBeVisible();
  await expect(story.getByRole("heading", { name: "Lives Transformed" })).toBeVisible();
  await expect(story.getByText("200,000+ patients treated")).toBeVisible();
  await expect(story.getByRole("heading", { name: "Be Part of This Miracle" })).toBeVisible();
  await expect(story.getByRole("link", { name: /^Donate Now: / })).toHaveAttribute(
    "href",
    "/donate?amount=28000&fund=healthcare-access",
  );
  const cost = story.getByRole("region", { name: "What it costs" });
  await expect(cost).toContainText("PKR 68,000");
  await expect(cost).toContainText("One day of the van for about ninety patients");
  await expect(story.getByRole("link", { name: /^Volunteer: / })).toHaveAttribute("href", "/volunteer");
  const asks = main(page).getByRole("link", { name: "Donate Now", exact: true });
  await expect(asks).toHaveCount(2);
  for (const ask of await asks.all())
    await expect(ask).toHaveAttribute("href", "/donate?fund=healthcare-access");
  await expect(main(page).getByRole("link", { name: "Return to Hope Stories" })).toHaveAttribute("href", "/");
});

test("the claims of the programmes stand as they were given: PROG-04", async ({ page }) => {
  for (const [slug, ...claims] of [
    [
      "education-for-every-child",
      "5,200+ children at school today",
      "15 schools built",
      "98% of them continue to secondary school",
    ],
    ["healthcare-access", "200,000+ patients treated"],
    ["emergency-relief", "Teams that leave within 24 hours"],
  ]) {
    await page.goto(`/details/${slug}`);
    for (const claim of claims) await expect(main(page).getByText(claim).first(), slug).toBeVisible();
  }
});

test("every programme asks in the first screen and a half of a small phone: PROG-05", async ({ page }) => {
  const height = 640;
  await page.setViewportSize({ width: 360, height });
  const { programmes } = await import("#content/programmes.ts");
  for (const { slug } of programmes.defaults.programmes) {
    for (const [path, name] of [
      [`/details/${slug}`, "Donate Now"],
      [`/ur/details/${slug}`, "ابھی عطیہ دیں"],
    ] as const) {
      await page.goto(path);
      const box = await main(page).getByRole("link", { name, exact: true }).first().boundingBox();
      expect.soft((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0), path).toBeLessThan(1.5 * height);
    }
  }
});

test("once six people gave in a week, its page and the donate page say when the last one did: PROG-05", async ({
  page,
  admin,
}) => {
  const line = main(page).getByText(/^Somebody gave for Adult Literacy /);
  await page.goto("/details/adult-literacy");
  await expect(line).toHaveCount(0);
  for (let gift = 1; gift <= 6; gift += 1) {
    await admin.call("bookDonation", {
      amount: 2500,
      fund: "adult-literacy",
      method: "cash",
      received_on: karachiDay(new Date()),
      idempotency_key: `for-adult-literacy-${gift}`,
    });
  }
  await page.goto("/details/adult-literacy");
  await expect(line).toHaveText("Somebody gave for Adult Literacy within the last hour.");
  await page.goto("/ur/donate?fund=adult-literacy");
  await expect(main(page).getByText(/پچھلے ایک گھنٹے میں کسی نے .* کے لیے عطیہ دیا۔/)).toBeVisible();
});

test("what staff have saved takes the place of the defaults", async ({ page, admin }) => {
  const name = "programmes";
  const read = async () => (await admin.call("readContent", undefined, { name })).content;
  const { value, version } = await read();
  const photo = {
    src: "/art/placeholder.svg",
    alt: { en: "Girls at their desks" },
    consent: "Their mothers",
  };
  const renamed = { ...value.programmes[0], title: { en: "A new name" }, photo, impact: [], help: [] };
  await admin.call("saveContent", { name, version, value: { ...value, programmes: [renamed] } });
  await page.goto("/details/education-for-every-child");
  await expect(page.getByRole("heading", { level: 1, name: "A new name" })).toBeVisible();
  await expect(page.getByRole("article").getByRole("img")).toHaveAttribute("alt", "Girls at their desks");
  for (const path of ["/details/education-for-every-child.data", "/programs.data", "/_root.data", "/"])
    expect(await (await page.request.get(path)).text(), path).not.toContain("Their mothers");
  await expect(page.getByRole("heading", { name: "Lives Transformed" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Be Part of This Miracle" })).toHaveCount(0);
  await admin.call("resetContent", { name, version: (await read()).version });
  await page.goto("/details/education-for-every-child");
  await expect(page.getByRole("heading", { level: 1, name: "Education for Every Child" })).toBeVisible();
});

test.describe("an unknown programme", () => {
  test.use({ expectedNoise: [/404/] });

  test("says so with HTTP 404: PROG-03", async ({ page }) => {
    const response = await page.goto("/details/nowhere");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Story Not Found" })).toBeVisible();
    await expect(
      page.getByText(
        "The story of hope you're looking for doesn't exist yet. But together, we can write it.",
      ),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "Return to Hope" })).toHaveAttribute("href", "/");
  });
});

import { emptyPageCache } from "#tests/support/home-content.ts";
import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";
import { delayRequests } from "#tests/support/site-visitor.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const search = (page: Page) => page.getByRole("searchbox", { name: "Search stories" });
const categories = (page: Page) => page.getByRole("navigation", { name: "Categories" });

test.describe("the stories", () => {
  test("come as cards: picture, category, title, excerpt, author, date, read time", async ({
    page,
    admin,
  }) => {
    const title = uniqueTitle("A clinic on wheels");
    await admin.publish({
      title,
      category: "Health",
      excerpt: "Twice a week it stops in the river settlements.",
      author_name: "Field desk",
      read_time: 4,
      published_at: "2026-01-05",
    });
    await page.goto(`/blogs?q=${encodeURIComponent(title)}`);
    const card = cards(page).filter({ hasText: title });
    await expect(card.getByRole("heading")).toHaveText(title);
    await expect(card).toContainText("Health");
    await expect(card).toContainText("Twice a week it stops in the river settlements.");
    await expect(card).toContainText("Field desk");
    await expect(card).toContainText("Jan 5, 2026");
    await expect(card).toContainText("4 min read");
    await expect(card.locator("img")).toBeVisible();
    await card.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });

  test("keep a long title to two lines and a long excerpt to three", async ({ page, admin }) => {
    const title = uniqueTitle("long ".repeat(35).trim());
    await admin.publish({ title, excerpt: "words and words ".repeat(30) });
    await page.goto(`/blogs?q=${encodeURIComponent(title)}`);
    const card = cards(page).first();
    const lines = (text: string) =>
      card
        .getByText(text)
        .first()
        .evaluate((element) => {
          const block = element.closest("h1,h2,h3,p") ?? element;
          const { lineHeight, webkitLineClamp } = getComputedStyle(block);
          return {
            clamp: webkitLineClamp,
            shown: Math.round(block.clientHeight / Number.parseFloat(lineHeight)),
          };
        });
    expect(await lines("long long")).toEqual({ clamp: "2", shown: 2 });
    expect(await lines("words and words")).toEqual({ clamp: "3", shown: 3 });
  });

  test("are filtered while the visitor types, without asking the server", async ({ page }) => {
    await page.goto("/blogs");
    await expect(search(page)).toHaveAttribute("placeholder", "Search stories, topics, authors...");
    const [, second] = await cards(page).getByRole("heading").allTextContents();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "fetch") asked.push(request.url());
    });
    await search(page).pressSequentially((second ?? "").toUpperCase());
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByRole("heading")).toHaveText(second ?? "");
    expect(asked.filter((url) => url.includes("q="))).toEqual([]);

    await search(page).fill("nothing like it");
    await expect(page.getByRole("heading", { name: "No Stories Found" })).toBeVisible();
    await expect(
      page.getByText('No posts matching "nothing like it". Try different keywords.', { exact: true }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Clear Search" }).click();
    await expect(search(page)).toHaveValue("");
    await expect(cards(page).first()).toBeVisible();
  });

  test("are all searched by Enter, with the same results as by typing", async ({ page, admin }) => {
    const deep = uniqueTitle("Hidden deep");
    await admin.publish({ title: deep, published_at: "2020-01-01" });
    const title = uniqueTitle("Quilts");
    await admin.publish({ title, author_name: "Umeed night desk" });
    await page.goto("/blogs");
    await search(page).fill(deep);
    await search(page).press("Enter");
    await expect(page).toHaveURL(/[?&]q=/);
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole("link", { name: "Clear Search" }).click();
    await expect(page).toHaveURL("/blogs");

    for (const term of [title.slice(1), "night desk", "ÉIGHT-nothing"]) {
      await page.goto("/blogs");
      const found = cards(page).filter({ hasText: title });
      const box = search(page);
      await box.fill(term);
      const typed = await found.count();
      expect(typed, term).toBe(term.includes("nothing") ? 0 : 1);
      await box.press("Enter");
      await expect(page).toHaveURL(/q=/);
      await expect(found, term).toHaveCount(typed);
    }
  });

  test("are chosen by category, each button in its colour; one without any says so by its name", async ({
    page,
    admin,
  }) => {
    const name = uniqueTitle("Empty");
    await admin.call("createBlogCategory", { name, color: "#445566" });
    const title = uniqueTitle("Only water");
    await admin.publish({ title, category: "Clean Water" });
    await page.goto("/blogs");
    const buttons = categories(page).getByRole("link");
    await expect(buttons.first()).toHaveText("All Posts");
    const water = categories(page).getByRole("link", { name: "Clean Water" });
    await expect(water).toHaveCSS("background-color", "rgb(35, 112, 138)");
    await water.click();
    await expect(page).toHaveURL("/blogs?category=clean-water");
    await expect(water).toHaveAttribute("aria-current", "page");
    await expect(cards(page).filter({ hasText: title })).toBeVisible();
    await expect(cards(page).filter({ hasNotText: "Clean Water" })).toHaveCount(0);
    await categories(page).getByRole("link", { name: "All Posts" }).click();
    await expect(page).toHaveURL("/blogs");
    await categories(page).getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { name: "No Stories Found" })).toBeVisible();
    await expect(page.getByText(`No posts in the "${name}" category yet.`, { exact: true })).toBeVisible();
  });
});

test.describe("a bad network", () => {
  test.use({ expectedNoise: [brokenRequest] });
  const data = "**/blogs.data*";

  test("shows that stories are loading while they are, and in place that they failed; Try Again loads them", async ({
    page,
  }) => {
    await page.goto("/blogs");
    const release = await delayRequests(page, data);
    await categories(page).getByRole("link", { name: "Health" }).click();
    await expect(page.getByText("Loading inspiring stories...")).toBeVisible();
    release();
    await expect(page.getByText("Loading inspiring stories...")).toBeHidden();
    await expect(cards(page).first()).toBeVisible();

    await categories(page).getByRole("link", { name: "All Posts" }).click();
    await expect(page).toHaveURL("/blogs");
    await page.route(data, (route) => route.abort());
    await categories(page).getByRole("link", { name: "Health" }).click();
    const alert = page.getByRole("alert");
    await expect(alert.getByRole("heading")).toHaveText("Unable to Load Stories");
    await expect(alert).toContainText("Unable to connect to server. Please try again later.");
    await page.unroute(data);
    await alert.getByRole("button", { name: "Try Again" }).click();
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);

    await categories(page).getByRole("link", { name: "All Posts" }).click();
    await expect(page).toHaveURL("/blogs");
    await page.route(data, (route) => route.fulfill({ status: 500, contentType: "text/html", body: "Oops" }));
    await categories(page).getByRole("link", { name: "Health" }).click();
    await expect(page.getByRole("alert")).toContainText("Failed to load blogs");
  });

  test("with a server that cannot read the stories says so on a page of its own", async ({
    page,
    admin,
    database,
  }) => {
    await database.schema.alterTable("blog_posts").renameTo("blog_posts_away").execute();
    await emptyPageCache(admin);
    try {
      expect((await page.goto("/blogs"))?.status()).toBe(500);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unable to Load Stories");
      await expect(page.getByRole("alert")).toContainText("Failed to load blogs");
    } finally {
      await database.schema.alterTable("blog_posts_away").renameTo("blog_posts").execute();
    }
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect(cards(page).first()).toBeVisible();
  });
});

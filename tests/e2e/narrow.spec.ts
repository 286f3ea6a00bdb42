import { openPages } from "#content/menu.ts";
import { brokenRequest, expect, test } from "#tests/support/site.ts";

/* The narrowest phones: 320 px, which is also a window of 1280 px at 400 % (WCAG 1.4.10). */

test.use({ viewport: { width: 320, height: 640 }, expectedNoise: [brokenRequest] });

test("the brand, Donate and the menu are in one row, complete, on every public page", async ({
  page,
  admin,
}) => {
  test.slow();
  const { blogs } = await admin.call("listBlogs");
  const [event] = await admin.call("listEvents");
  const others = [
    `/blog/${blogs[0].slug}`,
    `/events/${event.id}`,
    "/details/healthcare-access",
    "/services/blood-donation",
    "/newsletter",
    "/search?q=blood",
    "/nowhere",
  ];
  for (const path of [...openPages, ...others]) {
    await page.goto(path);
    const excess = await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>(".defer-layout")) {
        part.style.contentVisibility = "visible";
      }
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    expect(excess, path).toBe(0);
    const header = page.getByRole("banner");
    const menu = header.getByRole("button", { name: "Menu" });
    const boxes = [];
    for (const part of [
      header.getByRole("link", { name: /Umeed/ }),
      header.getByRole("link", { name: "Donate" }),
      menu,
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
      boxes.push(await part.boundingBox());
    }
    const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
    expect(Math.max(...middles) - Math.min(...middles), `${path}: one row`).toBeLessThanOrEqual(2);
  }
});

test("whatever people are called and staff write, nothing reaches beyond the window", async ({
  page,
  openDashboard,
  admin,
}) => {
  const word = "Supercalifragilisticexpialidocious".repeat(3).slice(0, 80);
  const email = "narrow@umeed.example";
  await admin.call("createUser", { name: word, email, password: "secret1" });
  await admin.call("sendContactMessage", { name: word, email, message: `${word} ${word}` });
  const donor = { fullName: word, phone: "0300 7654321", city: word, bloodGroup: "O+", medicalClear: true };
  await admin.call("sendDonorLead", donor);
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const drive = { title: word, date: day, location: word, description: word, kind: "blood-drive" };
  const { id } = await admin.call("createEvent", drive);
  const post = await admin.publish({ title: word, excerpt: word, author_name: word });
  const fits = async (path: string) =>
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      path,
    ).toBe(0);

  for (const path of ["/events", `/events/${id}`, "/blogs", "/donation-camps"]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText(word).first()).toBeVisible();
    await fits(path);
  }
  for (const [path, text] of [
    ["/dashboard", "Total Donations"],
    ["/dashboard/banner", "Live preview"],
    ["/dashboard/blogs", word],
    ["/dashboard/user", word],
    ["/dashboard/messages", word],
    ["/dashboard/blood-donors", word],
  ] as const) {
    await openDashboard(path);
    await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
    await fits(path);
  }
  await admin.call("deleteEvent", { id });
  await admin.removePost(post.id);
});

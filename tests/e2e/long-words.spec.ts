import { expect, test } from "#tests/support/site.ts";

/* Words that do not end, such as a pasted address, in the narrowest window: ALL-27. */

test.use({ viewport: { width: 320, height: 640 } });

test("whatever people are called and staff write, nothing reaches beyond the window", async ({
  page,
  openDashboard,
  admin,
}) => {
  const word = "Supercalifragilisticexpialidocious".repeat(3).slice(0, 80);
  const email = "narrow@umeed.example";
  await admin.call("createUser", { name: word, email, password: "canals" });
  await admin.call("sendContactMessage", { name: word, email, message: `${word} ${word}` });
  const donor = { fullName: word, phone: "0300 7654329", city: word, bloodGroup: "O+", medicalClear: true };
  await admin.call("sendDonorLead", donor);
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const drive = { title: word, date: day, location: word, description: word, kind: "blood-drive" };
  const { id } = await admin.call("createEvent", drive);
  const post = await admin.publish({ title: word, excerpt: word, author_name: word });
  // Related to the first: of one category.
  const other = await admin.publish({ title: `${word}2`, excerpt: word, author_name: word });
  const fits = async (path: string) =>
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      path,
    ).toBe(0);

  for (const path of ["/events", `/events/${id}`, "/blogs", `/blog/${other.slug}`, "/donation-camps"]) {
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
  for (const { id } of [post, other]) await admin.removePost(id);
});

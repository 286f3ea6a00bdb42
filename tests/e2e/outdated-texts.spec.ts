import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { dayIn } from "#tests/support/home-content.ts";
import { expect, test, toast } from "#tests/support/site.ts";

/** The banner and the events stand on other pages, too. */
test.use({ ownSite: "outdated texts" });

test("whose English was changed alone is told with the day, in editor and list, until the Urdu holds: ALL-41b", async ({
  page,
  openDashboard,
  admin,
}) => {
  const link = { link_text: "Read more", link_text_ur: "مزید پڑھیں", link_url: "/blogs" };
  await admin.call("saveBanner", { message: "Winter drive", message_ur: "سرما کی مہم", ...link });
  await openDashboard("/dashboard/banner");
  const notices = page.getByRole("list", { name: "Changed in one language alone" });
  const message = page.getByRole("textbox", { name: "Message", exact: true });
  await message.fill("Spring drive");
  await page.getByRole("button", { name: "Save Changes" }).click();
  const today = formatDay(karachiDay(new Date()));
  await expect(notices).toContainText(`Message: The English was changed on ${today}, after the Urdu.`);
  await page.reload();
  await page.getByRole("button", { name: "Message: The Urdu still holds" }).click();
  await expect(toast(page, "Noted: both languages say the same.")).toBeVisible();
  await expect(notices).toHaveCount(0);

  const event = { title: "Eye camp", title_ur: "آنکھوں کا کیمپ", date: dayIn(9) };
  const texts = { location: "Lahore", location_ur: "لاہور", description: "Come", description_ur: "آئیں" };
  const { id } = await admin.call("createEvent", { ...event, ...texts });
  await admin.call("updateEvent", { id, ...event, ...texts, title_ur: "مفت آنکھوں کا کیمپ" });
  await page.goto("/dashboard/events?q=Eye camp");
  const card = page.getByRole("article", { name: "Eye camp" });
  await expect(card.getByText("Urdu changed since")).toBeVisible();
  await card.getByRole("button", { name: "Edit Eye camp" }).click();
  const editor = page.getByRole("dialog", { name: "Edit Event" });
  await expect(editor.getByText("Title: The Urdu was changed on")).toBeVisible();
  await editor.getByLabel("Title", { exact: true }).fill("Free eye camp");
  await editor.getByRole("button", { name: "Update Event" }).click();
  await expect(page.getByRole("article", { name: "Free eye camp" })).toBeVisible();
  await expect(page.getByText("Urdu changed since")).toHaveCount(0);
});

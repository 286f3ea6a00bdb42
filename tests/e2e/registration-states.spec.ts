import { createRegistration } from "#app/features/people/registrations/registrations.store.server.ts";
import { expect, type Page, test, toast } from "#tests/support/site.ts";
import { mailServer } from "#tests/support/sites.ts";

test.describe.configure({ mode: "default" });
test.use({ ownSite: "registration states", settings: mailServer });

const volunteer = (name: string, email: string) => ({
  kind: "volunteer" as const,
  name,
  email,
  phone: "0300 1234567",
  city: "Kasur",
  details: { availability: "A weekend", skills: "Cooking", motivation: "" },
});
const pill = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(name) });

test("a volunteer is approved with two clicks and a mail that is named before: REG-10, REG-11, REG-12", async ({
  page,
  openDashboard,
  database,
}) => {
  await database.deleteFrom("registrations").execute();
  for (const [name, email] of [
    ["Ayesha Bibi", "ayesha@home.example"],
    ["Bilal Khan", "bilal@home.example"],
  ] as const)
    await createRegistration(database, volunteer(name, email), new Date());
  await openDashboard("/dashboard/registrations");
  await page.getByRole("button", { name: "Open Ayesha Bibi" }).click();
  const dialog = page.getByRole("dialog", { name: "Ayesha Bibi" });
  const approve = dialog.getByRole("button", { name: "Approve: Ayesha Bibi" });
  await expect(approve).toHaveAccessibleDescription(/Mail “Welcome among our volunteers”/);
  await approve.click();
  await expect(toast(page, "Approved. The mail is on its way.")).toBeVisible();
  await expect(dialog.getByRole("region", { name: "State Approved" })).toContainText("by Administrator");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(pill(page, "Ayesha Bibi")).toContainText("Approved");

  await page.getByRole("button", { name: "Open Bilal Khan" }).click();
  const other = page.getByRole("dialog", { name: "Bilal Khan" });
  await other
    .getByRole("checkbox", { name: /About|Your registration as a volunteer/ })
    .first()
    .uncheck();
  await other.getByRole("button", { name: "Decline: Bilal Khan" }).click();
  await expect(toast(page, "Declined. No mail goes.")).toBeVisible();
  await other.getByRole("button", { name: "Close" }).click();
  const mails = await database.selectFrom("outbox").select(["recipient", "subject"]).execute();
  expect(mails).toEqual([{ recipient: "ayesha@home.example", subject: "Welcome among our volunteers" }]);

  await page.getByLabel("State").selectOption("Declined");
  await expect(page).toHaveURL(/state=declined/);
  await expect(page.getByText("1 registration", { exact: true })).toBeVisible();
  await page.getByRole("checkbox", { name: "Select Bilal Khan" }).check();
  await page.getByRole("toolbar").getByRole("button", { name: "Approve without mail" }).click();
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await page.goto("/dashboard");
  const card = page
    .getByRole("list", { name: "Figures" })
    .getByRole("listitem")
    .filter({ hasText: "Active Volunteers" });
  await expect(card).toContainText("2");
});

import { readFile } from "node:fs/promises";
import { saveDonor } from "#app/features/people/blood-donors/blood-donors.store.server.ts";
import { createMessage } from "#app/features/people/contact/contact.store.server.ts";
import { brokenRequest, expect, test, toast } from "#tests/support/site.ts";

test.use({ expectedNoise: [brokenRequest] });

const received = new Date("2026-11-20T05:00:00Z");

test("what is stored of one person is found, exported and erased: PERSON-01, PERSON-02, PERSON-03", async ({
  page,
  openDashboard,
  database,
}) => {
  const email = "asker@umeed.example";
  const donor = {
    fullName: "ایک شخص",
    phone: "0345 9988776",
    email,
    bloodGroup: "A+",
    city: "Lahore",
    gender: "Male",
    dob: null,
    lastDonationDate: null,
    medicalClear: true as const,
  };
  await saveDonor(database, donor, received);
  await createMessage(
    database,
    { name: "An asker", email, subject: "", message: "Erase me, please." },
    received,
  );
  await openDashboard("/dashboard/personal-data");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Personal Data");
  const field = page.getByLabel("Email address or phone number");
  const search = page.getByRole("button", { name: "Search", exact: true });
  await search.click();
  await expect(page.getByText("Please enter an email address or a phone number.")).toBeVisible();

  await page.route("**/backendReact/personal-data/search", (route) => route.abort(), { times: 1 });
  await field.fill("+92 345 9988776");
  await search.click();
  await expect(page.getByText("The search failed. Please try again.")).toBeVisible();
  await search.click();
  await expect(page.getByRole("heading", { name: "1 entry of +92 345 9988776" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Blood Donors" })).toContainText("ایک شخص");
  expect(page.url(), "whom it is about stays out of the browser's history").not.toContain("9988776");
  await field.fill(email);
  await search.click();
  await expect(page.getByRole("heading", { name: `2 entries of ${email}` })).toBeVisible();
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("Erase me, please.");
  await expect(page.getByRole("region", { name: "Before you erase" })).toContainText(
    "What the law requires you to keep, such as books and receipts, stays.",
  );

  for (const [button, file, part] of [
    ["Export JSON", "personal-data.json", '"message": "Erase me, please."'],
    ["Export CSV", "personal-data.csv", "Blood Donors,"],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: button }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
    expect(await readFile(await download.path(), "utf8")).toContain(part);
  }

  const question = page.getByRole("alertdialog", { name: "Erase 2 entries?" });
  await page.getByRole("button", { name: "Erase all" }).click();
  await question.getByRole("button", { name: "Cancel" }).click();
  await createMessage(database, { name: "An asker", email, subject: "", message: "And this." }, received);
  await page.getByRole("button", { name: "Erase all" }).click();
  await question.getByRole("button", { name: "Erase" }).click();
  const changed = "The number of entries has changed. Search again before you erase.";
  await expect(toast(page, changed)).toBeVisible();
  await search.click();
  await page.getByRole("button", { name: "Erase all" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Erase" }).click();
  await expect(toast(page, "Erased: 3 entries.")).toBeVisible();
  await expect(page.getByRole("heading", { name: `Nothing is stored under ${email}` })).toBeVisible();
  await expect(page.getByRole("button", { name: "Erase all" })).toHaveCount(0);
});

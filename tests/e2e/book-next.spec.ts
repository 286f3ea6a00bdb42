import { expect, test, toast } from "#tests/support/site.ts";

test.use({ ownSite: "book next" });

test("a pile of slips is booked by keyboard alone: fund, way, day and the next number stay: DESK-19", async ({
  page,
  openDashboard,
  database,
}) => {
  await openDashboard("/dashboard/donations?edit=new");
  const dialog = page.getByRole("dialog", { name: "Book a gift" });
  const amount = dialog.getByLabel("Amount in rupees");
  await expect(amount).toBeFocused();
  await dialog.getByRole("combobox", { name: /^For/ }).selectOption("Zakat");
  await dialog.getByLabel("Number of the paper receipt").fill("0098");
  await amount.focus();
  const { keyboard } = page;
  for (const [place, donor] of ["Ayesha", "Bilal", "Sana"].entries()) {
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await keyboard.press(key);
    };
    await keyboard.type(String(1000 + place));
    await press("Tab");
    await press("Tab");
    await keyboard.type(donor);
    await press("Control+Enter");
    expect(keys).toBeLessThanOrEqual(6);
    await expect(dialog.getByLabel("Number of the paper receipt")).toHaveValue(
      String(99 + place).padStart(4, "0"),
    );
    await expect(dialog.getByLabel("Donor", { exact: true })).toHaveValue("");
    await expect(dialog.getByRole("combobox", { name: /^For/ })).toHaveValue("zakat");
    await expect(amount).toBeFocused();
  }
  await expect(dialog.getByRole("button", { name: "Book and next" })).toBeVisible();
  await expect(toast(page, "Booked. The receipt is made.").first()).toBeVisible();
  const gifts = await database
    .selectFrom("donations")
    .select(["donor_name", "fund", "amount_paisa"])
    .execute();
  expect(gifts).toEqual([
    { donor_name: "Ayesha", fund: "zakat", amount_paisa: 1000_00 },
    { donor_name: "Bilal", fund: "zakat", amount_paisa: 1001_00 },
    { donor_name: "Sana", fund: "zakat", amount_paisa: 1002_00 },
  ]);
});

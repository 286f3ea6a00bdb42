import { readFile } from "node:fs/promises";
import { addDays } from "#app/lib/dates.ts";
import { fiscalYearAt, fiscalYearDays, fiscalYearSpan } from "#app/lib/fiscal-year.ts";
import { expectNoFaults, inOneView } from "#tests/support/accessibility.ts";
import { giveOnSite, zakat } from "#tests/support/donations-desk.ts";
import { expect, test } from "#tests/support/site.ts";
import { readZip } from "#tests/support/zip.ts";

test.use({ ownSite: "closings" });

test("a closed tax year is saved as a ZIP, and its sums are public with last year's: HANDOVER-01, BOOKS-12", async ({
  page,
  openDashboard,
  database,
}) => {
  const year = fiscalYearAt(new Date()) - 1;
  const { from, to } = fiscalYearDays(year);
  const [span, before] = [fiscalYearSpan(year), fiscalYearSpan(year - 1)];
  const paid = { state: "paid", fund: zakat } as const;
  await giveOnSite(database, { ...paid, amountPaisa: 4000_00, receivedOn: addDays(from, -1) });
  await giveOnSite(database, { ...paid, amountPaisa: 2500_00, receivedOn: to });
  const closing = { at: new Date().toISOString(), by_name: "Administrator", reason: "" };
  await database
    .insertInto("closings")
    .values({ through: to, ...closing })
    .execute();

  await openDashboard("/dashboard/closings");
  const checklist = page.getByRole("region", { name: /^Before [A-Z][a-z]+ 20\d\d is closed$/ });
  await expect(checklist.getByRole("listitem")).toHaveCount(5);
  await expect(page.getByRole("listitem").filter({ hasText: before })).toContainText("closed");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: `Save ${span}` }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`tax-year-${span}.zip`);
  const files = readZip(await readFile(await file.path()));
  expect(files.get("SUMS.txt")).toMatch(/^zakat +4000\.00 +0\.00 +2500\.00 .* 6500\.00$/m);
  await expectNoFaults(page);

  await page.goto("/transparency");
  const table = page.getByRole("table", { name: `Each fund in the tax year ${span}` });
  const row = table.getByRole("row", { name: /^Zakat/ });
  await expect(row.getByRole("cell")).toHaveText([
    `At the start4,000${before}: 0`,
    `Received2,500${before}: 4,000`,
    `Paid out0${before}: 0`,
    `At the end6,500${before}: 4,000`,
  ]);
  await page.goto("/ur/transparency");
  const urdu = page.getByRole("table", { name: `ٹیکس کے سال \u2066${span}\u2069` });
  await expect(urdu.getByRole("row", { name: /زکوٰۃ/ })).toContainText("6,500");
  await inOneView(page, 1, () => expectNoFaults(page, "main"));
});

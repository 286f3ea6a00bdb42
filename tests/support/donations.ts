import { contents } from "#content/contents.ts";
import type { Db } from "#server/db/connect.ts";
import { emptyPageCache } from "./home-content.ts";
import type { SiteAdmin } from "./site-admin.ts";

/* What tests of giving need beforehand. */

/** Accounts of nobody: no bank and no wallet has these numbers. */
export const testAccounts = {
  jazzcash: { title: "Umeed Welfare Foundation", number: "0300 0000001" },
  easypaisa: { title: "Umeed Welfare Foundation", number: "0345 0000001" },
  bank: {
    bank: "A bank, Lahore",
    title: "Umeed Welfare Foundation",
    number: "0000 0000 0000 0001",
    iban: "PK23 MEZN 0000 0000 0000 0001",
  },
  others: [],
};

async function putContent(database: Db, name: "identity" | "giving" | "zakat", value: object): Promise<void> {
  const row = { name, value: JSON.stringify(value), version: 1, updated_at: "2026-11-22T00:00:00.000Z" };
  await database.deleteFrom("content").where("name", "=", name).execute();
  await database.insertInto("content").values(row).execute();
}

/** Enters the foundation's accounts, as staff do in the dashboard. */
export async function enterAccounts(
  database: Db,
  admin: SiteAdmin,
  { raastQr = "hidden" } = {},
): Promise<void> {
  await putContent(database, "identity", { ...contents.identity.defaults, accounts: testAccounts });
  await putContent(database, "giving", { ...contents.giving.defaults, raastQr });
  await emptyPageCache(admin);
}

/** Prices of metals that are round numbers. */
export async function enterMetalPrices(database: Db, admin: SiteAdmin): Promise<void> {
  const prices = { goldPerGram: 25_000, silverPerGram: 300, ratesOn: "2026-11-20", prices: "entered" };
  await putContent(database, "zakat", { ...contents.zakat.defaults, ...prices });
  await emptyPageCache(admin);
}

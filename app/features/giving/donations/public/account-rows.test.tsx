import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Language } from "#app/contract/language.ts";
import { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { SiteContext } from "#app/site/identity.ts";
import { testAccounts } from "#tests/support/donations.ts";
import { PageFrame, testSite } from "#tests/support/page-frame.tsx";
import { FurtherAccounts } from "./account-rows.tsx";

/* Accounts beside the first of their kind: DONATE-03d. */

const account = {
  kind: "bank" as const,
  title: "Umeed Welfare Foundation",
  iban: "PK18 MEZN 0002 1501 0123 4567",
  number: "0215 0101234567",
  shown: true,
  funds: ["zakat" as const, "fitrana" as const],
};
const others = [
  { ...account, id: "meezan", bank: "Meezan Bank" },
  { ...account, id: "faysal", bank: "Faysal Bank", number: "0999 8887776", shown: false },
  {
    ...account,
    id: "wallet",
    kind: "easypaisa" as const,
    bank: "Second wallet",
    number: "0345 7777777",
    iban: "",
    funds: [],
  },
];

const identity = { ...testSite.identity, accounts: { ...testAccounts, others } };

test("a further account stands under its way to pay with its funds, in both languages", () => {
  const shown = (language: Language, method: "bank-transfer" | "easypaisa", fund?: string) =>
    renderToStaticMarkup(
      <PageFrame language={language} of={[givingWords]}>
        <SiteContext value={{ ...testSite, identity }}>
          <FurtherAccounts method={method} fund={fund} note={{ value: "Zakat", copy: true }} />
        </SiteContext>
      </PageFrame>,
    );
  const english = shown("en", "bank-transfer");
  for (const text of ["Meezan Bank", "For Zakat, Fitrana only", account.number, account.iban])
    expect(english).toContain(text);
  for (const text of ["Second wallet", "Faysal Bank"]) expect(english).not.toContain(text);
  expect(shown("en", "easypaisa", "general")).toContain("0345 7777777");
  expect(shown("ur", "bank-transfer")).toContain("صرف زکوٰۃ، فطرانہ کے لیے");
  expect(shown("en", "bank-transfer", "general")).toBe("");
});

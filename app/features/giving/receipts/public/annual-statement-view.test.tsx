import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { languages } from "#app/contract/language.ts";
import { pageAddress } from "#app/contract/page-queries.ts";
import { paperWords } from "#app/features/giving/receipts/papers.words.ts";
import { receiptWords, statementWords } from "#app/features/giving/receipts/receipts.words.ts";
import { PageFrame } from "#tests/support/page-frame.tsx";
import { AnnualStatementView } from "./annual-statement-view.tsx";

const gifts = { total: 0, receipts: [] };
const statement = {
  ...{ token: "A1b2C3d4E5f6G7h8I9j0K1", fiscalYear: 2027, years: [2027, 2026], isCut: false, helped: [] },
  papers: ["UWF-2027-000001", "UWF-2027-000002"].map((person) => ({
    person,
    name: person,
    gifts,
    cash: gifts,
  })),
};

test.for(languages)(
  "each person's paper has an address that its page knows whole, in %s: RECEIPT-12",
  (language) => {
    const html = renderToStaticMarkup(
      <PageFrame language={language} of={[paperWords, receiptWords, statementWords]}>
        <AnnualStatementView {...statement} />
      </PageFrame>,
    );
    const links = Array.from(html.matchAll(/href="([^"]*\.pdf[^"]*)"/g), ([, href = ""]) =>
      href.replaceAll("&amp;", "&"),
    );
    expect(links).toHaveLength(2);
    for (const link of links) expect(pageAddress(link).url).toBe(link);
  },
);

import type { Language } from "#app/contract/language.ts";
import { tellHelpMonths } from "#app/features/giving/help-told/help-told.server.ts";
import { fundNamesIn } from "#app/features/giving/ledger/funds.server.ts";
import { paperWords } from "#app/features/giving/receipts/papers.words.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { foldText } from "#app/lib/fold-text.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { Deps } from "#server/deps.ts";
import { drawAnnualStatement, type PrintedAnnualStatement } from "./annual-statement-pdf.server.ts";
import { givenDay, readIssuer } from "./receipt-document.server.ts";
import { pdfResponse } from "./receipt-files.server.ts";
import type { ReceiptWithDonation } from "./receipts.store.server.ts";

/** The gifts of one person of an address or phone in a tax year: RECEIPT-12. */
export type AnnualPaper = {
  /** The number of its first receipt: addresses and logs name the paper by it, and nobody. */
  person: string;
  /** As on the latest receipt; empty: Anonymous. */
  name: string;
  /** The latest one that was given. */
  taxNumber: string;
  /** Those that came through a bank or wallet. */
  receipts: ReceiptWithDonation[];
  /** Cash brings no tax credit. */
  cash: ReceiptWithDonation[];
};

/** What an address or a phone gave in a tax year, a paper for each person. */
export type AnnualStatement = {
  fiscalYear: number;
  /** The other years with receipts, the latest first, this one among them. */
  years: number[];
  /** The email address, or the phone as people write it. */
  contact: string;
  papers: AnnualPaper[];
  /** Whether there are more gifts than it holds. */
  isCut: boolean;
};

/** One paper for each name on the receipts, whatever its case and spaces, in the order of their first receipts. */
export function papersByPerson(receipts: readonly ReceiptWithDonation[]): AnnualPaper[] {
  const papers = new Map<string, AnnualPaper>();
  for (const receipt of receipts) {
    const key = foldText(receipt.donor_name).replace(/\s+/gu, " ").trim();
    const paper = papers.get(key) ?? {
      person: receipt.number,
      name: "",
      taxNumber: "",
      receipts: [],
      cash: [],
    };
    papers.set(key, paper);
    paper.name = receipt.donor_name || paper.name;
    paper.taxNumber = receipt.tax_number || paper.taxNumber;
    (receipt.method === "cash" ? paper.cash : paper.receipts).push(receipt);
  }
  return [...papers.values()];
}

/** In paisa. */
export const sumOf = (receipts: readonly ReceiptWithDonation[]): number =>
  receipts.reduce((sum, { amount_paisa }) => sum + amount_paisa, 0);

/** What the funds of these gifts did in the months in which they were given, a sentence each, the latest first: BOOKS-14. */
export async function helpOfGifts(
  db: Deps["db"],
  language: Language,
  receipts: readonly ReceiptWithDonation[],
): Promise<string[]> {
  const given = new Set(receipts.map((receipt) => `${givenDay(receipt).slice(0, 7)} ${receipt.fund}`));
  const months = [...given].toSorted().map((one) => one.slice(0, 7));
  const [from, to] = [months[0], months.at(-1)];
  if (from === undefined || to === undefined) return [];
  const rows = await tellHelpMonths(db, language, { from, to });
  return rows.filter(({ month, slug }) => given.has(`${month} ${slug}`)).map(({ text }) => text);
}

/** Receipts as a paper or a page names them, in its language. */
export async function annualRows({ db }: Pick<Deps, "db">, language: Language) {
  const t = textIn(language, paperWords);
  const fundName = await fundNamesIn(language, db);
  return (receipt: ReceiptWithDonation) => ({
    number: receipt.number,
    givenOn: givenDay(receipt),
    fund: fundName({ slug: receipt.fund, title: receipt.fund_title }),
    method: t(receipt.method),
    amountPaisa: receipt.amount_paisa,
  });
}

/**
 * A person's paper of a year as a PDF.
 * @param client whom the limit of papers is for
 */
export async function annualPaperResponse(
  deps: Deps,
  statement: AnnualStatement,
  paper: AnnualPaper,
  { language, client }: { language: Language; client: string },
): Promise<Response> {
  const rowOf = await annualRows(deps, language);
  const printed: PrintedAnnualStatement = {
    language,
    fiscalYear: statement.fiscalYear,
    contact: statement.contact,
    donor: paper.name || textIn(language, paperWords)("anonymous"),
    taxNumber: paper.taxNumber,
    isCut: statement.isCut,
    madeOn: karachiDay(deps.clock.now()),
    rows: paper.receipts.map(rowOf),
    cash: paper.cash.map(rowOf),
  };
  const issuer = await readIssuer(deps.db, language);
  return pdfResponse(deps, {
    language,
    address: client,
    fileName: `Umeed-gifts-${statement.fiscalYear}`,
    content: { printed, issuer },
    draw: () => drawAnnualStatement(printed, issuer),
  });
}

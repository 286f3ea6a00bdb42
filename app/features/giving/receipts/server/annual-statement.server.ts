import { z } from "zod";
import { type Language, pathIn } from "#app/contract/language.ts";
import { openAnnualStatement } from "#app/features/giving/ledger/donation-keys.server.ts";
import { statementWords } from "#app/features/giving/receipts/receipts.words.ts";
import { emailText } from "#app/lib/call-rules.ts";
import { formTrap } from "#app/lib/form-rules.ts";
import { phoneText } from "#app/lib/phone.ts";
import { textIn } from "#app/lib/words.server.ts";
import { issueLink, linkMs } from "#server/access-links.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { createFormGuard } from "#server/http/form-guard.ts";
import { readPageForm } from "#server/http/page-forms.ts";
import { plainGreeting } from "#server/mail/greeting.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { mayMailTypedAddress } from "#server/mail/typed-address.ts";
import { memoize } from "#server/memoize.ts";
import { inEvenTime } from "#server/time-limit.ts";
import { type AnnualStatement, papersByPerson } from "./annual-papers.server.ts";
import { type Contact, listReceiptsOfDonor, listReceiptYears } from "./receipts.store.server.ts";

/** Far more than anybody gives in a year. A statement that is cut there says so. */
const maxReceipts = 2_000;

/** Whatever is wrong, the page says one thing, in its language. */
const wrong = "wrong";
const annualStatementForm = z.object({ ...formTrap, email: emailText(wrong, wrong) });

export const annualStatementGuard = memoize((deps: Deps) => createFormGuard(deps, "statement"));

export type AskedAnnualStatement = {
  status: number;
  retryAfter?: number;
  good: boolean;
  message: string;
  email: string;
};

/** The page's form: the answer, and its time, are the same whether donations came with the address or not. RECEIPT-07. */
export async function askAnnualStatement(
  deps: Deps,
  request: Request,
  { address, language }: { address: string; language: Language },
): Promise<AskedAnnualStatement> {
  const t = textIn(language, statementWords);
  const posted = await readPageForm(request);
  const form = annualStatementForm.safeParse(posted);
  const typed = z.object({ email: z.string() }).safeParse(posted).data?.email.slice(0, 254) ?? "";
  if (!form.success) return { status: 422, good: false, message: t("badEmail"), email: typed };
  const { email } = form.data;
  if (!deps.mail) return { status: 409, good: false, message: t("noMail"), email };
  const verdict = await annualStatementGuard(deps).check(form.data, {
    address,
    contact: email,
    language,
  });
  if (verdict.verdict === "refused") {
    const { status, body, retryAfter } = verdict;
    return { status, retryAfter, good: false, message: body.message, email };
  }
  if (verdict.verdict === "person") await inEvenTime(mailAnnualStatementLink(deps, email, language));
  return { status: 200, good: true, message: t("asked"), email: "" };
}

async function mailAnnualStatementLink(deps: Deps, email: string, language: Language): Promise<void> {
  const { db, clock, env } = deps;
  const now = clock.now();
  const [year] = await listReceiptYears(db, { email });
  const [receipt] =
    year === undefined
      ? []
      : await listReceiptsOfDonor(db, { contact: { email }, fiscalYear: year, limit: 1 });
  if (!receipt || !(await mayMailTypedAddress(deps, email))) return;
  const token = await issueLink(db, now, {
    kind: "statement",
    subject: receipt.donation_id,
    lifetime: linkMs.statement,
  });
  const t = textIn(language, statementWords);
  await queueMail(db, now, {
    to: email,
    content: {
      language,
      subject: t("mailSubject"),
      greeting: plainGreeting[language],
      paragraphs: [t("mailAsked"), t("mailIgnore")],
      action: {
        label: t("mailOpen"),
        url: env.siteUrl + pathIn(language, `/donation-statement?token=${token}`),
      },
    },
  });
}

/** The statement behind a mailed link. @returns undefined when the link is wrong or older than a day */
export async function readAnnualStatement(
  { db, clock }: Deps,
  token: string,
  year: string | null,
): Promise<AnnualStatement | undefined> {
  const email = await openAnnualStatement(db, clock.now(), token);
  return email === undefined ? undefined : readStatementOf(db, { email }, year);
}

/**
 * The statement of an email address, or of a phone as `phoneKey` makes it.
 * @param year of those with receipts; without one of them the latest
 * @returns undefined where no receipt is valid
 */
export async function readStatementOf(
  db: Db,
  contact: Contact,
  year: string | null,
): Promise<AnnualStatement | undefined> {
  const years = await listReceiptYears(db, contact);
  const fiscalYear = years.find((known) => String(known) === year) ?? years[0];
  if (fiscalYear === undefined) return undefined;
  const found = await listReceiptsOfDonor(db, { contact, fiscalYear, limit: maxReceipts + 1 });
  return {
    fiscalYear,
    years,
    contact: "email" in contact ? contact.email : phoneText(contact.phone),
    papers: papersByPerson(found.slice(0, maxReceipts)),
    isCut: found.length > maxReceipts,
  };
}

import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { refuse, succeed } from "#app/contract/replies.ts";
import {
  addNote,
  type DeskResult,
  type Opened,
  record,
  refused,
  withDonation,
} from "#app/features/giving/donations-desk/donation-action.server.ts";
import { deskMessages as messages } from "#app/features/giving/donations-desk/donations-desk.messages.ts";
import {
  donationAction,
  emailCorrection,
} from "#app/features/giving/donations-desk/donations-desk-forms.schema.ts";
import { endLinksOf } from "#app/features/giving/ledger/correct-donation.server.ts";
import { hasComeBack } from "#app/features/giving/ledger/returned-lines.server.ts";
import { donationSearchText } from "#app/features/giving/ledger/start-donation.server.ts";
import { receiptsCalls } from "#app/features/giving/receipts/receipts.calls.ts";
import {
  annualPaperQuery,
  annualPapersQuery,
  annualPapersReply,
  voidLetterQuery,
  voidLetterReply,
} from "#app/features/giving/receipts/receipts.schema.ts";
import { phoneKey } from "#app/lib/phone.ts";
import { recordChange } from "#server/audit.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { addAct } from "#server/http/add-act.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { type Session, signedIn } from "#server/http/session-check.ts";
import { annualPaperResponse, sumOf } from "./annual-papers.server.ts";
import { readStatementOf } from "./annual-statement.server.ts";
import { queueReceiptMail, replacementLetter, voidLetter } from "./receipt-mail.server.ts";

/** What staff do with a receipt: DESK-07. */
export function receiptRoutes(app: FastifyInstance, deps: Deps): void {
  addAct(app, deps, receiptsCalls.sendReceiptAgain, {
    description: "Mails the donor of a paid gift the receipt once more.",
    body: donationAction,
    config: { changesNothing: true },
    act: sendReceiptAgain,
    message: messages.receiptSent,
  });

  addRoute(app, receiptsCalls.listAnnualPapers, {
    description:
      "Whose papers of a tax year an email address or a phone has, one for each name on the receipts.",
    query: annualPapersQuery,
    reply: annualPapersReply,
    handler: async (request, reply) => {
      const { contact, year } = request.query;
      const statement = await readStatementOf(deps.db, contact, year ?? null);
      if (!statement) return reply.code(404).send(refuse(messages.noPapers));
      const papers = statement.papers.map(({ person, name, receipts, cash }) => ({
        person,
        name,
        gifts: receipts.length + cash.length,
        paisa: sumOf(receipts) + sumOf(cash),
        cash_paisa: sumOf(cash),
      }));
      const { fiscalYear: fiscal_year, years } = statement;
      return reply.header("cache-control", "no-store").send(succeed({ fiscal_year, years, papers }));
    },
  });

  addRoute(app, receiptsCalls.readAnnualPaper, {
    description: "The paper of one person as a PDF, as the donor gets it. Each is logged.",
    query: annualPaperQuery,
    reply: "file",
    handler: async (request, reply) => {
      const { contact, year, person, language } = request.query;
      const who = signedIn(request);
      const statement = await readStatementOf(deps.db, contact, year ?? null);
      const paper = statement?.papers.find((one) => one.person === person);
      if (!statement || !paper) return reply.code(404).send(refuse(messages.noPapers));
      // Named by a receipt: the log has no donor.
      const [first] = [...paper.receipts, ...paper.cash];
      const id = first?.donation_id ?? 0;
      const change = { action: "save paper", noun: "donation", id, after: { receipt: person } };
      await recordChange(deps.db, deps.clock.now(), who, change);
      return reply.send(
        await annualPaperResponse(deps, statement, paper, { language, client: `staff ${who.userId}` }),
      );
    },
  });

  addAct(app, deps, receiptsCalls.changeDonorEmail, {
    description:
      "Changes the email, the phone or the tax number of a gift in place. Links that were sent to an old email end, and the receipt is sent again.",
    body: emailCorrection,
    config: { changesNothing: true },
    act: changeDonorEmail,
    message: messages.changedInPlace,
  });

  addRoute(app, receiptsCalls.readVoidLetter, {
    description: "The email that a donor gets when the receipt of a gift becomes void.",
    query: voidLetterQuery,
    reply: voidLetterReply,
    handler: async (request, reply) => {
      const { reference, act } = request.query;
      const letter = await readVoidLetter(deps.db, reference, act);
      if (letter === undefined) return reply.code(404).send(refuse(messages.notFound));
      return reply.send(succeed({ letter }));
    },
  });
}

/**
 * The email, the phone or the tax number alone was wrong: the gift and its receipt stay, and only who has the new
 * address can open its papers. DESK-17.
 */
function changeDonorEmail(
  deps: Deps,
  who: Session,
  form: z.output<typeof emailCorrection>,
): Promise<DeskResult> {
  return withDonation(deps, form, async (locked) => {
    const { trx, now, donation } = locked;
    const { email } = form;
    const tax_number = form.tax_number ?? donation.tax_number;
    const donor_phone = form.phone === undefined ? donation.donor_phone : phoneKey(form.phone);
    const isOtherEmail = donation.donor_email !== email;
    const isOtherNumber = donation.tax_number !== tax_number;
    const isOtherPhone = donation.donor_phone !== donor_phone;
    if (!isOtherEmail && !isOtherNumber && !isOtherPhone) return refused(409, messages.nothingChanged);
    if (isOtherEmail && email === "") return refused(422, messages.noAddress);
    const receipt = await trx
      .selectFrom("receipts")
      .selectAll()
      .where("donation_id", "=", donation.id)
      .where("voided_at", "is", null)
      .executeTakeFirst();
    if (!receipt) return refused(409, messages.noReceipt);
    const changed = { ...donation, donor_email: email, tax_number };
    await trx
      .updateTable("donations")
      .set((set) => ({
        donor_email: email,
        tax_number,
        donor_phone,
        search_text: donationSearchText(changed),
        version: set("version", "+", 1),
      }))
      .where("id", "=", donation.id)
      .execute();
    if (isOtherEmail) {
      await endLinksOf(trx, donation.id);
      await addNote(locked, who, { email_changed: true });
      await record(locked, who, "change email", { receipt: receipt.number });
    }
    if (isOtherPhone) {
      await addNote(locked, who, { phone_changed: true });
      await record(locked, who, "change phone", { receipt: receipt.number });
    }
    if (isOtherNumber) {
      await addNote(locked, who, { tax_number_changed: true });
      await record(locked, who, "change tax number", { receipt: receipt.number });
    }
    if (email) await queueReceiptMail(trx, { now, siteUrl: deps.env.siteUrl }, changed, receipt);
    return {};
  });
}

/** @returns null for a gift without an address, undefined for an unknown one */
async function readVoidLetter(db: Db, reference: string, act: "refund" | "correction" | "payment-back") {
  const gift = await db
    .selectFrom("donations")
    .innerJoin("receipts", "receipts.donation_id", "donations.id")
    .select(["donations.id", "donations.donor_name", "donations.donor_email", "donations.language"])
    .select(["donations.method", "receipts.number"])
    .where("donations.reference", "=", reference.toUpperCase())
    .executeTakeFirst();
  if (!gift) return undefined;
  if (!gift.donor_email) return null;
  const { subject, paragraphs } =
    act === "correction"
      ? replacementLetter(gift, gift.number)
      : voidLetter(gift, {
          number: gift.number,
          to: act === "refund" ? "refunded" : "corrected",
          cameBack: await hasComeBack(db, gift.id),
        });
  return { to: gift.donor_email, language: gift.language, subject, paragraphs };
}

function sendReceiptAgain(deps: Deps, who: Session, opened: Opened): Promise<DeskResult> {
  return withDonation(deps, opened, async (locked) => {
    const { trx, now, donation } = locked;
    const receipt = await trx
      .selectFrom("receipts")
      .selectAll()
      .where("donation_id", "=", donation.id)
      .where("voided_at", "is", null)
      .executeTakeFirst();
    if (!receipt) return refused(409, messages.noReceipt);
    if (!donation.donor_email) return refused(409, messages.noAddress);
    await queueReceiptMail(trx, { now, siteUrl: deps.env.siteUrl }, donation, receipt);
    await addNote(locked, who, { receipt_sent: true });
    await record(locked, who, "send receipt", { receipt: receipt.number });
    return {};
  });
}

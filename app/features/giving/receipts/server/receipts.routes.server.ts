import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse, serverMessages, succeed } from "#app/contract/replies.ts";
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
import { hasComeBack } from "#app/features/giving/ledger/returned-lines.server.ts";
import { receiptsCalls } from "#app/features/giving/receipts/receipts.calls.ts";
import {
  annualPaperQuery,
  annualPapersQuery,
  annualPapersReply,
  voidLetterQuery,
  voidLetterReply,
} from "#app/features/giving/receipts/receipts.schema.ts";
import { recordChange } from "#server/audit.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { addAct } from "#server/http/add-act.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { may, type Session, signedIn } from "#server/http/session-check.ts";
import { annualPaperResponse, sumOf } from "./annual-papers.server.ts";
import { readStatementOf } from "./annual-statement.server.ts";
import { changeDonorEmail } from "./change-donor-email.server.ts";
import { queueReceiptMail, replacementLetter, voidLetter } from "./receipt-mail.server.ts";
import type { Contact } from "./receipts.store.server.ts";

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
    refuses: [404],
    handler: async (request, reply) => {
      const { contact, year } = request.query;
      if (!mayAskBy(request, contact)) return reply.code(403).send(refuse(serverMessages.noPermission));
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
    refuses: [404],
    handler: async (request, reply) => {
      const { contact, year, person, language } = request.query;
      if (!mayAskBy(request, contact)) return reply.code(403).send(refuse(serverMessages.noPermission));
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
      "Changes the email, phone, tax number or postal address of a gift in place. Links that were sent to an old email end, it is told, and the receipt is sent again. Above the limit of confirmations it waits for a second person.",
    body: emailCorrection,
    config: { changesNothing: true },
    waits: true,
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

/** Whoever may read no phones does not learn by one whose it is: ROLE-05a. */
const mayAskBy = (request: FastifyRequest, contact: Contact) =>
  !("phone" in contact) || may(request, "phones:read");

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

import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse, serverMessages, succeed } from "#app/contract/replies.ts";
import { donationsDeskCalls } from "#app/features/giving/donations-desk/donations-desk.calls.ts";
import { deskMessages as messages } from "#app/features/giving/donations-desk/donations-desk.messages.ts";
import {
  correctDonationReply,
  donationAction,
  donationCorrection,
} from "#app/features/giving/donations-desk/donations-desk-forms.schema.ts";
import { receiptsCalls } from "#app/features/giving/receipts/receipts.calls.ts";
import {
  annualPaperQuery,
  annualPapersQuery,
  annualPapersReply,
  voidLetterQuery,
  voidLetterReply,
} from "#app/features/giving/receipts/receipts.schema.ts";
import { recordChange } from "#server/audit.ts";
import type { Deps } from "#server/deps.ts";
import { addAct } from "#server/http/add-act.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { may, signedIn } from "#server/http/session-check.ts";
import { annualPaperResponse, sumOf } from "./annual-papers.server.ts";
import { readStatementOf } from "./annual-statement.server.ts";
import { correctPaidGift } from "./correct-paid-gift.server.ts";
import { readVoidLetter, sendReceiptAgain } from "./receipt-mail.server.ts";
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

  addAct(app, deps, donationsDeskCalls.correctDonation, {
    description:
      "Ends a paid gift that was wrong, its receipt void, and makes a successor with the same payment and a new receipt. An amount below the paid one is a partial refund. Where email, phone, tax number or postal address alone were wrong, they change in place: links that were sent to an old email end, it is told, and the receipt is sent again.",
    body: donationCorrection,
    reply: correctDonationReply,
    waits: true,
    act: correctPaidGift,
    message: (_form, { receipt }) => (receipt === "kept" ? messages.changedInPlace : messages.corrected),
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

import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { refuse, succeed } from "#app/contract/replies.ts";
import { done, refusal } from "#app/contract/reply-schemas.ts";
import { listFunds } from "#app/features/giving/books/funds.server.ts";
import { listOpenFunds } from "#app/features/giving/ledger/funds.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { recordChange } from "#server/audit.ts";
import type { Deps } from "#server/deps.ts";
import { addAct } from "#server/http/add-act.ts";
import { addRoute, pageOf } from "#server/http/call-routes.ts";
import { sendCsv } from "#server/http/send-csv.ts";
import { may, signedIn } from "#server/http/session-check.ts";
import { bookDonation } from "./book-donation.server.ts";
import { confirmDonation } from "./confirm-donation.server.ts";
import { takeBack } from "./correct-donation.server.ts";
import { readDonationDetails } from "./donation-details.server.ts";
import { donationsDeskCalls } from "./donations-desk.calls.ts";
import { deskMessages as messages } from "./donations-desk.messages.ts";
import * as schema from "./donations-desk.schema.ts";
import * as desk from "./donations-desk.service.server.ts";
import { listDonations, readGivingMonths, sumDonations } from "./donations-desk.store.server.ts";
import * as forms from "./donations-desk-forms.schema.ts";
import { exportColumns, exportedDonations } from "./export-donations.server.ts";

/** The calls of /dashboard/donations: DESK-01..10. */
export function deskRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, reader, clock } = deps;
  const askedBy = <Query extends schema.DonationQuery>(request: FastifyRequest, query: Query) => ({
    ...schema.inMonth(query, clock.now()),
    byPhone: may(request, "phones:read"),
  });

  const namingTheOther = refusal.extend({
    other: z.string().optional().describe("The other gift that has this reference: for `same_as`"),
  });

  addRoute(app, donationsDeskCalls.listDonations, {
    description: "A page of the gifts that match the filters, the newest first.",
    query: schema.listDonationsQuery,
    reply: done({ rows: z.array(schema.donationRow) }),
    handler: async (request, reply) => {
      const { limit, cursor, ...filter } = askedBy(request, request.query);
      return succeed(pageOf(reply, await listDonations(db, filter, { limit, cursor })));
    },
  });

  addRoute(app, donationsDeskCalls.sumDonations, {
    description: "How many gifts match the filters, what came in and what was given back of it.",
    query: schema.donationFilter,
    reply: done({ totals: schema.donationTotals }),
    handler: async (request) =>
      succeed({ totals: await sumDonations(reader, askedBy(request, request.query)) }),
  });

  addRoute(app, donationsDeskCalls.readGivingMonths, {
    description: "What came in, less what was given back, for each fund in each of twelve months.",
    reply: done(schema.givingMonths.shape),
    handler: async () => succeed(await readGivingMonths(reader, clock.now())),
  });

  addRoute(app, donationsDeskCalls.readDonationDetails, {
    description: "A gift with its events, its tries at gateways, its receipt and its transfer reports.",
    query: schema.donationQuery,
    reply: done({ donation: schema.donationDetails }),
    handler: async (request, reply) => {
      const mayAct = may(request, "donations:write");
      const donation = await readDonationDetails(db, clock.now(), request.query.reference, { mayAct });
      if (!donation) return reply.code(404).send(refuse(messages.notFound));
      return reply.header("cache-control", "no-store").send(succeed({ donation }));
    },
  });

  addRoute(app, donationsDeskCalls.listFunds, {
    description: "What each fund has taken in, given back and paid out, and what it holds.",
    reply: schema.listFundsReply,
    handler: async () => succeed({ funds: await listFunds(reader, await listOpenFunds(deps)) }),
  });

  addAct(app, deps, donationsDeskCalls.confirmDonation, {
    description:
      "Makes a gift paid whose money staff have found at the bank; of a gift at a gateway that has not answered for a day, the try whose payment stands in the provider's portal. A reference that has confirmed another gift is refused once, naming that gift.",
    body: forms.donationConfirmation,
    refusal: namingTheOther,
    waits: true,
    act: confirmDonation,
    message: messages.confirmed,
  });

  addAct(app, deps, donationsDeskCalls.refundDonation, {
    description:
      "Makes a paid gift refunded and its receipt void. The money itself is sent at the bank or provider.",
    body: forms.donationRefund,
    waits: true,
    act: desk.refundDonation,
    message: messages.refunded,
  });

  addAct(app, deps, donationsDeskCalls.takePaymentBack, {
    description:
      "Ends a gift that a payment was matched with by mistake. The payment's statement line waits again, or pays the gift that is named; a gift that its donor began waits on under a new reference.",
    body: forms.paymentTakenBack,
    waits: true,
    act: takeBack,
    message: messages.takenBack,
  });

  addAct(app, deps, donationsDeskCalls.askGatewayAgain, {
    description: "Has the gateway asked about every try of a gift, also about those that were given up.",
    body: forms.donationAction,
    act: desk.askGatewayAgain,
    message: messages.asked,
  });

  addAct(app, deps, donationsDeskCalls.noteDonation, {
    description: "Sets the note of a gift, which only staff see.",
    body: forms.donationNote,
    config: { changesNothing: true },
    act: desk.noteDonation,
    message: messages.noted,
  });

  addAct(app, deps, donationsDeskCalls.settleReview, {
    description: "Takes a gift off the list of what needs review, with what was found.",
    body: forms.donationReview,
    act: desk.settleReview,
    message: messages.resolved,
  });

  addAct(app, deps, donationsDeskCalls.bookDonation, {
    description:
      "Books a gift of cash, a cheque or a payment that came without the site: paid at once, with its receipt. A number that has confirmed another gift is refused once, naming that gift.",
    body: forms.donationBooking,
    reply: forms.bookDonationReply,
    refusal: namingTheOther,
    waits: true,
    act: bookDonation,
    message: messages.booked,
    status: 201,
  });

  addRoute(app, donationsDeskCalls.exportDonations, {
    description: "Every field of the gifts that match the filters, as a file for spreadsheets.",
    query: schema.donationFilter,
    reply: "file",
    handler: async (request, reply) => {
      const change = { action: "export", noun: "donation", id: "all" };
      await recordChange(db, clock.now(), signedIn(request), change);
      const file = `donations-${karachiDay(clock.now())}.csv`;
      const filter = askedBy(request, request.query);
      return sendCsv(reply, { file, rows: exportedDonations(reader, filter), columns: exportColumns });
    },
  });
}

import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { refuse, succeed } from "#app/contract/replies.ts";
import { done, refusal, responses } from "#app/contract/reply-schemas.ts";
import { listFunds, listOpenFunds } from "#app/features/donations/ledger/funds.server.ts";
import type { Fault } from "#app/features/donations/ledger/refusal.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { recordChange } from "#server/audit.ts";
import { endpoint } from "#server/http/endpoint.ts";
import { signedIn } from "#server/http/session-check.ts";
import type { Services } from "#server/services.ts";
import { bookDonation } from "./book-donation.server.ts";
import { confirmDonation } from "./confirm-donation.server.ts";
import type { DeskResult } from "./donation-action.server.ts";
import { readDonationDetails } from "./donation-details.server.ts";
import { deskMessages as messages } from "./donations-desk.messages.ts";
import * as schema from "./donations-desk.schema.ts";
import * as desk from "./donations-desk.service.server.ts";
import { listDonations, readGivingMonths, sumDonations } from "./donations-desk.store.server.ts";
import { exportHeadings, exportLines } from "./export-donations.server.ts";

/** The calls of /dashboard/donations: DESK-01..10. */
export function deskRoutes(services: Services): FastifyPluginAsyncZod {
  const { db, clock } = services;

  const refuseWith = (reply: FastifyReply, { status, message, other }: Fault) =>
    reply.code(status).send({ ...refuse(message), ...(other && { other }) });

  /** The reply of an action: its fault, or the message of success. */
  const replyWith = (reply: FastifyReply, { fault }: DeskResult, message: string) =>
    fault ? refuseWith(reply, fault) : reply.send(succeed({ message }));

  const namingTheOther = {
    "4xx": refusal.extend({
      other: z.string().optional().describe("The other gift that has this reference: for `same_as`"),
    }),
  };

  return async (app) => {
    app.route({
      ...endpoint("listDonations"),
      schema: {
        summary: "List and search donations",
        description: "A page of the gifts that match the filters, the newest first.",
        querystring: schema.listDonationsQuery,
        response: responses(done({ rows: z.array(schema.donationRow) })),
      },
      handler: async (request, reply) => {
        const { limit, cursor, ...filter } = request.query;
        const { rows, next } = await listDonations(db, filter, { limit, cursor });
        if (next) reply.header("x-next-cursor", next);
        return reply.send(succeed({ rows }));
      },
    });

    app.route({
      ...endpoint("sumDonations"),
      schema: {
        summary: "Sum up donations",
        description: "How many gifts match the filters, what came in and what was given back of it.",
        querystring: schema.donationFilter,
        response: responses(done({ totals: schema.donationTotals })),
      },
      handler: async (request) => succeed({ totals: await sumDonations(db, request.query) }),
    });

    app.route({
      ...endpoint("readGivingMonths"),
      schema: {
        summary: "Giving by month and fund",
        description: "What came in, less what was given back, for each fund in each of twelve months.",
        response: responses(done(schema.givingMonths.shape)),
      },
      handler: async () => succeed(await readGivingMonths(db, clock.now())),
    });

    app.route({
      ...endpoint("readDonationDetails"),
      schema: {
        summary: "Read all of a donation",
        description: "A gift with its events, its tries at gateways, its receipt and its transfer reports.",
        querystring: schema.donationQuery,
        response: responses(done({ donation: schema.donationDetails })),
      },
      handler: async (request, reply) => {
        const donation = await readDonationDetails(db, clock.now(), request.query.reference);
        if (!donation) return reply.code(404).send(refuse(messages.notFound));
        return reply.header("cache-control", "no-store").send(succeed({ donation }));
      },
    });

    app.route({
      ...endpoint("listFunds"),
      schema: {
        summary: "Funds and their money",
        description: "What each fund has taken in, given back and paid out, and what it holds.",
        response: responses(schema.listFundsReply),
      },
      handler: async () => succeed({ funds: await listFunds(db, await listOpenFunds(services)) }),
    });

    app.route({
      ...endpoint("confirmDonation"),
      schema: {
        summary: "Confirm a donation by hand",
        description:
          "Makes a gift paid whose money staff have found at the bank; of a gift at a gateway that has not answered for a day, the try whose payment stands in the provider's portal. A reference that has confirmed another gift is refused once, naming that gift.",
        body: schema.donationConfirmation,
        response: { ...responses(done({})), ...namingTheOther },
      },
      handler: async (request, reply) =>
        replyWith(
          reply,
          await confirmDonation(services, signedIn(request), request.body),
          messages.confirmed,
        ),
    });

    app.route({
      ...endpoint("refundDonation"),
      schema: {
        summary: "Record a donation as given back",
        description:
          "Makes a paid gift refunded and its receipt void. The money itself is sent at the bank or provider.",
        body: schema.donationRefund,
        response: responses(done({})),
      },
      handler: async (request, reply) =>
        replyWith(
          reply,
          await desk.refundDonation(services, signedIn(request), request.body),
          messages.refunded,
        ),
    });

    app.route({
      ...endpoint("askGatewayAgain"),
      schema: {
        summary: "Ask the gateway about a donation",
        description: "Has the gateway asked about every try of a gift, also about those that were given up.",
        body: schema.donationAction,
        response: responses(done({})),
      },
      handler: async (request, reply) =>
        replyWith(
          reply,
          await desk.askGatewayAgain(services, signedIn(request), request.body),
          messages.asked,
        ),
    });

    app.route({
      ...endpoint("noteDonation"),
      schema: {
        summary: "Note on a donation",
        description: "Sets the note of a gift, which only staff see.",
        body: schema.donationNote,
        response: responses(done({})),
      },
      handler: async (request, reply) =>
        replyWith(reply, await desk.noteDonation(services, signedIn(request), request.body), messages.noted),
    });

    app.route({
      ...endpoint("settleReview"),
      schema: {
        summary: "Settle what was odd about a donation",
        description: "Takes a gift off the list of what needs a look, with what was found.",
        body: schema.donationReview,
        response: responses(done({})),
      },
      handler: async (request, reply) =>
        replyWith(
          reply,
          await desk.settleReview(services, signedIn(request), request.body),
          messages.resolved,
        ),
    });

    app.route({
      ...endpoint("bookDonation"),
      schema: {
        summary: "Book a donation by hand",
        description:
          "Books a gift of cash, a cheque or a payment that came without the site: paid at once, with its receipt. A number that has confirmed another gift is refused once, naming that gift.",
        body: schema.donationBooking,
        response: { ...responses(done({ reference: z.string() })), ...namingTheOther },
      },
      handler: async (request, reply) => {
        const booked = await bookDonation(services, signedIn(request), request.body);
        if ("fault" in booked && booked.fault) return refuseWith(reply, booked.fault);
        return reply.code(201).send(succeed({ message: messages.booked, reference: booked.reference }));
      },
    });

    app.route({
      ...endpoint("exportDonations"),
      schema: {
        summary: "Donations as CSV",
        description: "Every field of the gifts that match the filters, as a file for spreadsheets.",
        querystring: schema.donationFilter,
      },
      handler: async (request, reply) => {
        const change = { action: "export", noun: "donation", id: "all" };
        await recordChange(db, clock.now(), signedIn(request), change);
        const lines = stringify({ header: true, columns: exportHeadings, bom: true, escape_formulas: true });
        const rows = Readable.from(exportLines(db, request.query));
        return reply
          .type("text/csv; charset=utf-8")
          .header("content-disposition", `attachment; filename="donations-${karachiDay(clock.now())}.csv"`)
          .header("cache-control", "no-store")
          .send(rows.on("error", (error) => lines.destroy(error)).pipe(lines));
      },
    });
  };
}

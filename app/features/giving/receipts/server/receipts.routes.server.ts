import type { FastifyInstance } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import {
  addNote,
  type DeskResult,
  type Opened,
  record,
  refused,
  withDonation,
} from "#app/features/giving/donations-desk/donation-action.server.ts";
import { deskMessages as messages } from "#app/features/giving/donations-desk/donations-desk.messages.ts";
import { donationAction } from "#app/features/giving/donations-desk/donations-desk.schema.ts";
import { receiptsCalls } from "#app/features/giving/receipts/receipts.calls.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { type Session, signedIn } from "#server/http/session-check.ts";
import type { Services } from "#server/services.ts";
import { queueReceiptMail } from "./receipt-mail.server.ts";

/** What staff do with a receipt: DESK-07. */
export function receiptRoutes(app: FastifyInstance, services: Services): void {
  addRoute(app, receiptsCalls.sendReceiptAgain, {
    description: "Mails the donor of a paid gift the receipt once more.",
    body: donationAction,
    config: { changesNothing: true },
    handler: async (request, reply) => {
      const { fault } = await sendReceiptAgain(services, signedIn(request), request.body);
      if (fault) return refuseWith(reply, fault);
      return reply.send(succeed({ message: messages.receiptSent }));
    },
  });
}

function sendReceiptAgain(services: Services, who: Session, opened: Opened): Promise<DeskResult> {
  return withDonation(services, opened, async (locked) => {
    const { trx, now, donation } = locked;
    const receipt = await trx
      .selectFrom("receipts")
      .selectAll()
      .where("donation_id", "=", donation.id)
      .where("voided_at", "is", null)
      .executeTakeFirst();
    if (!receipt) return refused(409, messages.noReceipt);
    if (!donation.donor_email) return refused(409, messages.noAddress);
    await queueReceiptMail(trx, { now, siteUrl: services.env.siteUrl }, donation, receipt);
    await addNote(locked, who, { receipt_sent: true });
    await record(locked, who, "send receipt", { receipt: receipt.number });
    return {};
  });
}

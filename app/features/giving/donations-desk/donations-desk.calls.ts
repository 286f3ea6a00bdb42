import type { Done } from "#app/contract/call.ts";
import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as desk from "./donations-desk.schema.ts";

const { get, post, put } = staffCalls;

export const donationsDeskCalls = calls({
  listDonations: get<{
    query: typeof desk.listDonationsQuery;
    reply: Done & { rows: desk.DonationListRow[] };
  }>("donations", "donations:read", "List and search donations"),
  sumDonations: get<{ query: typeof desk.donationFilter; reply: Done & { totals: desk.DonationTotals } }>(
    "donations/totals",
    "donations:read",
    "Sum up donations",
  ),
  readGivingMonths: get<{ reply: Done & desk.GivingMonths }>(
    "donations/months",
    "donations:read",
    "Giving by month and fund",
  ),
  readDonationDetails: get<{
    query: typeof desk.donationQuery;
    reply: Done & { donation: desk.DonationDetails };
  }>("donations/details", "donations:read", "Read all of a donation"),
  exportDonations: get<{ query: typeof desk.donationFilter; reply: Blob }>(
    "donations.csv",
    "donations:read",
    "Donations as CSV",
    { proof: "recent" },
  ),
  bookDonation: post<{ body: typeof desk.donationBooking; reply: typeof desk.bookDonationReply }>(
    "donations/bookings",
    "donations:write",
    "Book a donation by hand",
  ),
  confirmDonation: post<{ body: typeof desk.donationConfirmation }>(
    "donations/confirmations",
    "donations:write",
    "Confirm a donation by hand",
  ),
  refundDonation: post<{ body: typeof desk.donationRefund }>(
    "donations/refunds",
    "donations:write",
    "Record a donation as given back",
    {
      proof: "by content",
    },
  ),
  correctDonation: post<{ body: typeof desk.donationCorrection; reply: typeof desk.correctDonationReply }>(
    "donations/corrections",
    "donations:write",
    "Correct a paid donation",
  ),
  takePaymentBack: post<{ body: typeof desk.paymentTakenBack }>(
    "donations/payments-taken-back",
    "donations:write",
    "Take a payment back from the wrong donation",
  ),
  askGatewayAgain: post<{ body: typeof desk.donationAction }>(
    "donations/inquiries",
    "donations:write",
    "Ask the gateway about a donation",
  ),
  noteDonation: put<{ body: typeof desk.donationNote }>(
    "donations/note",
    "donations:write",
    "Note on a donation",
  ),
  settleReview: put<{ body: typeof desk.donationReview }>(
    "donations/review",
    "donations:write",
    "Settle what was odd about a donation",
  ),
  listFunds: get<{ reply: typeof desk.listFundsReply }>("funds", "funds:read", "Funds and their money"),
});

import type { Done } from "#app/contract/call.ts";
import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as desk from "./donations-desk.schema.ts";
import type * as forms from "./donations-desk-forms.schema.ts";

const read = staffCalls("donations:read");
const write = staffCalls("donations:write");

export const donationsDeskCalls = calls({
  listDonations: read.get<{
    query: typeof desk.listDonationsQuery;
    reply: Done & { rows: desk.DonationListRow[] };
  }>("donations", "List and search donations"),
  sumDonations: read.get<{
    query: typeof desk.donationFilter;
    reply: Done & { totals: desk.DonationTotals };
  }>("donations/totals", "Sum up donations"),
  readGivingMonths: read.get<{ reply: Done & desk.GivingMonths }>(
    "donations/months",
    "Giving by month and fund",
  ),
  readDonationDetails: read.get<{
    query: typeof desk.donationQuery;
    reply: Done & { donation: desk.DonationDetails };
  }>("donations/details", "Read all of a donation"),
  exportDonations: read.get<{ query: typeof desk.donationFilter; reply: Blob }>(
    "donations.csv",
    "Donations as CSV",
  ),
  bookDonation: write.post<{ body: typeof forms.donationBooking; reply: typeof forms.bookDonationReply }>(
    "donations/bookings",
    "Book a donation by hand",
  ),
  confirmDonation: write.post<{ body: typeof forms.donationConfirmation }>(
    "donations/confirmations",
    "Confirm a donation by hand",
  ),
  refundDonation: write.post<{ body: typeof forms.donationRefund }>(
    "donations/refunds",
    "Record a donation as given back",
  ),
  correctDonation: write.post<{
    body: typeof forms.donationCorrection;
    reply: typeof forms.correctDonationReply;
  }>("donations/corrections", "Correct a paid donation"),
  takePaymentBack: write.post<{ body: typeof forms.paymentTakenBack }>(
    "donations/payments-taken-back",
    "Take a payment back from the wrong donation",
  ),
  askGatewayAgain: write.post<{ body: typeof forms.donationAction }>(
    "donations/inquiries",
    "Ask the gateway about a donation",
  ),
  noteDonation: write.put<{ body: typeof forms.donationNote }>("donations/note", "Note on a donation"),
  settleReview: write.put<{ body: typeof forms.donationReview }>(
    "donations/review",
    "Settle what was odd about a donation",
  ),
  listFunds: staffCalls("funds:read").get<{ reply: typeof desk.listFundsReply }>(
    "funds",
    "Funds and their money",
  ),
});

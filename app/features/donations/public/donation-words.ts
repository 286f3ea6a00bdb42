import { methodNames } from "#app/contract/payment-methods.ts";
import type { DonationStatus } from "#app/features/donations/donations.schema.ts";
import type { SiteMail } from "#app/site/identity.ts";
import type { Stamp } from "./donation-stub.tsx";

export type DonationView = {
  kind: "send" | "confirming" | "waiting" | "received" | "again";
  label: string;
  title: string;
  text: string;
  stamp: Stamp;
  bad?: boolean;
  /** What to do when it is not so. */
  doubt?: string;
};

const callUs =
  "If money has left your account all the same, do not pay again. Call us with the reference, and we will find it.";

/** What each state means to the donor, and what there is to do: DONATE-09. */
export function donationView(donation: DonationStatus, mail: Pick<SiteMail, "works">): DonationView {
  const { state, gateway, reported, review, method } = donation;
  if (review && state !== "paid" && state !== "refunded") return reviewed(donation);
  switch (state) {
    case "paid":
      return {
        kind: "received",
        label: "Received",
        title: "Thank you. Your gift has arrived.",
        text: `It is in our books under the purpose you chose, and we spend it on nothing else. Your receipt is ready. ${mail.works ? "If you gave an email address, we are sending it there." : "Open it here, and keep it."}`,
        stamp: "Received",
      };
    case "failed":
      return {
        kind: "again",
        label: "Not received",
        title: "The payment did not go through",
        text:
          gateway === "manual"
            ? "We did not find this money in our account."
            : `${providerOf(donation)} says that it was cancelled or refused, so no money has reached us. You can try again, or choose another way to pay.`,
        doubt: callUs,
        stamp: "Not received",
        bad: true,
      };
    case "expired":
      return {
        kind: "again",
        label: "Not received",
        title: "This payment was not made in time",
        text: "No money has reached us, and the payment is closed. You can start again.",
        doubt: callUs,
        stamp: "Expired",
        bad: true,
      };
    case "refunded":
      return {
        kind: "again",
        label: "Refunded",
        title: "This gift was refunded",
        text: "We have sent the money back to the account it came from. It can take some working days to arrive.",
        stamp: "Refunded",
      };
    default:
      if (gateway !== "manual") return confirming(donation);
      if (reported || state === "pending") {
        return {
          kind: "waiting",
          label: "Confirming",
          title: "Your report is with our staff",
          text: "They check it against the account within one working day. Keep the address of this page: the receipt appears here as soon as the money is found.",
          stamp: "Confirming",
        };
      }
      return {
        kind: "send",
        label: "Recorded",
        title: "Now send the money",
        text: `Your gift is in our books, and waits for the money. You send it yourself by ${methodNames[method]}.`,
        stamp: "Not sent yet",
      };
  }
}

/** Whom the donor paid with, at the beginning of a sentence. */
const providerOf = ({ gateway, method }: DonationStatus) =>
  gateway === "bank" || gateway === "manual" ? "Your bank" : methodNames[method];

function confirming(donation: DonationStatus): DonationView {
  return {
    kind: "confirming",
    label: "Confirming",
    title: "We are confirming your payment",
    text: confirmingText(donation),
    doubt: "If you have paid, please do not pay a second time.",
    stamp: "Confirming",
  };
}

function confirmingText(donation: DonationStatus): string {
  const name = providerOf(donation);
  if (donation.gateway === "bank") {
    return "Your bank does not notify us. Our staff find the payment on the statement by its reference within one working day.";
  }
  return donation.slow
    ? `${name} has not told us yet whether the money has arrived. Our server keeps asking for three days; after that our staff check.`
    : `Our server is asking ${name} whether the money has arrived. This takes a moment, sometimes a few minutes.`;
}

const reviewed = (donation: DonationStatus): DonationView => ({
  kind: "waiting",
  label: "Being checked",
  title: "Our staff are checking your payment",
  text: `${providerOf(donation)} has told us of a payment that does not match this gift, for example a different amount. A member of our staff checks it within one working day and either books what arrived or sends it back.`,
  doubt: "Please do not pay a second time. You need not do anything.",
  stamp: "Being checked",
});

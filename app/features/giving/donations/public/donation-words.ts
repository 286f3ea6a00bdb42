import type { donationStateWords } from "#app/features/giving/donations/donation-state.words.ts";
import type { DonationStatus } from "#app/features/giving/donations/donations.schema.ts";
import type { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import type { TextOf } from "#app/lib/words.ts";
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

type Said = {
  mail: Pick<SiteMail, "works">;
  t: TextOf<typeof donationStateWords>;
  giving: TextOf<typeof givingWords>;
};

/** What each state means to the donor, and what there is to do: DONATE-09. */
export function donationView(donation: DonationStatus, said: Said): DonationView {
  const { state, gateway, reported, review, method } = donation;
  const { t, giving, mail } = said;
  if (review && state !== "paid" && state !== "refunded") return reviewed(donation, said);
  switch (state) {
    case "paid":
      return {
        kind: "received",
        label: t("received"),
        title: t("receivedTitle"),
        text: t(mail.works ? "receivedMailed" : "receivedHere"),
        stamp: "received",
      };
    case "failed":
      return {
        kind: "again",
        label: t("notReceived"),
        title: t("failedTitle"),
        text: gateway === "manual" ? t("notFound") : t("refused", { provider: providerOf(donation, said) }),
        doubt: t("callUs"),
        stamp: "notReceived",
        bad: true,
      };
    case "expired":
      return {
        kind: "again",
        label: t("notReceived"),
        title: t("expiredTitle"),
        text: t("expiredText"),
        doubt: t("callUs"),
        stamp: "expired",
        bad: true,
      };
    case "refunded":
      if (donation.came_back)
        return {
          kind: "again",
          label: t("notReceived"),
          title: t("cameBackTitle"),
          text: t("cameBackText"),
          doubt: t("callUs"),
          stamp: "notReceived",
          bad: true,
        };
      return {
        kind: "again",
        label: t("refunded"),
        title: t("refundedTitle"),
        text: t("refundedText"),
        stamp: "refunded",
      };
    default:
      if (gateway !== "manual") return confirming(donation, said);
      if (reported || state === "pending") {
        return {
          kind: "waiting",
          label: t("confirming"),
          title: t("reportedTitle"),
          text: t("reportedText"),
          stamp: "confirming",
        };
      }
      return {
        kind: "send",
        label: t("recorded"),
        title: t("sendTitle"),
        text: t("sendText", { method: giving(method) }),
        stamp: "notSent",
      };
  }
}

/** Whom the donor paid with, at the beginning of a sentence. */
const providerOf = ({ gateway, method }: DonationStatus, { t, giving }: Said) =>
  gateway === "bank" || gateway === "manual" ? t("yourBank") : giving(method);

function confirming(donation: DonationStatus, said: Said): DonationView {
  const { t } = said;
  return {
    kind: "confirming",
    label: t("confirming"),
    title: t("confirmingTitle"),
    text: confirmingText(donation, said),
    doubt: t("notTwice"),
    stamp: "confirming",
  };
}

function confirmingText(donation: DonationStatus, said: Said): string {
  const { t } = said;
  if (donation.gateway === "bank") return t("bankIsSilent");
  return t(donation.slow ? "slow" : "asking", { provider: providerOf(donation, said) });
}

const reviewed = (donation: DonationStatus, said: Said): DonationView => ({
  kind: "waiting",
  label: said.t("checked"),
  title: said.t("reviewTitle"),
  text: said.t("reviewText", { provider: providerOf(donation, said) }),
  doubt: said.t("nothingToDo"),
  stamp: "checked",
});

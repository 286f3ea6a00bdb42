import { changeDonation } from "#app/features/giving/ledger/change-donation.server.ts";
import { faultOfDay, requireOpenDay } from "#app/features/giving/ledger/closings.server.ts";
import { ledgerContext } from "#app/features/giving/ledger/donation-followers.server.ts";
import { hasBeenPaid } from "#app/features/giving/ledger/donation-states.ts";
import { closeByHand, findGatewayAttempt } from "#app/features/giving/ledger/hand-confirmation.server.ts";
import { paymentCode } from "#app/features/giving/ledger/payment-code.ts";
import { findLineOfPayment } from "#app/features/giving/ledger/same-payment.server.ts";
import type { AttemptRow } from "#app/features/giving/ledger/start-donation.server.ts";
import { takeLine } from "#app/features/giving/ledger/statement-lines.server.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { approvable, holdBack, namesOf } from "#server/approvals.ts";
import { isUniqueViolation } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";
import { type Fault, unlessRefused } from "#server/refusal.ts";
import {
  type DeskResult,
  heldDonation,
  type Locked,
  type Opened,
  record,
  refused,
  refuseOtherDonation,
  withDonation,
} from "./donation-action.server.ts";
import { donationsDeskCalls } from "./donations-desk.calls.ts";
import { handConfirmationMs, deskMessages as messages } from "./donations-desk.messages.ts";

type Confirmed = Opened & {
  amount: number;
  bank_reference: string;
  received_on: string;
  reason: string;
  attempt: string;
  same_as: string;
};

export const confirmationAct = approvable<Confirmed>(
  donationsDeskCalls.confirmDonation,
  "confirmations",
  confirmDonation,
);

/**
 * Staff have found the money of a donation: at the bank, where no gateway reports it, or in the portal of a provider that
 * does not answer our server. A reference that has confirmed another donation is refused until it is sent with that gift's
 * own reference (`same_as`), which the event then keeps. DESK-04, DESK-13, DESK-14.
 */
export async function confirmDonation(deps: Deps, who: Session, form: Confirmed): Promise<DeskResult> {
  const confirm = () => confirmOnce(deps, who, form);
  // A gateway has reported the same payment meanwhile: the second time that is seen. An approval tries again as a whole.
  return confirm().catch((error: unknown) =>
    isUniqueViolation(error) && !deps.db.isTransaction ? confirm() : Promise.reject(error),
  );
}

async function confirmOnce(deps: Deps, who: Session, form: Confirmed): Promise<DeskResult> {
  return unlessRefused(
    withDonation(deps, form, async (locked) => {
      const { trx, now, donation } = locked;
      if (hasBeenPaid(donation.state)) return refused(409, messages.alreadyPaid);
      const byHand = donation.gateway === "manual" || donation.gateway === "bank";
      const attempt = byHand ? undefined : await findGatewayAttempt(trx, donation.id, form.attempt);
      if (!byHand && !attempt) return refused(409, messages.ofGateway);
      if (form.amount !== donation.amount_paisa)
        return refused(422, messages.otherAmount(formatMoney(donation.amount_paisa)));
      const dayFault = faultOfDay(now, form.received_on);
      if (dayFault) return refused(422, dayFault);
      await requireOpenDay(trx, form.received_on);
      if (attempt) {
        const fault = faultOfAttempt(locked, attempt, form);
        if (fault) return { fault };
      }
      const { line, other: ofLine, isSpent } = byHand ? await findLine(locked, form) : {};
      const held = await holdConfirmation(deps, who, locked, form, { ofLine, isSpent, attempt });
      if (held) return held;
      const result = await changeDonation(trx, ledgerContext(deps, now), donation.id, {
        to: "paid",
        cause: "staff",
        actor: namesOf(who),
        detail: {
          reason: form.reason,
          ...(line ? { line } : {}),
          ...(attempt ? { attempt: attempt.reference, by_hand: attempt.gateway } : {}),
          ...(form.same_as ? { same_reference_as: form.same_as } : {}),
        },
        confirmation: {
          amountPaisa: form.amount,
          paymentReference: form.bank_reference,
          receivedOn: form.received_on,
        },
      });
      if (!result?.changed) return refused(409, messages.alreadyPaid);
      // Asked once the receipt's serial is locked: of two confirmations at once the second sees the first.
      await refuseOtherDonation(locked, form, { atProvider: attempt !== undefined, ofLine, isSpent });
      if (line) await takeLine(trx, line, donation.id);
      if (attempt) await closeByHand(trx, attempt.id, form.bank_reference);
      await record(locked, who, "confirm", {
        bank_reference: form.bank_reference,
        ...(attempt ? { attempt: attempt.reference } : {}),
        ...(form.same_as ? { same_reference_as: form.same_as } : {}),
      });
      return {};
    }),
  );
}

/** The rules of a reference are looked at before it waits, too: only whoever asks can tick that another gift has it. */
async function holdConfirmation(
  deps: Deps,
  who: Session,
  locked: Locked,
  form: Confirmed,
  { ofLine, isSpent, attempt }: { ofLine?: string; isSpent?: boolean; attempt?: AttemptRow },
) {
  const { version: _opened, ...body } = form;
  return holdBack(deps, locked.trx, who, confirmationAct, {
    ...heldDonation(locked.donation, {
      [attempt ? "Provider's number" : "Bank's reference"]: form.bank_reference,
      [attempt ? "Day of the payment" : "Day at the bank"]: formatDay(form.received_on),
      "How they know": form.reason,
      Try: attempt?.reference,
      "Same reference as": form.same_as,
    }),
    check: () => refuseOtherDonation(locked, form, { atProvider: attempt !== undefined, ofLine, isSpent }),
    body,
    title: `Confirmation of ${formatMoney(form.amount)} by hand`,
  });
}

/** The line of a statement that shows the payment, where one does: it is the gift's from now on, and no other's. */
const findLine = ({ trx, donation }: Locked, { bank_reference, received_on }: Confirmed) =>
  findLineOfPayment(trx, {
    reference: bank_reference,
    own: donation.reference,
    amountPaisa: donation.amount_paisa,
    day: received_on,
  });

/** A try at a gateway is confirmed by hand only once the gateway has had its time, and by the provider's number. */
function faultOfAttempt(
  { now, donation }: Locked,
  attempt: AttemptRow,
  { bank_reference }: Confirmed,
): Fault | undefined {
  if (now.getTime() - Date.parse(attempt.created_at) < handConfirmationMs)
    return { status: 409, message: messages.tooEarly };
  const code = paymentCode(bank_reference);
  if (code === "") return { status: 422, message: messages.noProviderNumber };
  if ([attempt.reference, donation.reference].some((own) => paymentCode(own) === code))
    return { status: 422, message: messages.ownReference };
  return undefined;
}

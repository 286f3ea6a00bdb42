import { z } from "zod";
import { exclusionKinds } from "#app/features/giving/ledger/statement-accounts.ts";
import { transferDeskMessages as messages } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { lineBooking, lineExclusion, lineLink, lineSplit } from "./bank-statements-lines.schema.ts";

/** The form of a line without a report: one of three decisions, each with its own fields. */
export const lineDecision = (isKnown: boolean) =>
  z
    .object({
      what: z.enum(["donation", "known", "several", "none"]),
      ...lineBooking.pick({ method: true, name: true, email: true }).shape,
      fund: lineBooking.shape.fund.or(z.literal("")),
      anonymous: z.boolean(),
      /** It is another payment than the gift's that has its reference. */
      isOther: z.boolean(),
      reference: lineLink.shape.reference.or(z.literal("")),
      parts: lineSplit.shape.parts.or(z.literal("").transform((): number[] => [])),
      kind: z.enum([...exclusionKinds, ""]),
      reason: lineExclusion.shape.reason,
    })
    .superRefine(({ what, fund, isOther, reference, parts, kind, reason }, context) => {
      const fault = (path: string, message: string) =>
        context.addIssue({ code: "custom", path: [path], message });
      if (what === "donation" && isKnown && !isOther) fault("isOther", messages.notOther);
      if (what === "donation" && fund === "") fault("fund", messages.badFund);
      if (what === "known" && reference === "") fault("reference", messages.noDonation);
      if (what === "several" && parts.length === 0) fault("parts", messages.badParts);
      if (what === "none" && kind === "") fault("kind", messages.noKind);
      if (what === "none" && kind === "other" && reason === "") fault("reason", messages.noExclusionReason);
    });
type Schema = ReturnType<typeof lineDecision>;
export type LineDecision = z.output<Schema>;
export type LineDecisionInput = z.input<Schema>;

import { z } from "zod";
import { isPaymentMethod, type PaymentMethod } from "#app/contract/payment-methods.ts";
import { donationAmountIn } from "#app/features/giving/donations/donations.form.ts";
import { shortText } from "#app/lib/call-rules.ts";
import { typedCode } from "#app/lib/digits.ts";
import type { TextOf } from "#app/lib/words.ts";
import { lastPledgeDay } from "./pledge-days.ts";
import { pledgeActions } from "./pledges.messages.ts";
import type { pledgeWords } from "./pledges.words.ts";

const isPledgeDay = (day: string) =>
  /^\d{1,2}$/.test(day) && Number(day) >= 1 && Number(day) <= lastPledgeDay;

const aMonth = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

/** What whoever has the key of a pledge may send, with what is said of it in a language. */
export function pledgeRules(t: TextOf<typeof pledgeWords>) {
  const badDay = t("badDay", { last: lastPledgeDay });

  /** The key is sent by mail to the donor's address alone: who has it may see and change the pledge. */
  const key = z.object({ key: z.string(t("unknown")).regex(/^[\w-]{22}$/, t("unknown")) });

  /** Amount and day, as they were typed. */
  const change = key
    .extend({
      amount: donationAmountIn((fault) => t(fault)),
      day: z
        .string(badDay)
        .max(10, badDay)
        .transform(typedCode)
        .refine(isPledgeDay, badDay)
        .transform(Number),
    })
    .transform(({ amount, ...change }) => ({ ...change, amountPaisa: amount }));

  const step = key.extend({ action: z.enum(pledgeActions, t("badAction")) });

  /** A donation of a pledge. Without a month it is for the one that is open; without a method, the pledge's own. */
  const payment = key.extend({
    month: z
      .union([shortText(t("badMonth"), 7).regex(aMonth, t("badMonth")), z.literal("")], t("badMonth"))
      .nullish()
      .transform((text) => text || undefined),
    paymentMethod: z
      .string(t("badMethod"))
      .max(40, t("badMethod"))
      .nullish()
      .transform((method, context): PaymentMethod | undefined => {
        if (!method) return undefined;
        if (isPaymentMethod(method)) return method;
        context.addIssue({ code: "custom", message: t("badMethod") });
        return z.NEVER;
      }),
  });

  return { key, change, step, payment };
}

type Rules = ReturnType<typeof pledgeRules>;
export type PledgeChange = z.output<Rules["change"]>;
export type PledgePayment = z.output<Rules["payment"]>;

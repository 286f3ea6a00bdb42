import * as z from "zod/mini";
import type { formWords } from "#app/lib/form.words.ts";
import type { FormRules } from "#app/lib/form-faults.ts";
import {
  countPattern,
  fieldMessages,
  fieldsIn,
  hasPattern,
  isPresent,
  rule,
  ticked,
} from "#app/lib/form-rules.ts";
import { isPhone } from "#app/lib/phone.ts";
import type { TextOf } from "#app/lib/words.ts";
import { cnicPattern, helpLimits, helpPersons } from "./help.messages.ts";
import type { helpWords } from "./help.words.ts";

export const peoplePattern = countPattern(helpLimits.household);
const isPerson = (text: string) => helpPersons.some((person) => person === text);

/** In the order of the page. FAMILY-01. */
export function helpRules(t: TextOf<typeof helpWords>, form: TextOf<typeof formWords>) {
  const { filled, maybeFilled, formTrap } = fieldsIn(fieldMessages(form));
  const schema = z
    .object({
      ...formTrap,
      kind: filled(t("noKind"), { label: t("theKind"), max: 80 }),
      forWhom: filled(t("noPerson"), { label: t("thePerson"), max: 10 }, rule(isPerson, t("noPerson"))),
      askedBy: maybeFilled({ label: t("theAsker"), max: helpLimits.name }),
      name: filled(t("noName"), { label: form("theName"), max: helpLimits.name }),
      phone: filled(t("noPhone"), { label: form("thePhone"), max: 40 }, rule(isPhone, form("badPhone"))),
      cnic: maybeFilled({ label: t("theCnic"), max: 30 }, rule(hasPattern(cnicPattern), t("badCnic"))),
      city: filled(t("noCity"), { label: form("theCity"), max: helpLimits.city }),
      area: filled(t("noArea"), { label: t("theArea"), max: helpLimits.area }),
      /** A number, as JSON sends it, or its text, as a form does. */
      household: z.pipe(
        z.transform((value) => (typeof value === "number" ? String(value) : value)),
        filled(
          t("noHousehold"),
          { label: t("theHousehold"), max: 10 },
          rule(hasPattern(peoplePattern), t("badHousehold", { most: helpLimits.household })),
        ),
      ),
      words: filled(t("noWords"), { label: t("theWords"), max: helpLimits.words }),
      consent: ticked(t("noConsent")),
    })
    .check(
      z.refine(({ forWhom, askedBy }) => forWhom !== "other" || Boolean(askedBy), {
        error: t("noAsker"),
        path: ["askedBy"],
        when: isPresent,
      }),
    );
  return { schema } satisfies FormRules;
}
export type HelpForm = z.infer<ReturnType<typeof helpRules>["schema"]>;

/** What opens the status of a request: its reference, and the last four digits of its phone. */
export function helpStatusRules(t: TextOf<typeof helpWords>, form: TextOf<typeof formWords>) {
  const { filled, formTrap } = fieldsIn(fieldMessages(form));
  const schema = z.object({
    ...formTrap,
    reference: filled(t("noReference"), { label: t("theReference"), max: 40 }),
    digits: filled(
      t("noDigits"),
      { label: t("theDigits"), max: 10 },
      rule(hasPattern(fourDigits), t("badDigits")),
    ),
  });
  return { schema } satisfies FormRules;
}
export const fourDigits = String.raw`\d{4}`;
export type HelpStatusForm = z.infer<ReturnType<typeof helpStatusRules>["schema"]>;

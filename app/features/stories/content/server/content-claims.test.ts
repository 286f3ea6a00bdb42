import { expect, test } from "vitest";
import { defaultContent } from "#server/content.ts";
import { answeredQuestions, claimsOn, shownRegistrations } from "./content-claims.server.ts";

/* Tax and register are claimed only where they stand: HOME-11c, ABOUT-10. */

const none = { registration: false, rating: false };
const all = { registration: true, rating: true };
const approval = { reference: "Order 451 of 2026", validFrom: "2026-07-01", validTo: "2029-06-30" };
const noApproval = { reference: "", validFrom: "", validTo: "" };
const answersWith = (claims: ReturnType<typeof claimsOn>, language: "en" | "ur" = "en") =>
  answeredQuestions(defaultContent("faq", language).questions, claims).map(({ answer }) => answer);

test("gifts are tax-deductible from the first to the last day of an approval, in both languages", () => {
  const approvedOn = (day: string) => claimsOn(none, { approval }, day);
  for (const day of ["2026-07-01", "2029-06-30"]) {
    expect(answersWith(approvedOn(day)).at(-1)).toBe(
      "Donations are tax-deductible in Pakistan. You get an official receipt for every gift, for your tax return.",
    );
  }
  for (const claims of [
    approvedOn("2026-06-30"),
    approvedOn("2029-07-01"),
    claimsOn(none, { approval: noApproval }, "2026-11-21"),
  ]) {
    expect(answersWith(claims).join(" ")).not.toMatch(/tax-deductible/);
    expect(answersWith(claims).at(-1)).toMatch(/official receipt for every gift, but it gives no right/);
    expect(answersWith(claims, "ur").at(-1)).toMatch(/^فی الحال نہیں۔/);
    const notes = shownRegistrations(defaultContent("identity").registrations, { ...claims, ...all });
    expect(notes.map(({ note }) => note)).toContain("You get an official receipt for every gift.");
  }
});

test("the register is named once it is confirmed, or by its number", () => {
  const unconfirmed = claimsOn(none, { approval: noApproval }, "2026-11-21");
  const confirmed = { ...unconfirmed, registration: true };
  expect(answersWith(unconfirmed).join(" ")).not.toMatch(/government-verified/);
  expect(answersWith(confirmed)[1]).toMatch(/^Yes\. We are a government-verified non-profit/);
  const { registrations } = defaultContent("identity");
  const [first, second] = registrations;
  if (!first || !second) throw new Error("the original has two registrations");
  expect(shownRegistrations(registrations, unconfirmed)).toEqual([]);
  expect(shownRegistrations(registrations, confirmed)).toHaveLength(2);
  expect(shownRegistrations([first, { ...second, number: "RP/1" }], unconfirmed)).toMatchObject([
    { number: "RP/1" },
  ]);
});

test("a question with nothing to say until then is left out", () => {
  const question = { id: "q", question: "Registered?", answer: "Yes.", needs: "registration" as const };
  const unconfirmed = claimsOn(none, { approval: noApproval }, "2026-11-21");
  expect(answeredQuestions([question], unconfirmed)).toEqual([]);
});

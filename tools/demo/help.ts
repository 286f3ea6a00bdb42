import { addDays } from "#app/lib/dates.ts";
import { helpCalls } from "#app/parts/help/help.calls.ts";
import type { HelpDetails, HelpRow } from "#app/parts/help/help.schema.ts";
import { helpAdminCalls } from "#app/parts/help/help-admin.calls.ts";
import { helpPaymentsCalls } from "#app/parts/help/help-payments/help-payments.calls.ts";
import type { HelpDue } from "#app/parts/help/help-payments/help-payments.schema.ts";
import type { Chance } from "./chance.ts";
import { person } from "./people.ts";
import type { DemoSite } from "./site.ts";

/** What families ask for: the kind, their words, rupees of one payment, months, and who is paid. */
const needs = [
  ["ration", "Flour and oil are gone by the tenth of the month.", 6500, 1, "shop", "Al-Karam Store"],
  ["ration", "My husband has had no work since the rains.", 6500, 2, "shop", "Al-Karam Store"],
  ["medicine", "My mother needs insulin every month.", 4200, 3, "shop", "City Pharmacy"],
  ["treatment", "The hospital asks for money before the operation.", 18_000, 1, "hospital", "Mayo Hospital"],
  ["school", "Two of my girls are to leave school over the fees.", 3500, 3, "school", "Community School"],
  ["stipend", "I am a widow with four children and sew for others.", 5000, 4, "family", ""],
] as const;

/** The foundation goes where it can visit. */
const cities = ["Lahore", "Lahore", "Lahore", "Lahore", "Kasur"];

/** Families ask; who asked two days ago is visited and decided upon; three times a month what is due is paid. */
export async function helpOfDay(site: DemoSite, chance: Chance, day: string): Promise<void> {
  for (let asked = chance.between(0, 2); asked > 0; asked -= 1) await askForHelp(site, chance);
  const { rows } = await site.staff(helpAdminCalls.listHelpRequests, { query: { state: "new" } });
  const before = addDays(day, -1);
  for (const { id, created_at } of rows as HelpRow[])
    if (created_at.slice(0, 10) < before) await visitAndDecide(site, chance, { id, day });
  if (["05", "15", "25"].includes(day.slice(8))) await payWhatIsDue(site, chance, day);
}

/** A family asks for help on the site. */
export async function askForHelp(site: DemoSite, chance: Chance): Promise<void> {
  const { name, phone } = person(chance);
  const [kind, words] = chance.of(needs);
  await site.visitor(helpCalls.askForHelp, {
    json: {
      kind,
      forWhom: "family",
      name,
      phone,
      city: chance.of(cities),
      area: `Street ${chance.between(1, 40)}`,
      household: chance.between(2, 9),
      words,
      consent: true,
    },
  });
}

async function visitAndDecide(
  site: DemoSite,
  chance: Chance,
  { id, day }: { id: number; day: string },
): Promise<void> {
  const read = async () =>
    (await site.staff(helpAdminCalls.readHelpRequest, { query: { id } })) as unknown as HelpDetails;
  const { request, questions } = await read();
  const need = needs.find(([, words]) => words === request.words) ?? needs[0];
  const [, , amount, months, payee_kind, payee] = need;
  const answers = questions.map(({ id, needs }) => [id, needs === "either" ? "no" : needs]);
  await site.staff(helpAdminCalls.recordHelpVisit, {
    json: {
      id,
      version: request.version,
      visited_on: day,
      income: `${chance.between(8, 30)},000 a month`,
      household: request.household,
      district: request.district,
      authorised_on: day,
      answers: Object.fromEntries(answers),
    },
  });
  const { version } = (await read()).request;
  const decision = chance.once(8)
    ? {
        outcome: "declined",
        reason: "Your income is above what our funds may help with. Ask at Bait-ul-Mal.",
      }
    : {
        outcome: "approved",
        fund: chance.of(["zakat", "zakat", "general", "sadqah"]),
        amount,
        months,
        from: day.slice(0, 7),
        payee_kind,
        payee,
        ...(payee_kind === "family"
          ? {
              pay_way: "wallet",
              account_number: `0300 ${chance.between(1_000_000, 9_999_999)}`,
              account_title: request.name,
            }
          : { pay_way: "cash" }),
      };
  await site.staff(helpAdminCalls.decideHelpRequest, { json: { id, version, ...decision } });
}

/** What a fund cannot pay stays due. */
async function payWhatIsDue(site: DemoSite, chance: Chance, day: string): Promise<void> {
  const { rows } = await site.staff(helpPaymentsCalls.listHelpDue);
  const payments = (rows as HelpDue[]).slice(0, 100).map(({ request_id, month, fund, amount_paisa }) => ({
    id: request_id,
    month,
    fund,
    amount: amount_paisa / 100,
    bank_reference: `FT${chance.between(10_000_000, 99_999_999)}`,
  }));
  if (payments.length > 0) await site.staff(helpPaymentsCalls.payHelp, { json: { paid_on: day, payments } });
}

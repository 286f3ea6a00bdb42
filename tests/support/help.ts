import type { TestApp } from "./app.ts";
import { formWith } from "./media-forms.ts";

/* Families who ask for help. */

export const family = {
  kind: "medicine",
  forWhom: "self",
  name: "Sakina Bibi",
  phone: "0300 1234567",
  city: "Kasur",
  area: "Basti Chiragh Shah, street 4",
  household: "6",
  words: "My husband is ill and the medicine costs more than we have.",
  consent: true,
};

/** What is written down at a visit after which Zakat may be given. */
export const visitSeen = {
  visited_on: "2026-11-21",
  household: 6,
  district: "Kasur",
  income: "A tailor's wage, 18,000 a month",
  rent: "8,000",
  notes: "Two rooms.",
  authorised_on: "",
  answers: { muslim: "yes", sayyid: "no", nisab: "yes", "other-help": "no" },
};

export const asked = async (app: TestApp, said: object = {}) => {
  const reply = await app.call("askForHelp", { json: { ...family, ...said } });
  if (reply.status !== 200) throw new Error(reply.text);
  const token = new URL(reply.body.papers, app.url).searchParams.get("token") ?? "";
  const { id } = await app.deps.db
    .selectFrom("help_requests")
    .select("id")
    .where("reference", "=", reply.body.reference)
    .executeTakeFirstOrThrow();
  return { id, reference: String(reply.body.reference), papersToken: token };
};

type Papers = Record<string, Uint8Array>;

const papersForm = (fields: Record<string, string>, papers: Papers) =>
  formWith(
    fields,
    Object.fromEntries(Object.entries(papers).map(([field, bytes]) => [field, { bytes, name: "paper.jpg" }])),
  );

export const addPapers = (app: TestApp, token: string, papers: Papers) =>
  app.call("addHelpPapers", { query: { token }, form: papersForm({}, papers) });

/** The same by staff, in the case. */
export const addCasePapers = (app: TestApp, token: string | undefined, id: number, papers: Papers) =>
  app.call("addCasePapers", { token, form: papersForm({ id: String(id) }, papers) });

import type { Language } from "#app/contract/language.ts";
import { fundNamesIn } from "#app/features/giving/ledger/funds.server.ts";
import { cityIn } from "#app/lib/city-key.ts";
import { formatMonth, monthsBack } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import { isUrdu } from "#app/lib/urdu.ts";
import { textIn } from "#app/lib/words.server.ts";
import { readContent } from "#server/content.ts";
import type { Db } from "#server/db/connect.ts";
import {
  type FundHelp,
  type HelpGroup,
  lastHelpMonth,
  readHelpMonths,
  readToldHelp,
} from "./help-months.server.ts";
import { helpToldWords } from "./help-told.words.ts";

/* What funds did for families, as sentences for donors: BOOKS-14. Nothing is said before there is something true to say. */

const helpKinds = async (db: Db, language: Language) =>
  (await readContent({ db, log: { warn: () => undefined } }, "help", { language })).kinds;

type HelpKind = { id: string; title: string; told?: string | undefined };

const nameIn = (kinds: readonly HelpKind[]) => (kind: string) =>
  kinds.find(({ id }) => id === kind)?.title ?? kind;

/** How kinds of help are called today; one that staff have removed since is called by its id. */
export const helpKindNames = async (db: Db, language: Language): Promise<(kind: string) => string> =>
  nameIn(await helpKinds(db, language));

type Counted = Pick<FundHelp, "others" | "groups">;

/** What stands behind the number of families: "got medicine"; "got help: 23 got medicine, 18 got wedding essentials". */
function gotBy({ groups, others }: Counted, language: Language, known: readonly HelpKind[]): string {
  const t = textIn(language, helpToldWords);
  const got = [...Map.groupBy(groups, ({ kind }: HelpGroup) => kind)]
    .map(([kind, rows]) => ({ kind, families: rows.reduce((sum, row) => sum + row.families, 0) }))
    .toSorted((one, other) => other.families - one.families)
    .map((row) => {
      const told = known.find(({ id }) => id === row.kind)?.told;
      // A phrase that staff wrote in one language alone is no part of a sentence in the other.
      const got = told && isUrdu(told) === (language === "ur") ? told : undefined;
      return {
        families: row.families,
        got: got ?? t("helpedWith", { kind: nameIn(known)(row.kind) }),
      };
    });
  const [first, second] = got;
  const helped = t("gotHelp");
  if (!first) return helped;
  if (!second && others === 0) return first.got;
  if (others > 0) got.push({ families: others, got: t("helpedOtherwise") });
  return t("several", { helped, list: got.map((one) => t("each", one)).join(t("next")) });
}

/** A fund's month, named as in this language, with its sentence. */
export type ToldMonth = FundHelp & { text: string };

/** What each fund did in each of these months, the latest month first. */
export async function tellHelpMonths(
  db: Db,
  language: Language,
  { from, to }: { from: string; to: string },
): Promise<ToldMonth[]> {
  const last = await lastHelpMonth(db);
  if (last === undefined || from > last) return [];
  const rows = await readHelpMonths(db, from, to < last ? to : last);
  if (rows.length === 0) return [];
  const [fundName, known] = await Promise.all([fundNamesIn(language, db), helpKinds(db, language)]);
  const t = textIn(language, helpToldWords);
  return rows.map((row) => {
    const title = fundName(row);
    const [month, got] = [formatMonth(row.month, language), gotBy(row, language, known)];
    const groups = row.groups.map((group) => ({
      ...group,
      kind: nameIn(known)(group.kind),
      district: cityIn(language, group.district),
    }));
    const text = t("fund", { month, fund: title, families: row.families, got });
    return { ...row, title, groups, text };
  });
}

/** The same for the twelve months up to the last one that is over. */
export async function tellHelpYear(db: Db, language: Language): Promise<ToldMonth[]> {
  const to = await lastHelpMonth(db);
  if (to === undefined) return [];
  return tellHelpMonths(db, language, { from: monthsBack(to, 12).at(-1) ?? to, to });
}

/** A sentence, and the words of the link to what it is counted from. */
export type Told = { text: string; check: string };

const told = (language: Language, text: string): Told => ({
  text,
  check: textIn(language, helpToldWords)("check"),
});

/** What a fund did in a month. @returns undefined while the month is not over and sealed, and where it helped nobody */
export async function tellFundHelp(
  db: Db,
  language: Language,
  { fund, month }: { fund: string; month: string },
): Promise<Told | undefined> {
  const rows = await tellHelpMonths(db, language, { from: month, to: month });
  const row = rows.find(({ slug }) => slug === fund);
  return row && told(language, row.text);
}

/** What each fund did in the last month that is over, by its slug. */
export async function tellFundsLastHelp(db: Db, language: Language): Promise<ReadonlyMap<string, string>> {
  const last = await lastHelpMonth(db);
  const rows = last === undefined ? [] : await tellHelpMonths(db, language, { from: last, to: last });
  return new Map(rows.map(({ slug, text }) => [slug, text]));
}

/**
 * What was done in the last month that is over: by all funds, by one, or for one of our services, to which kinds of
 * help belong.
 * @returns undefined where nobody was helped
 */
export async function tellLastHelp(
  db: Db,
  language: Language,
  { fund, service }: { fund?: string; service?: string } = {},
): Promise<Told | undefined> {
  const last = await lastHelpMonth(db);
  if (last === undefined) return undefined;
  if (fund !== undefined) return tellFundMonth(db, language, { fund, month: last });
  const rows = await readHelpMonths(db, last, last);
  const kinds = await helpKinds(db, language);
  const groups = rows
    .flatMap((row) => row.groups)
    .filter(({ kind }) => !service || kinds.some((known) => known.id === kind && known.service === service));
  const others = service ? 0 : rows.reduce((sum, row) => sum + row.others, 0);
  const families = groups.reduce((sum, row) => sum + row.families, others);
  if (families === 0) return undefined;
  const got = gotBy({ groups, others }, language, kinds);
  const month = formatMonth(last, language);
  // The families of small groups belong to no service: their kind is not told.
  const word = service ? "service" : "all";
  return told(language, textIn(language, helpToldWords)(word, { month, families, got }));
}

/** A fund's month with what was paid for it, once that may be told: BOOKS-13a. */
async function tellFundMonth(
  db: Db,
  language: Language,
  { fund, month }: { fund: string; month: string },
): Promise<Told | undefined> {
  const helped = await tellFundHelp(db, language, { fund, month });
  const sum = helped && (await readToldHelp(db)).find((row) => row.fund === fund && row.month === month);
  if (!sum) return helped;
  const money = formatMoney(sum.paisa, language);
  const paid = textIn(language, helpToldWords)("paid", { families: sum.families, money });
  return { ...helped, text: `${helped.text} ${paid}` };
}

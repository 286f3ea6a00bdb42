import type { Language } from "#app/contract/language.ts";
import { formatMonth } from "#app/lib/dates.ts";
import { textIn } from "#app/lib/words.server.ts";
import { readContent } from "#server/content.ts";
import type { Db } from "#server/db/connect.ts";
import { fundNamesIn } from "./funds.server.ts";
import { type FundHelp, type HelpGroup, lastHelpMonth, readHelpMonths } from "./help-months.server.ts";
import { helpToldWords } from "./help-told.words.ts";

/* What funds did for families, as sentences for donors: BOOKS-14. Nothing is said before there is something true to say. */

/** How kinds of help are called today; one that staff have removed since is called by its id. */
export async function helpKindNames(db: Db, language: Language): Promise<(kind: string) => string> {
  const { kinds } = await readContent({ db, log: { warn: () => undefined } }, "help", { language });
  return (kind) => kinds.find(({ id }) => id === kind)?.title ?? kind;
}

type Counted = Pick<FundHelp, "families" | "others" | "groups">;

/** ": 23 with medicine, 18 with food"; empty where no kind is told. */
function kindsOf(
  { groups, others }: Counted,
  language: Language,
  kindName: (kind: string) => string,
): string {
  const t = textIn(language, helpToldWords);
  const kinds = [...Map.groupBy(groups, ({ kind }: HelpGroup) => kind)].map(([kind, rows]) => ({
    kind: kindName(kind),
    families: rows.reduce((sum, { families }) => sum + families, 0),
  }));
  if (kinds.length === 0) return "";
  const parts = kinds
    .toSorted((one, other) => other.families - one.families)
    .map(({ kind, families }) => t("kind", { kind, families }));
  if (others > 0) parts.push(t("others", { families: others }));
  return t("kinds", { list: parts.join(t("next")) });
}

/** A fund's month, named as in this language, with its sentence. */
export type ToldHelp = FundHelp & { text: string };

/** What each fund did in each of these months, the latest month first. */
export async function tellHelpMonths(
  db: Db,
  language: Language,
  { from, to }: { from: string; to: string },
): Promise<ToldHelp[]> {
  const last = await lastHelpMonth(db);
  if (last === undefined || from > last) return [];
  const rows = await readHelpMonths(db, from, to < last ? to : last);
  if (rows.length === 0) return [];
  const [fundName, kindName] = await Promise.all([fundNamesIn(language, db), helpKindNames(db, language)]);
  const t = textIn(language, helpToldWords);
  return rows.map((row) => {
    const title = fundName(row);
    const [month, kinds] = [formatMonth(row.month, language), kindsOf(row, language, kindName)];
    const groups = row.groups.map((group) => ({ ...group, kind: kindName(group.kind) }));
    const text = t("fund", { month, fund: title, families: row.families, kinds });
    return { ...row, title, groups, text };
  });
}

/** What a fund did in a month. @returns undefined while the month is not over and sealed, and where it helped nobody */
export async function tellFundHelp(
  db: Db,
  language: Language,
  { fund, month }: { fund: string; month: string },
): Promise<string | undefined> {
  const rows = await tellHelpMonths(db, language, { from: month, to: month });
  return rows.find(({ slug }) => slug === fund)?.text;
}

/**
 * What all funds, or some of what they did, came to in the last month that is over.
 * @param only a fund, or kinds of help
 */
export async function tellLastHelp(
  db: Db,
  language: Language,
  only: { fund?: string; kinds?: readonly string[] } = {},
): Promise<string | undefined> {
  const last = await lastHelpMonth(db);
  if (last === undefined) return undefined;
  const rows = await readHelpMonths(db, last, last);
  if (only.fund !== undefined) return tellFundHelp(db, language, { fund: only.fund, month: last });
  const groups = rows
    .flatMap((row) => row.groups)
    .filter(({ kind }) => only.kinds === undefined || only.kinds.includes(kind));
  const others = only.kinds === undefined ? rows.reduce((sum, row) => sum + row.others, 0) : 0;
  const families = groups.reduce((sum, row) => sum + row.families, others);
  if (families === 0) return undefined;
  const kinds = kindsOf({ groups, others, families }, language, await helpKindNames(db, language));
  return textIn(language, helpToldWords)("all", { month: formatMonth(last, language), families, kinds });
}

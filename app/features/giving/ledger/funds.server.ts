import { sql } from "kysely";
import type { Language } from "#app/contract/language.ts";
import { textIn } from "#app/lib/words.server.ts";
import { readContent } from "#server/content.ts";
import type { Db } from "#server/db/connect.ts";
import type { FundsTable } from "#server/db/giving-schema.ts";
import type { Deps } from "#server/deps.ts";
import { baseFunds, generalFund } from "./giving.limits.ts";
import { givingWords } from "./giving.words.ts";

const ownFunds = baseFunds.map(({ slug, title }) => ({
  slug,
  title,
  kind: slug === generalFund ? ("general" as const) : ("named" as const),
}));

/**
 * What a donation can be given for today: the four that always are, and each programme on the site.
 * @param language of the titles: the books have the English ones
 */
export async function listOpenFunds(
  deps: Parameters<typeof readContent>[0],
  language: Language = "en",
): Promise<FundsTable[]> {
  const t = textIn(language, givingWords);
  const { programmes } = await readContent(deps, "programmes", { language });
  const others = programmes.filter(({ slug }) => !ownFunds.some((fund) => fund.slug === slug));
  return [
    ...ownFunds.map((fund) => ({ ...fund, title: t(fund.slug) })),
    ...others.map(({ slug, title }) => ({ slug, title, kind: "programme" as const })),
  ];
}

/** Names what gifts are for: in Urdu our own funds by their words, programmes by the title that they have today. */
export async function fundNamesIn(
  language: Language,
  db: Db,
): Promise<(fund: Pick<FundsTable, "slug" | "title">) => string> {
  if (language === "en") return ({ title }) => title;
  const open = await listOpenFunds({ db, log: quiet }, language);
  const names = new Map(open.map(({ slug, title }) => [slug, title]));
  return ({ slug, title }) => names.get(slug) ?? title;
}

/** A saved value that no longer fits is reported wherever a page reads it. */
const quiet = { warn: () => undefined };

/** @returns undefined when nothing can be given for that */
export async function findOpenFund(
  deps: Pick<Deps, "db" | "log">,
  slug: string,
): Promise<FundsTable | undefined> {
  const own = ownFunds.find((fund) => fund.slug === slug);
  return own ?? (await listOpenFunds(deps)).find((fund) => fund.slug === slug);
}

/** A fund's row, which a gift or a payout of it has made. */
export const readFund = (trx: Db, slug: string): Promise<FundsTable> =>
  trx.selectFrom("funds").selectAll().where("slug", "=", slug).executeTakeFirstOrThrow();

/** Locks a fund until the transaction ends, so that two payouts wait for each other. It is made where it has no row. */
export async function lockFund(trx: Db, { slug, title, kind }: FundsTable): Promise<void> {
  await trx
    .insertInto("funds")
    .values({ slug, title, kind })
    .onConflict((conflict) => conflict.column("slug").doUpdateSet({ kind: sql`funds.kind` }))
    .execute();
}

/** Locks several in the order of their names, as everywhere: two acts that cross do not wait for each other. */
export async function lockFunds(trx: Db, funds: readonly FundsTable[]): Promise<void> {
  for (const fund of funds.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))) await lockFund(trx, fund);
}

import { baseFunds, generalFund } from "#app/features/donations/donations.messages.ts";
import { readContent } from "#server/content.ts";
import type { Db } from "#server/db/connect.ts";
import type { FundsTable } from "#server/db/giving-schema.ts";
import type { Services } from "#server/services.ts";
import { type FundBalance, readFundBalances } from "./totals.server.ts";

const ownFunds: readonly FundsTable[] = baseFunds.map(({ slug, title }) => ({
  slug,
  title,
  kind: slug === generalFund ? "general" : "named",
}));

/** What a donation can be given for today: the four that always are, and each programme on the site. */
export async function listOpenFunds(services: Pick<Services, "db" | "log">): Promise<FundsTable[]> {
  const { programmes } = await readContent(services, "programmes");
  const others = programmes.filter(({ slug }) => !ownFunds.some((fund) => fund.slug === slug));
  return [...ownFunds, ...others.map(({ slug, title }) => ({ slug, title, kind: "programme" as const }))];
}

/** @returns undefined when nothing can be given for that */
export async function findOpenFund(
  services: Pick<Services, "db" | "log">,
  slug: string,
): Promise<FundsTable | undefined> {
  const own = ownFunds.find((fund) => fund.slug === slug);
  return own ?? (await listOpenFunds(services)).find((fund) => fund.slug === slug);
}

/** Every fund that has moved money or takes donations today, in paisa. @param open the funds that take donations */
export async function listFunds(
  db: Db,
  open: readonly FundsTable[],
): Promise<(FundBalance & { open: boolean })[]> {
  const balances = new Map((await readFundBalances(db)).map((fund) => [fund.slug, fund]));
  const isOpen = new Set(open.map(({ slug }) => slug));
  const rows = open.map(({ slug, title }) => ({
    ...(balances.get(slug) ?? { in: 0, refunded: 0, out: 0, stands: 0 }),
    slug,
    title,
    open: true,
  }));
  const closed = [...balances.values()].filter(({ slug }) => !isOpen.has(slug));
  return [...rows, ...closed.map((fund) => ({ ...fund, open: false }))];
}

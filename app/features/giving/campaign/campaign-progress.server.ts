import { countDonations, totalDonations } from "#app/features/giving/books/totals.server.ts";
import { paisaPerRupee } from "#app/lib/money.ts";
import type { ContentOf } from "#content/contents.ts";
import type { Db } from "#server/db/connect.ts";
import type { Progress } from "./campaign-progress.tsx";

/** CAMPAIGN-02: what has come in of the goal, counted from the paid gifts to the programme if the site has it. */
export async function readProgress(
  db: Db,
  { from, until, target, raised }: ContentOf<"campaign">,
  fund: string | undefined,
): Promise<Progress | undefined> {
  if (!target) return undefined;
  const targetPaisa = target * paisaPerRupee;
  if (fund === undefined)
    return raised === undefined ? undefined : { targetPaisa, paisa: raised * paisaPerRupee };
  const days = { from: from ?? "", to: until || "9999-12-31" };
  const { paid, refunded } = await totalDonations(db, days, fund);
  return {
    targetPaisa,
    paisa: Math.max(paid - refunded, 0),
    donations: await countDonations(db, days, fund),
  };
}

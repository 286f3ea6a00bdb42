import { formatTime } from "#app/lib/dates.ts";
import { listRuns } from "#server/db/maintenance-runs.ts";
import type { Deps, HealthPart } from "#server/deps.ts";

const day = 24 * 60 * 60 * 1000;
/** A night may be missed: a server that is switched off then does it later. */
const late = 3 * day;

/** How the removal of old data is, for the page of the system. */
export async function readRetentionHealth({ db, clock }: Deps): Promise<HealthPart> {
  const name = "Old data";
  const link = { to: "/dashboard/retention", label: "Terms, and what was removed" };
  const run = (await listRuns(db)).find((each) => each.name === "retention");
  if (!run) return { name, tone: "plain", status: "Not yet", text: "The first run is tonight", link };
  const text = `Last looked at ${formatTime(run.ended_at)}: ${run.detail.replace(/\.$/, "")}`;
  const succeeded = run.succeeded_at ? Date.parse(run.succeeded_at) : 0;
  if (clock.now().getTime() - succeeded < late) return { name, tone: "good", status: "Works", text, link };
  const advice =
    "Old data has not been removed for days. Ask the server's administrator to look into the log.";
  return { name, tone: "bad", status: "Not removed", text, advice, link };
}

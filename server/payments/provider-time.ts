/* What time it is by the servers of the payment providers: a witness beside the clock of this machine (decision 118). */

/** In ms, of a clock that nobody can set. */
export type SteadyNow = () => number;
export const ownSteadyNow: SteadyNow = () => performance.now();

/** An answer that is older, in ms, says nothing any more: the machine may have slept since. */
const heardForMs = 24 * 60 * 60_000;

let heard: { time: number; at: number } | undefined;

/** Notes when a provider says that it is. @param date the header Date of its answer; what is no date is left out */
export function hearTime(date: string | null, steadyNow: SteadyNow = ownSteadyNow): void {
  const time = Date.parse(date ?? "");
  if (!Number.isNaN(time)) heard = { time, at: steadyNow() };
}

/** The time by the newest answer, in ms since 1970. @returns undefined when none came within a day */
export function providerTime(steadyNow: SteadyNow): number | undefined {
  const age = heard && steadyNow() - heard.at;
  return heard && age !== undefined && age < heardForMs ? heard.time + age : undefined;
}

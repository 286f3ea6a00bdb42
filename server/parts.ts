import type { Part } from "#app/contract/part.ts";
import type { Db } from "./db/connect.ts";
import type { Deps, Feature } from "./deps.ts";

/* The parts of the program (app/contract/part.ts), and which of them staff have turned off. */

type Features = Pick<Deps, "features">;

/** The parts that this program has, each once. */
export const partsOf = ({ features }: Features): Part[] => [
  ...new Set(features.flatMap(({ part }) => part ?? [])),
];

/** The names of the parts that are off. Read anew each time: any process may have turned one off. */
export async function namesOff(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("part_switches")
    .select("part")
    .where("is_on", "=", 0)
    .where("id", "in", (last) =>
      last
        .selectFrom("part_switches")
        .select((select) => select.fn.max("id").as("id"))
        .groupBy("part"),
    )
    .execute();
  return new Set(rows.map(({ part }) => part));
}

/**
 * The parts that are on.
 * @param off their names, where they have been read
 */
export async function partsOn(
  deps: Features & Pick<Deps, "db">,
  off: Promise<ReadonlySet<string>> = namesOff(deps.db),
): Promise<Part[]> {
  const names = await off;
  return partsOf(deps).filter(({ name }) => !names.has(name));
}

/** Whether a page of a part is there. */
export const hasPage = async (deps: Features & Pick<Deps, "db">, path: string): Promise<boolean> =>
  (await partsOn(deps)).some(({ pages }) => pages.some((page) => page.path === path));

/** The features of the core, and of the parts that are on. @param off as above */
export async function featuresOn(
  deps: Features & Pick<Deps, "db">,
  off: Promise<ReadonlySet<string>> = namesOff(deps.db),
): Promise<Feature[]> {
  const names = await off;
  return deps.features.filter(({ part }) => !part || !names.has(part.name));
}

/** From when until when a part was off, the oldest first; `until` null: it still is. UTC. */
export async function timesOff(db: Db, part: string): Promise<{ since: string; until: string | null }[]> {
  const rows = await db
    .selectFrom("part_switches")
    .select(["is_on", "at"])
    .where("part", "=", part)
    .orderBy("id")
    .execute();
  const times: { since: string; until: string | null }[] = [];
  for (const { is_on, at } of rows) {
    const last = times.at(-1);
    if (is_on === 0 && last?.until !== null) times.push({ since: at, until: null });
    else if (is_on === 1 && last?.until === null) last.until = at;
  }
  return times;
}

type Work = { stop(): Promise<void> };

/** In ms: so long after a part was turned off or on its work may still run, or not run yet. */
const lookMs = 10_000;

/** The work of all features, from now on. That of a part rests while it is off. */
export async function startWork(deps: Deps): Promise<Work> {
  const running = new Map<Feature, Work>();
  const follow = async (): Promise<void> => {
    const on = await featuresOn(deps);
    const ended = [...running].filter(([feature]) => !on.includes(feature));
    for (const [feature] of ended) running.delete(feature);
    for (const feature of on) {
      const work = running.has(feature) ? undefined : feature.work?.(deps);
      if (work) running.set(feature, work);
    }
    await Promise.all(ended.map(([, work]) => work.stop()));
  };
  await follow();
  let following: Promise<void> | undefined;
  const timer = setInterval(() => {
    // Work may take longer to stop than an interval.
    following ??= follow()
      .catch((error: unknown) => deps.log.warn({ err: error }, "which parts are on could not be read"))
      .finally(() => {
        following = undefined;
      });
  }, lookMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await following;
      await Promise.all([...running.values()].map((work) => work.stop()));
    },
  };
}

import { createHook } from "node:async_hooks";

const kept: object[] = [];

/**
 * Keeps one of Node's ticks, so that the shape which all of them share lives as long as the process.
 *
 * Node makes such an object at each `process.nextTick`, several for every answer. V8 remembers the one shape that it
 * saw; when it clears the whole heap while no tick is alive, the shape is gone, the next one counts as another kind,
 * and from then on every tick is put together by V8's runtime: 0.7 to 1 µs a piece instead of 0.1, until the process
 * ends. Whether it came to that was chance at each start (docs/decisions/016).
 * @returns what is kept; nobody needs it
 */
export function keepTick(): object | undefined {
  if (kept.length > 0) return kept[0];
  const hook = createHook({
    init(_id, type, _trigger, tick) {
      if (type === "TickObject") kept.push(tick);
    },
  }).enable();
  process.nextTick(() => undefined);
  hook.disable();
  return kept[0];
}

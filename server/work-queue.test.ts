import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { QueueFullError, WorkQueue } from "./work-queue.ts";

/** More turns of the event loop than two starts take. */
async function someTurns(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await nextTurn();
}

/** Work that ends when it is resolved. */
function work() {
  const done = Promise.withResolvers<void>();
  let started = false;
  return {
    run: () => {
      started = true;
      return done.promise;
    },
    end: () => done.resolve(),
    get started() {
      return started;
    },
  };
}

test("a limited number of jobs run at a time, the others wait in order", async () => {
  const queue = new WorkQueue({ concurrency: 2, maxWaiting: 10 });
  const pieces = [work(), work(), work(), work()];
  const runs = pieces.map((piece) => queue.run("a", piece.run));
  await someTurns();
  expect(pieces.map(({ started }) => started)).toEqual([true, true, false, false]);
  pieces[1]?.end();
  await runs[1];
  await someTurns();
  expect(pieces.map(({ started }) => started)).toEqual([true, true, true, false]);
  for (const piece of pieces) piece.end();
  await Promise.all(runs);
  expect(pieces.every(({ started }) => started)).toBe(true);
});

test("jobs beyond the queue's limit are refused at once, and accepted again when there is room", async () => {
  const queue = new WorkQueue({ concurrency: 1, maxWaiting: 1 });
  const [running, waiting] = [work(), work()];
  const runs = [queue.run("a", running.run), queue.run("b", waiting.run)];
  await expect(queue.run("c", async () => "done")).rejects.toThrow(QueueFullError);
  await someTurns();
  expect(queue.state()).toMatchObject({ running: 1, waiting: 1, refused: 1, isFull: true });
  expect(queue.state().oldestMs).toBeGreaterThan(0);
  running.end();
  waiting.end();
  await Promise.all(runs);
  expect(await queue.run("c", async () => "done")).toBe("done");
  await someTurns();
  expect(queue.state()).toEqual({ running: 0, waiting: 0, oldestMs: 0, refused: 1, isFull: false });
});

test("one client cannot take every slot", async () => {
  const queue = new WorkQueue({ concurrency: 1, maxWaiting: 10, maxPerClient: 2 });
  const piece = work();
  const runs = [queue.run("greedy", piece.run), queue.run("greedy", async () => undefined)];
  await expect(queue.run("greedy", async () => undefined)).rejects.toThrow(QueueFullError);
  const other = queue.run("other", async () => "done");
  piece.end();
  await Promise.all(runs);
  expect(await other).toBe("done");
  expect(await queue.run("greedy", async () => "again")).toBe("again");
});

test("clients take turns, regardless of their number of jobs", async () => {
  const queue = new WorkQueue({ concurrency: 1, maxWaiting: 10 });
  const order: string[] = [];
  const note = (name: string) => async () => {
    order.push(name);
  };
  await Promise.all([
    queue.run("greedy", note("greedy 1")),
    queue.run("greedy", note("greedy 2")),
    queue.run("greedy", note("greedy 3")),
    queue.run("greedy", note("greedy 4")),
    queue.run("other", note("other 1")),
    queue.run("third", note("third 1")),
  ]);
  expect(order).toEqual(["greedy 1", "other 1", "third 1", "greedy 2", "greedy 3", "greedy 4"]);
});

test("in a full queue whoever waits for most gives up its newest job to who waits for less", async () => {
  const queue = new WorkQueue({ concurrency: 1, maxWaiting: 4 });
  const running = work();
  const done: string[] = [];
  const ask = (client: string, name: string) =>
    queue
      .run(client, async () => void done.push(name))
      .catch((error: Error) => void done.push(`${name} ${error.name}`));
  const runs = [queue.run("a", running.run)];
  await someTurns();
  runs.push(ask("a", "a1"), ask("a", "a2"), ask("a", "a3"), ask("b", "b1"));
  runs.push(ask("c", "c1"));
  // Nobody waits for more than a newcomer would have: c for one, a for two.
  runs.push(ask("c", "c2"), ask("a", "a4"));
  await someTurns();
  expect(done.toSorted()).toEqual(["a3 QueueFullError", "a4 QueueFullError", "c2 QueueFullError"]);
  expect(queue.state()).toMatchObject({ running: 1, waiting: 4, refused: 3, isFull: true });
  running.end();
  await Promise.all(runs);
  expect(done.slice(3)).toEqual(["a1", "b1", "c1", "a2"]);
  expect(await queue.run("a", async () => "again")).toBe("again");
  await someTurns();
  expect(queue.state()).toMatchObject({ running: 0, waiting: 0, isFull: false });
});

test("a network is one client, however many addresses of it ask", async () => {
  const queue = new WorkQueue({ concurrency: 1, maxWaiting: 6, maxPerClient: 2 });
  const running = work();
  const done: string[] = [];
  const ask = (client: string) =>
    queue.run(client, async () => void done.push(client)).catch(() => void done.push(`${client} gave up`));
  const inOne56 = Array.from(
    { length: 5 },
    (_, at) => `2001:db8:1:1${at.toString(16).padStart(2, "0")}::/64`,
  );
  const inOne48 = Array.from({ length: 9 }, (_, at) => `2001:db8:2:${at + 1}00::/64`);
  const runs = [queue.run("192.0.2.1", running.run)];
  await someTurns();
  runs.push(...inOne56.map(ask));
  await someTurns();
  // Twice as many as one client may.
  expect(done).toEqual([`${inOne56[4]} gave up`]);
  runs.push(...inOne48.map(ask));
  await someTurns();
  expect(queue.state()).toMatchObject({ waiting: 6, isFull: true });
  done.length = 0;
  runs.push(ask("192.0.2.2"));
  await someTurns();
  expect(done).toHaveLength(1);
  expect(done[0]).toMatch(/^2001:db8:[12]:.* gave up$/);
  done.length = 0;
  running.end();
  await Promise.all(runs);
  // Its turn is the third at most, after one of each network.
  expect(done.indexOf("192.0.2.2")).toBeLessThanOrEqual(2);
});

test("who has had turns lately waits behind all others, and gives its place up to them", async () => {
  const lately = { turns: 1, ms: 600_000 };
  const queue = new WorkQueue({ concurrency: 1, maxWaiting: 3, maxPerClient: 1, lately });
  const attackers = ["a", "b", "c", "d"];
  for (const client of attackers) await queue.run(client, async () => undefined);
  const running = work();
  const done: string[] = [];
  const ask = (client: string) =>
    queue.run(client, async () => void done.push(client)).catch(() => void done.push(`${client} gave up`));
  const runs = [queue.run("a", running.run)];
  await someTurns();
  runs.push(...["b", "c", "d"].map(ask));
  await someTurns();
  expect(queue.state()).toMatchObject({ waiting: 3, isFull: true });
  // Those who have had none take the places of those who had one, and go first.
  runs.push(ask("family 1"), ask("family 2"), ask("family 3"), ask("family 4"));
  await someTurns();
  expect(done.toSorted()).toEqual(["b gave up", "c gave up", "d gave up", "family 4 gave up"]);
  runs.push(ask("b"));
  await someTurns();
  running.end();
  await Promise.all(runs);
  expect(done.slice(4)).toEqual(["b gave up", "family 1", "family 2", "family 3"]);
});

test("a failed job releases its slot", async () => {
  const queue = new WorkQueue({ concurrency: 1, maxWaiting: 1 });
  const broken = async () => {
    throw new Error("broken");
  };
  await expect(queue.run("a", broken)).rejects.toThrow("broken");
  expect(await queue.run("a", async () => "done")).toBe("done");
});

test("between two starts the event loop turns several times, and none before the first", async () => {
  const queue = new WorkQueue({ concurrency: 8, maxWaiting: 10 });
  const startedAt: number[] = [];
  let turns = 0;
  const runs = ["a", "b", "c"].map((client) => queue.run(client, async () => void startedAt.push(turns)));
  for (; startedAt.length < 3; turns += 1) await nextTurn();
  await Promise.all(runs);
  const [first = Number.NaN, second = Number.NaN, third = Number.NaN] = startedAt;
  expect(first).toBeLessThanOrEqual(1);
  expect(second - first).toBeGreaterThanOrEqual(9);
  expect(third - second).toBeGreaterThanOrEqual(9);
});

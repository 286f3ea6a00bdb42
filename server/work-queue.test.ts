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

import { expect, test } from "vitest";
import { createQueue, QueueFullError } from "./hash-queue.ts";

/** Tasks that end when they are told to. */
function heldTasks() {
  const running: { name: string; end: (result: string) => void; fail: (error: Error) => void }[] = [];
  const task = (name: string) => () =>
    new Promise<string>((end, fail) => {
      running.push({ name, end, fail });
    });
  return { running, task, names: () => running.map(({ name }) => name) };
}

test("two run at once, the others in their order, and those beyond the bound are turned away", async () => {
  const run = createQueue({ atOnce: 2, waiting: 2 });
  const { running, task, names } = heldTasks();
  const results = ["a", "b", "c", "d"].map((name) => run(task(name)));
  await expect(run(task("e"))).rejects.toThrow(QueueFullError);
  expect(names()).toEqual(["a", "b"]);

  running[1]?.end("b done");
  expect(await results[1]).toBe("b done");
  expect(names()).toEqual(["a", "b", "c"]);
  running[0]?.end("");
  running[2]?.end("");
  await results[2];
  expect(names()).toEqual(["a", "b", "c", "d"]);
});

test("a task that fails gives its place to the next", async () => {
  const run = createQueue({ atOnce: 1, waiting: 1 });
  const { running, task } = heldTasks();
  const [first, second] = [run(task("a")), run(task("b"))];
  running[0]?.fail(new Error("broken"));
  await expect(first).rejects.toThrow("broken");
  running[1]?.end("b done");
  expect(await second).toBe("b done");
  const third = run(task("c"));
  running[2]?.end("c done");
  expect(await third).toBe("c done");
});

import { expect, test } from "vitest";
import { oneAtATime } from "./picture-queue.ts";

/** Work that ends when it is told to. */
function heldWork(name: string, seen: string[]) {
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const work = async () => {
    seen.push(`${name} begins`);
    await held;
    seen.push(`${name} ends`);
    return name;
  };
  return { work, finish };
}

test("work is done one piece after the other, in order, and beyond the bound it is refused", async () => {
  const seen: string[] = [];
  const queue = oneAtATime(1);
  const [first, second] = [heldWork("first", seen), heldWork("second", seen)];
  const results = [queue(first.work), queue(second.work)];
  expect(await queue(async () => "third")).toBe("full");
  second.finish();
  first.finish();
  expect(await Promise.all(results)).toEqual(["first", "second"]);
  expect(seen).toEqual(["first begins", "first ends", "second begins", "second ends"]);
  expect(await queue(async () => "fourth")).toBe("fourth");
});

test("work that fails tells its caller and keeps nobody waiting", async () => {
  const queue = oneAtATime(1);
  const failing = queue(async () => {
    throw new Error("no");
  });
  const next = queue(async () => "yes");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("yes");
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { leastPasswordWork } from "#tests/support/app.ts";
import { generatePassword, hashPassword, passwordFits, setPasswordWork } from "./passwords.ts";
import { QueueFullError } from "./work-queue.ts";

beforeAll(() => setPasswordWork());
afterAll(() => setPasswordWork(leastPasswordWork));

test("two hashes are made at once, fifty wait, and the next is told to come again", async () => {
  // The hashes that stand for an unknown account are made first.
  await passwordFits(undefined, "none");
  const results = await Promise.allSettled(
    Array.from({ length: 60 }, () => hashPassword("Correct-Horse-7!")),
  );
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(8);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(QueueFullError);
  expect(await passwordFits(await hashPassword("Correct-Horse-7!"), "Correct-Horse-7!")).toBe(true);
});

test("a password is hashed by argon2id, and every character of it counts", async () => {
  const password = ` ${"Correct-Horse-".repeat(30)}7! `;
  const stored = await hashPassword(password);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordFits(stored, password)).toBe(true);
  for (const other of [password.trim(), password.toLowerCase(), password.slice(0, -1)])
    expect(await passwordFits(stored, other)).toBe(false);
});

test("a generated password has 20 letters and digits, none of which looks like another", () => {
  const passwords = Array.from({ length: 200 }, generatePassword);
  for (const each of passwords) expect(each).toMatch(/^(?:(?![ilo01IO])[a-zA-Z0-9]){20}$/);
  expect(new Set(passwords).size).toBe(200);
});

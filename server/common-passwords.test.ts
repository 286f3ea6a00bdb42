import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { isCommonPassword } from "./passwords.ts";

test.for(["123456", "password", "Password", "QWERTYUIOP", "P@ssw0rd", "1qaz@WSX"])(
  "%s is common",
  async (each) => {
    expect(await isCommonPassword(each)).toBe(true);
  },
);

test.for(["Correct-Horse-8", "aB3@aB3@", "123456 quilts", ""])("%j is not", async (each) => {
  expect(await isCommonPassword(each)).toBe(false);
});

test.for([
  "Umeed@2016",
  "umeed123",
  "Lahore-Admin1!",
  "WelfareFoundation#9",
  "My-Umeed-7!",
  "Zakat&2026zakat",
])("%s is made of words that are tried first at this site", async (each) => {
  expect(await isCommonPassword(each)).toBe(true);
});

test.for(["Umeed-kettle-41!", "Admin-Quilt-7!", "7!7!7!7!"])("%j is more than such words", async (each) => {
  expect(await isCommonPassword(each)).toBe(false);
});

test("each of the 10,000 commonest is refused: it is common, or shorter than any that a user may have", async () => {
  const commonest = dictionary["passwords-common"].slice(0, 10_000);
  expect(commonest).toHaveLength(10_000);
  for (const each of commonest) {
    if (each.length >= 6) expect(await isCommonPassword(each), each).toBe(true);
  }
});

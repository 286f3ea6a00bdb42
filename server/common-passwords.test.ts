import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

test.for(["123456", "password", "Password", "QWERTYUIOP", "P@ssw0rd", "1qaz@WSX"])(
  "%s is common",
  async (each) => {
    expect(await isCommonPassword(each)).toBe(true);
  },
);

test.for(["Correct-Horse-8", "aB3@aB3@", "123456 quilts", ""])("%j is not", async (each) => {
  expect(await isCommonPassword(each)).toBe(false);
});

import { expect, test } from "vitest";
import { questionOfPath } from "./search.messages.ts";

test("the last part of a path is read as words", () => {
  expect(questionOfPath("/services/blood_donors-lahore/")).toBe("blood donors lahore");
  expect(questionOfPath("/blood\0\u001bdonors")).toBe("blood donors");
  expect(questionOfPath("/")).toBe("");
  expect(questionOfPath(`/${"x".repeat(15_000)}`)).toHaveLength(100);
});

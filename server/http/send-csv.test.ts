import { expect, test } from "vitest";
import { csvText } from "./send-csv.ts";

test("no cell is a formula, and an amount below zero is a number", async () => {
  const cells = ["-25000.00", "-5", "-5+1", "=1+1", "+92 300", "@SUM(A1)", "-", "Ali"];
  async function* rows() {
    for (const cell of cells) yield { cell };
  }
  let text = "";
  for await (const part of csvText(rows(), { Cell: (row) => row.cell })) text += part;
  expect(text.replace("\uFEFF", "").trim().split("\n")).toEqual([
    ...["Cell", "-25000.00", "-5", "'-5+1", "'=1+1", "'+92 300", "'@SUM(A1)", "'-", "Ali"],
  ]);
});

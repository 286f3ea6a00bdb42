import { expect, test } from "vitest";
import { showProgress } from "./progress.ts";

function record(isTTY: boolean) {
  const written: string[] = [];
  const output = { isTTY, write: (text: string) => written.push(text) > 0 };
  return { written, progress: showProgress(output) };
}

test("on a terminal one line is written over, elsewhere each part has a line", () => {
  const terminal = record(true);
  const log = record(false);
  for (const { progress } of [terminal, log]) {
    progress.start("Rows");
    progress.rows(1);
    progress.start("Files");
    progress.file(2048);
    progress.file(2048);
    progress.end();
  }
  expect(log.written).toEqual(["Rows: 1 row\n", "Files: 2 files, 4 KB\n"]);
  expect(terminal.written.join("").split("\n")).toHaveLength(3);
  expect(terminal.written.at(-2)).toBe("\r\u001b[KFiles: 2 files, 4 KB");
});

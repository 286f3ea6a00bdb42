import { sizeText } from "#app/features/staff/system/system-words.ts";

export type Progress = {
  /** Begins a part of the work, whose counts begin anew. */
  start(part: string): void;
  rows(count: number): void;
  file(bytes: number): void;
  bytes(count: number): void;
  /** Ends the last part. */
  end(): void;
};

const everyMs = { terminal: 100, log: 5000 };

/**
 * Tells on standard error how far a command is: on a terminal in one line that is written over, else in a line every five
 * seconds, and one when a part has ended.
 */
export function showProgress(output: Pick<NodeJS.WriteStream, "isTTY" | "write"> = process.stderr): Progress {
  const isTerminal = output.isTTY === true;
  let part = "";
  let counts = { rows: 0, files: 0, bytes: 0 };
  let shownAt = 0;

  const text = () => {
    const { rows, files, bytes } = counts;
    const told = [
      rows > 0 && `${rows.toLocaleString("en-US")} ${rows === 1 ? "row" : "rows"}`,
      files > 0 && `${files.toLocaleString("en-US")} ${files === 1 ? "file" : "files"}`,
      bytes > 0 && sizeText(bytes),
    ].filter(Boolean);
    return `${part}${told.length > 0 ? `: ${told.join(", ")}` : ""}`;
  };
  const show = () => {
    shownAt = performance.now();
    output.write(isTerminal ? `\r\u001b[K${text()}` : `${text()}\n`);
  };
  const count = (more: Partial<typeof counts>) => {
    for (const name of ["rows", "files", "bytes"] as const) counts[name] += more[name] ?? 0;
    if (performance.now() - shownAt >= everyMs[isTerminal ? "terminal" : "log"]) show();
  };
  const end = () => {
    if (part === "") return;
    show();
    if (isTerminal) output.write("\n");
    part = "";
  };
  return {
    start(name) {
      end();
      part = name;
      counts = { rows: 0, files: 0, bytes: 0 };
      shownAt = performance.now();
      if (isTerminal) show();
    },
    rows: (rows) => count({ rows }),
    file: (bytes) => count({ files: 1, bytes }),
    bytes: (bytes) => count({ bytes }),
    end,
  };
}

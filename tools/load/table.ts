export type Row = { name: string; measured: string; bar: string; holds: boolean };

/** Prints the figures as a table, each with its limit and whether it is met. */
export function printTable(rows: Row[]): void {
  const cells = [
    ["what", "measured", "bar", ""],
    ...rows.map(({ name, measured, bar, holds }) => [
      name,
      measured,
      bar,
      bar === "-" ? "" : holds ? "holds" : "falls short",
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  console.log();
  for (const row of cells) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("   ")
        .trimEnd(),
    );
  }
}

/** What became of the items of one kind, or would. */
export type NounReport = {
  title: string;
  count: {
    new: number;
    changed: number;
    same: number;
    /** What staff have decided here: it was deleted, or there is one already. */
    left: number;
    /** Changed on both sides. */
    conflict: number;
    refused: number;
  };
  /** Each item of which there is something to say. */
  lines: {
    noun: string;
    id: string;
    title: string;
    outcome: keyof NounReport["count"];
    why: string;
    missing?: boolean;
  }[];
  /** Why nothing of the kind could be read. */
  failed?: string;
};

export type ImportReport = {
  from: string;
  dryRun: boolean;
  /** Pieces of sample content that were there before. */
  samples: number;
  files: number;
  nouns: NounReport[];
  notes: string[];
};

export const emptyCount = (): NounReport["count"] => ({
  new: 0,
  changed: 0,
  same: 0,
  left: 0,
  conflict: 0,
  refused: 0,
});

const columns = ["new", "changed", "same", "left", "conflict", "refused"] as const;

/** Whether everything is here now that the old site has, but for what staff have deleted or replaced. */
export const isWhole = ({ nouns }: ImportReport): boolean =>
  nouns.every(
    ({ count, lines, failed }) =>
      !failed && count.refused + count.conflict === 0 && !lines.some(({ missing }) => missing),
  );

/** The report as it is printed. Titles come from the other side: they are cut, and hold no control characters. */
export function reportText({ from, dryRun, samples, files, nouns, notes }: ImportReport): string {
  const table = [
    ["", ...columns],
    ...nouns.map(({ title, count, failed }) => [
      title,
      ...(failed ? [`not read: ${failed}`] : columns.map((column) => String(count[column]))),
    ]),
  ].map(([title = "", ...cells]) => title.padEnd(16) + cells.map((cell) => cell.padStart(10)).join(""));
  const lines = nouns.flatMap((report) => report.lines);
  const list = (heading: string, chosen: typeof lines) =>
    chosen.length === 0
      ? []
      : [
          "",
          heading,
          ...chosen.map(
            ({ noun, id, title, why }) => `  ${noun} ${id || "?"} "${plain(title)}": ${plain(why, 300)}`,
          ),
        ];
  return [
    `${dryRun ? "What an import would bring" : "Imported"} from ${from}`,
    "",
    ...table,
    "",
    `${files} ${files === 1 ? "file" : "files"} ${dryRun ? "to fetch" : "fetched"}.`,
    ...list(
      "Refused:",
      lines.filter(({ outcome }) => outcome === "refused"),
    ),
    ...list(
      "Left as they are here:",
      lines.filter(({ outcome }) => outcome === "left" || outcome === "conflict"),
    ),
    ...list(
      "Without a file:",
      lines.filter(({ missing }) => missing),
    ),
    ...list(
      "Brought, but not as it is there:",
      lines.filter(({ outcome, missing }) => !missing && (outcome === "new" || outcome === "changed")),
    ),
    ...(notes.length > 0 ? ["", "Notes:", ...notes.map((note) => `  ${plain(note, 300)}`)] : []),
    ...(samples > 0 && dryRun
      ? [
          "",
          `This site still shows sample content (${samples} pieces). Add --samples remove to replace it, or --samples keep.`,
        ]
      : []),
    ...(dryRun ? ["", "Nothing was written. Add --yes to bring it."] : []),
  ].join("\n");
}

const plain = (text: unknown, max = 60): string => {
  const clean = String(text)
    .replace(/[\p{Cc}\p{Cf}]+/gu, " ")
    .trim();
  return clean.length > max ? `${clean.slice(0, max)}…` : clean;
};

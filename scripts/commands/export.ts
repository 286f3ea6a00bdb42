import { createWriteStream, existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify";
import { features } from "#app/features/features.server.ts";
import { takeSnapshot } from "#server/backup/snapshot.ts";
import { openMedia } from "#server/create-deps.ts";
import type { RowReader, Table } from "#server/db/rows/rows.ts";
import { readSqlite, tablesOfFile } from "#server/db/rows/sqlite-rows.ts";
import { readEnv } from "#server/env.ts";
import { type Media, mediaFolders, storedPath } from "#server/media/media.ts";
import { version } from "#server/version.ts";
import { CommandError, openDatabase, readOptions, removeOnSignal } from "./command.ts";
import { explained } from "./explain.ts";
import { type Progress, showProgress } from "./progress.ts";

/**
 * `export --to <folder>`: everything that is the foundation's, for other programs: each table as JSON and as CSV, all
 * uploads, and a README that says what is what. Passwords, keys and links are left out. It is of one moment, and may
 * run beside the server. The folder is new or empty, and has its name only when everything is in it.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, { to: { type: "string" } });
  if (!values.to || positionals[0])
    throw new CommandError("Where to? export --to names a folder that is new or empty.");
  const folder = path.resolve(values.to);
  const env = readEnv();
  return explained(async () => {
    if (existsSync(folder) && (await readdir(folder)).length > 0)
      throw new CommandError(`${folder} is not empty: name a new folder.`);
    const part = `${folder}.part`;
    const db = await openDatabase(env);
    const progress = showProgress();
    const forget = removeOnSignal([part]);
    try {
      await rm(part, { recursive: true, force: true });
      await mkdir(part);
      progress.start("Database");
      const copy = path.join(part, "copy.sqlite");
      await takeSnapshot({ db, env }, copy, () => undefined);
      progress.start("Tables");
      const tables = tablesOfFile(copy).flatMap(chosen);
      const rows = readSqlite(copy);
      try {
        for (const table of tables) await writeTable(part, rows, table, progress);
      } finally {
        rows.close();
      }
      await rm(copy);
      progress.start("Files");
      await writeFiles(part, await openMedia(env), progress);
      await writeFile(path.join(part, "README.md"), readme(tables));
      if (existsSync(folder)) await rmdir(folder);
      await rename(part, folder);
      progress.end();
    } finally {
      await rm(part, { recursive: true, force: true });
      forget();
      await db.destroy();
    }
    console.log(`Exported to ${folder}. It holds personal data: keep it as you keep a backup.`);
    return 0;
  });
}

type ChosenTable = Table & { text: string };

/**
 * What features say of their tables. Another table is left out: it holds nothing that is the foundation's, but keys and
 * links, who is signed in, what expires, and the program's own notes.
 */
function chosen(table: Table): ChosenTable[] {
  for (const { tables = [], exported = {} } of features) {
    const stated = tables.find(({ name }) => name === table.name);
    const text = stated?.exported ?? new Map(Object.entries(exported)).get(table.name);
    if (!text) continue;
    return [{ ...table, columns: table.columns.filter((name) => !stated?.columns[name]?.unexported), text }];
  }
  return [];
}

async function writeTable(
  folder: string,
  reader: RowReader,
  table: ChosenTable,
  progress: Progress,
): Promise<void> {
  const { columns } = table;
  const file = (ending: string) => path.join(folder, `${table.name}.${ending}`);
  async function* json() {
    let before = "[\n";
    for await (const rows of reader.read(table)) {
      for (const row of rows) {
        yield before + JSON.stringify(Object.fromEntries(columns.map((name, at) => [name, row[at]])));
        before = ",\n";
      }
      progress.rows(rows.length);
    }
    yield before === "[\n" ? "[]\n" : "\n]\n";
  }
  await pipeline(Readable.from(json()), createWriteStream(file("json")));
  async function* records() {
    for await (const rows of reader.read(table)) yield* rows;
  }
  // As the dashboard's lists: no cell is taken for a formula.
  const csv = stringify({ header: true, columns: [...columns], bom: true, escape_formulas: true });
  await pipeline(Readable.from(records()), csv, createWriteStream(file("csv")));
}

async function writeFiles(folder: string, media: Media, progress: Progress): Promise<void> {
  for (const name of mediaFolders) {
    await mkdir(path.join(folder, storedPath(name, "")), { recursive: true });
    for (const stored of await media.list(name)) {
      const file = await media.open(name, stored.name);
      if (!file) continue;
      await pipeline(file.stream(), createWriteStream(path.join(folder, storedPath(name, stored.name))));
      progress.file(file.size);
    }
  }
}

function readme(tables: readonly ChosenTable[]): string {
  const rows = tables.map(({ name, text, columns }) => `| ${name} | ${text} | ${columns.join(", ")} |`);
  return `# Everything of the foundation

Written by Umeed ${version} on ${new Date().toISOString()}.

Each table is there twice: \`<table>.json\` is exact, \`<table>.csv\` is for spreadsheets (UTF-8; a text that a spreadsheet would
take for a formula has a ' before it). \`uploads/\` holds the pictures, films, captions and papers, \`private/slips/\` the bank slips
that donors have sent, \`private/help-papers/\` the papers of families who ask for help; rows name them by these paths, announcements (ads) by the bare name.

Times are UTC (ISO 8601), days are those of Karachi (YYYY-MM-DD), money is in paisa (100 to the rupee), yes and no are 1 and 0,
\`search_text\` repeats other columns for the search, and \`is_sample\` marks invented content of a new installation.

Left out are passwords, keys, links that open something, and who was signed in.

| table | what it holds | columns |
| --- | --- | --- |
${rows.join("\n")}
`;
}

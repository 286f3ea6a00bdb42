import {
  countSamples,
  removeSamples,
  totalOf,
} from "#app/features/staff/sample-content/sample-content.service.server.ts";
import type { Deps } from "#server/deps.ts";
import type { StagedFile } from "#server/media/staging.ts";
import { importFiles } from "./import-files.ts";
import type { Current, Item, Lost, Noun, Refused, Target } from "./import-item.ts";
import { ads, events, gallery, slides } from "./import-media-rows.ts";
import { categories, posts } from "./import-posts.ts";
import { emptyCount, type ImportReport, type NounReport } from "./import-report.ts";
import { banner, feed, headline } from "./import-single-texts.ts";
import {
  beginSource,
  finishBegun,
  forgetSource,
  hashOf,
  type ImportSource,
  readSources,
  saveSource,
} from "./import-sources.store.ts";
import type { OldSite } from "./old-site.ts";
import { OldSiteError } from "./old-site-answer.ts";

/** Categories before the posts that name them. */
const nouns: readonly Noun[] = [categories, posts, events, gallery, ads, slides, banner, headline, feed];

/** Why an import cannot begin, in one line. Nothing is written then. */
export class ImportError extends Error {}

export type ImportOptions = {
  dryRun: boolean;
  /** What becomes of sample content, where there is some; without it nothing is written beside it. */
  samples?: "remove" | "keep";
};

/**
 * Brings the public content of another installation, and may be repeated: what is here stays as it is, what has changed
 * there alone is changed, and what staff have changed here is left. IMPORT-01 to IMPORT-06.
 * @throws ImportError when nothing could be read, or sample content is in the way
 */
export async function importFrom(
  deps: Deps,
  site: OldSite,
  { dryRun, samples }: ImportOptions,
): Promise<ImportReport> {
  const { db, features } = deps;
  const who = { userId: null, name: `Import from ${site.name}` };
  const read = await readAll(site);
  const found = totalOf(await countSamples(db, features));
  if (!dryRun) {
    if (found > 0 && !samples) {
      throw new ImportError(
        `This site still shows sample content (${found} pieces). Add --samples remove to replace it, or --samples keep to show both.`,
      );
    }
    if (samples === "remove") await removeSamples(deps, who);
    await finishBegun(db, site.name, who.name);
  }
  const files = importFiles(deps, who, site, { dryRun });
  const rows = new Map<string, number>();
  const rowOf = (noun: string, sourceId: string) => rows.get(`${noun} ${sourceId}`);
  const target: Target = { deps, who, site, files, rowOf };
  const reports: NounReport[] = [];
  for (const { noun, items, failed } of read) {
    const report: NounReport = { title: noun.title, count: emptyCount(), lines: [], failed };
    reports.push(report);
    const sources = await readSources(db, site.name, noun.noun);
    const seen = new Set<string>();
    for (const item of items) {
      const twice = item.id !== "" && seen.has(item.id);
      seen.add(item.id);
      const known = sources.get(item.id);
      const result = twice
        ? { outcome: "refused" as const, why: "its number stands twice" }
        : await bring(target, noun, item, { known, dryRun });
      report.count[result.outcome] += 1;
      if (result.rowId !== undefined) rows.set(`${noun.noun} ${item.id}`, result.rowId);
      if (result.why)
        report.lines.push({ ...result, noun: noun.noun, id: item.id, title: item.title, why: result.why });
    }
  }
  return {
    from: site.name,
    dryRun,
    samples: found,
    files: files.count(),
    nouns: reports,
    notes: [...site.notes],
  };
}

/** Reads every list before anything is written. */
async function readAll(site: OldSite) {
  const read: { noun: Noun; items: Item[]; failed?: string }[] = [];
  for (const noun of nouns) {
    try {
      read.push({ noun, items: await noun.read(site) });
    } catch (error) {
      if (!(error instanceof OldSiteError)) throw error;
      read.push({ noun, items: [], failed: error.message });
    }
  }
  if (read.every(({ failed }) => failed)) {
    throw new ImportError(`Nothing could be read from ${site.name}: ${read[0]?.failed}.`);
  }
  return read;
}

type Outcome = {
  outcome: keyof NounReport["count"];
  why?: string;
  /** Something of it could not be had. */
  missing?: boolean;
  /** The row's number here; in a dry run any number for one that would be made. */
  rowId?: number;
};

/** Stands for the row that a dry run does not make. */
const planned = 1;

/** Brings one item, or says what would become of it. */
async function bring(
  target: Target,
  noun: Noun,
  item: Item,
  { known, dryRun }: { known: ImportSource | undefined; dryRun: boolean },
): Promise<Outcome> {
  const { db } = target.deps;
  const row = known?.row_id ? await noun.current(db, known.row_id) : undefined;
  if (known?.row_id && !row) return { outcome: "left", why: "it was deleted here" };
  const rowId = known?.row_id ?? undefined;
  if (item.refused !== undefined || !item.save) return { outcome: "refused", why: item.refused, rowId };
  if (!row && (await noun.occupied?.(db))) return { outcome: "left", why: "there is one here already" };

  const hash = hashOf(item.content);
  const isChanged = known?.source_hash !== hash;
  // A row that was made without its file, because that could not be had, is tried again.
  const wantsFile = item.file !== undefined && !(known && hasFile(known, item));
  if (known && row) {
    if (!isChanged && !wantsFile) return { outcome: "same", rowId };
    if (known.row_hash !== "" && hashOf(row.values) !== known.row_hash) {
      // One that came without a picture of its text has no hash, so that it is tried again.
      return isChanged && known.source_hash !== ""
        ? { outcome: "conflict", why: "it was changed both there and here", rowId }
        : { outcome: "same", rowId };
    }
  }

  const taken = item.file && wantsFile ? await target.files.take(item.file.given, item.file.rule) : undefined;
  const missing = taken && "refused" in taken ? taken.refused : undefined;
  if (missing !== undefined && item.file?.needed) return { outcome: "refused", why: missing, rowId };
  const without = missing === undefined ? [] : [`without its picture or film: ${missing}`];
  if (row && !isChanged && missing !== undefined) return { outcome: "same", rowId, ...remarks(without, []) };

  if (dryRun) {
    const checked = await item.check?.(target);
    if (checked && "refused" in checked) return { outcome: "refused", why: checked.refused, rowId };
    const lost = [...without, ...(checked?.lost ?? [])];
    return { outcome: row ? "changed" : "new", rowId: rowId ?? planned, ...remarks(lost, item.notes) };
  }
  const fetched = taken && !("refused" in taken) ? taken : undefined;
  const saved = await save(target, noun, item, {
    known,
    row,
    fetched,
    isMissing: missing !== undefined,
    hash,
  });
  if ("refused" in saved) return { outcome: "refused", why: saved.refused, rowId };
  return { ...saved.outcome, ...remarks([...without, ...saved.lost], item.notes) };
}

/** What is said of an item that came: what of it could not be had, and what is otherwise than there. */
const remarks = (lost: string[], notes: string[] = []): Pick<Outcome, "why" | "missing"> =>
  lost.length + notes.length === 0 ? {} : { why: [...lost, ...notes].join("; "), missing: lost.length > 0 };

/** Whether the row has the file that the item names. */
const hasFile = ({ file, row_hash }: ImportSource, item: Item): boolean =>
  item.file !== undefined &&
  (item.file.fixed || file === item.file.given || (item.file.needed && row_hash === ""));

type Save = {
  known: ImportSource | undefined;
  row: Current | undefined;
  fetched: { address: string; staged?: StagedFile } | undefined;
  isMissing: boolean;
  hash: string;
};

/** Writes an item, and what it was made from. */
async function save(
  target: Target,
  noun: Noun,
  item: Item,
  { known, row, fetched, isMissing, hash }: Save,
): Promise<({ outcome: Outcome } & Lost) | Refused> {
  const { deps, site } = target;
  const { db, clock } = deps;
  const key = { source: site.name, noun: noun.noun, source_id: item.id };
  const file = fetched?.staged;
  const place = row && known?.row_id ? { id: known.row_id, version: row.version } : undefined;
  if (!place) await beginSource(db, key, clock.now());
  const saved = (await item.save?.(target, {
    row: place,
    file,
    dropFile: known?.file !== null && known?.file !== undefined && !item.file,
  })) ?? { refused: "" };
  if ("refused" in saved) {
    await file?.discard();
    if (!place) await forgetSource(db, key);
    return saved;
  }
  if (fetched && file) target.files.placed(fetched.address, file);
  const current = await noun.current(db, saved.id);
  const lost = saved.lost ?? [];
  await saveSource(db, {
    ...key,
    row_id: saved.id,
    source_hash: lost.length > 0 ? "" : hash,
    row_hash: hashOf(current?.values),
    file: isMissing ? null : (item.file?.given ?? null),
    imported_at: clock.now().toISOString(),
  });
  const outcome = saved.joined ? "same" : place ? "changed" : "new";
  return { outcome: { outcome, rowId: saved.id }, lost };
}

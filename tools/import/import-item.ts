import type { z } from "zod";
import type { Actor } from "#server/audit.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import type { FileRule } from "#server/media/file-rule.ts";
import type { StagedFile } from "#server/media/staging.ts";
import type { ImportFiles } from "./import-files.ts";
import type { OldSite } from "./old-site.ts";
import { type OldRow, textOf } from "./old-values.ts";

/** Why something is not brought, in a rule's words. */
export type Refused = { refused: string };

/** Where rows are brought to. */
export type Target = {
  deps: Deps;
  who: Actor;
  site: OldSite;
  files: ImportFiles;
  /** The number here of an imported row; in a dry run also of one that would be imported. Undefined when there is none. */
  rowOf(noun: string, sourceId: string): number | undefined;
};

/** The row to change, as it is now; without one a new row is made. */
export type Place = {
  row?: { id: number; version?: number };
  file?: StagedFile;
  /** The row has a file that it has no more at the old site. */
  dropFile?: boolean;
};

/** What could not be had of a row that came nevertheless, each with the reason. The next run tries again. */
export type Lost = { lost: string[] };

/** A row of the old site, in the words of ours. */
export type Item = {
  /** Its number there. */
  id: string;
  title: string;
  /** What came: the hash of it says whether it has changed there. */
  content: unknown;
  file?: {
    /** As the row names it. */
    given: string;
    rule: FileRule;
    /** Whether the row is nothing without it. */
    needed: boolean;
    /** Whether it stays once the row is made. */
    fixed: boolean;
  };
  /** Why the rules refuse its fields. */
  refused?: string;
  /** What is otherwise than there, for the report. */
  notes?: string[];
  /** What else can be found out without writing. */
  check?(to: Target): Promise<Refused | Lost | undefined>;
  /** @returns the row's number; `joined`: it was here already */
  save?(to: Target, place: Place): Promise<({ id: number; joined?: boolean } & Partial<Lost>) | Refused>;
};

/** What staff could have changed of a row, and its count of saves. */
export type Current = { values: object; version?: number };

/** A kind of content that is imported. */
export type Noun = {
  /** As the audit log calls one. */
  noun: string;
  /** As the report calls them. */
  title: string;
  read(site: OldSite): Promise<Item[]>;
  /** @returns undefined when there is no such row (any more) */
  current(db: Db, id: number): Promise<Current | undefined>;
  /** Of what there is one only: whether staff have written it, so that nothing may take its place. */
  occupied?(db: Db): Promise<boolean>;
};

type ItemParts<Schema extends z.ZodType> = {
  title: string;
  schema: Schema;
  input: object;
  /** What the fields do not hold, and makes another row of it nevertheless. */
  more?: unknown;
  file?: Item["file"];
  notes?: string[];
  check?: (form: z.output<Schema>, to: Target) => ReturnType<NonNullable<Item["check"]>>;
  save: (form: z.output<Schema>, to: Target, place: Place) => ReturnType<NonNullable<Item["save"]>>;
};

/** Makes an item of a row, with its fields validated by the rules of the feature that will keep it. */
export function itemOf<Schema extends z.ZodType>(
  row: OldRow,
  { title, schema, input, more, file, notes, check, save }: ItemParts<Schema>,
): Item {
  const id = textOf(row.id);
  const named = { id, title: textOf(title), content: { input, more, file: file?.given }, file, notes };
  if (typeof id !== "string" || !/^[\w-]{1,64}$/.test(id)) {
    return { ...named, id: "", refused: "it has no number" };
  }
  const form = schema.safeParse(input);
  if (!form.success) return { ...named, refused: form.error.issues[0]?.message };
  return {
    ...named,
    check: check && ((to) => check(form.data, to)),
    save: (to, place) => save(form.data, to, place),
  };
}

/** A file, when the row names one. */
export function fileOf(
  given: unknown,
  rule: FileRule,
  { needed = false, fixed = false }: { needed?: boolean; fixed?: boolean } = {},
): Item["file"] {
  const address = textOf(given);
  if (!needed && (typeof address !== "string" || address.trim() === "")) return undefined;
  return { given: String(address), rule, needed, fixed };
}

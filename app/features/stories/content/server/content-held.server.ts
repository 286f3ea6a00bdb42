import {
  differingPaths,
  labelsOf,
  leavesOf,
  plain,
  titleOf,
  type ValueSchema,
} from "#app/features/stories/content/content-value.ts";
import { isFields, valueAt, withValue } from "#app/lib/values.ts";
import { type ContentName, contents } from "#content/contents.ts";
import type { ApprovalFact } from "#server/deps.ts";
import { schemaOf } from "./content-read.server.ts";

/* What of a save waits for a second person: changes within the content's held field. */

/** A path within a held field with its texts; `list`: of a list, which is changed as a whole and whose texts are JSON. */
export type HeldChange = { path: string; before: string; after: string; list?: true };

/**
 * What a save changes in the held field of its content.
 * @returns undefined when there is nothing that must wait; else the changes, and in words for whoever approves
 */
export function heldChanges(
  name: ContentName,
  before: unknown,
  after: unknown,
): { changed: HeldChange[]; facts: ApprovalFact[] } | undefined {
  const { field } = contents[name].held ?? {};
  if (!field) return undefined;
  const [was, is] = [leavesOf(valueAt(before, [field]), field), leavesOf(valueAt(after, [field]), field)];
  const leaves = differingPaths(was, is);
  const schema = schemaOf(contents[name].schema) as unknown as ValueSchema;
  const items = schema.properties?.[field]?.items;
  const facts = items
    ? entryFacts(items, valueAt(before, [field]), valueAt(after, [field]))
    : leaves.map((path) => ({
        label: labelsOf(schema, path.split(".")).join(", "),
        before: was.get(path) ?? "",
        value: is.get(path) ?? "",
      }));
  if (facts.length === 0) return undefined;
  // An entry of a list may come or go: the list is changed as a whole.
  const paths = new Map(leaves.map((path) => [path.replace(/\.\d+(?:\..*)?$/, ""), path]));
  const changed = [...paths].map(([path, leaf]): HeldChange => {
    const place = path === leaf ? { path } : { path, list: true as const };
    return { ...place, before: heldText(before, place), after: heldText(after, place) };
  });
  return { changed, facts };
}

/**
 * Compares each entry of a list with the one that has its id: one that has only moved is the same, and of one that goes
 * or comes everything is told.
 */
function entryFacts(items: ValueSchema, before: unknown, after: unknown): ApprovalFact[] {
  const [was, is] = [entriesById(before), entriesById(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((id) => {
    const [old, now] = [leavesOf(was.get(id)), leavesOf(is.get(id))];
    const title = titleOf(plain(items), was.get(id) ?? is.get(id));
    return differingPaths(old, now)
      .filter((path) => path !== "id")
      .map((path) => ({
        label: [title, ...labelsOf(items, path.split("."))].join(", "),
        before: old.get(path) ?? "",
        value: now.get(path) ?? "",
      }));
  });
}

const entriesById = (list: unknown): Map<unknown, unknown> =>
  new Map((Array.isArray(list) ? list : []).filter(isFields).map((entry) => [entry.id, entry]));

export function heldText(value: unknown, { path, list }: Pick<HeldChange, "path" | "list">): string {
  const found = valueAt(value, path.split("."));
  return list ? JSON.stringify(found) : String(found ?? "");
}

export const withHeldText = (value: unknown, { path, list }: HeldChange, text: string): unknown =>
  withValue(value, path.split("."), list ? JSON.parse(text) : text);

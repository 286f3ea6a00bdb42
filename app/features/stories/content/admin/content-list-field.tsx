import { ArrowDown, ArrowUp, ChevronRight, Copy, Plus, Trash2 } from "lucide-react";
import { type ComponentType, useContext, useEffect, useState } from "react";
import { type RowAction, RowActions } from "#app/dashboard/row-actions.tsx";
import { copyOf } from "#app/features/stories/content/content-ids.ts";
import {
  emptyValue,
  firstField,
  kindOf,
  plain,
  titlesOf,
} from "#app/features/stories/content/content-value.ts";
import { Button } from "#app/ui/button.tsx";
import { ContentFaultsContext, RevealContext, under, useContentEditing } from "./content-editor-context.ts";
import { useFieldState, type ValueFieldProps } from "./content-text-field.tsx";

type ListFieldProps = ValueFieldProps & {
  /** The field of an entry, of any kind: a list may stand in a list. */
  Field: ComponentType<ValueFieldProps>;
};

/** 'Move up: Question 2'. */
const entryActions = (of: string, actions: RowAction[]): RowAction[] =>
  actions.map((action) => ({ ...action, label: `${action.label ?? action.title}: ${of}` }));

/** Entries in an order. Entries of several fields are closed to a line with their first words. */
export function ListField({ schema, value, path, label, Field }: ListFieldProps) {
  const { set, reveal } = useContentEditing();
  const { id, error } = useFieldState(path);
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  // An entry that is moved takes its key along, and with it whether it is open.
  const [kept, setKeys] = useState<string[]>([]);
  const keys = entries.map((_, at) => kept[at] ?? `at ${at}`);
  const noun = items.title ?? (label.endsWith("s") ? label.slice(0, -1) : "Entry");
  const kind = kindOf(plain(items));
  const closes = kind === "group" || kind === "list";

  function change(next: unknown[], nextKeys: string[]) {
    setKeys(nextKeys);
    set(path, next);
  }
  function insert(at: number, entry: unknown) {
    change(entries.toSpliced(at, 0, entry), keys.toSpliced(at, 0, crypto.randomUUID()));
    reveal(firstField(items, under(path, at)));
  }
  function move(from: number, to: number) {
    const moved = <One,>(list: One[]) =>
      list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
    change(moved(entries), moved(keys));
  }
  function remove(at: number) {
    change(entries.toSpliced(at, 1), keys.toSpliced(at, 1));
    document.getElementById(id)?.focus();
  }

  return (
    <div>
      <ol className={closes ? "border-b border-rule" : "grid gap-4"}>
        {entries.map((entry, at) => {
          const props = { schema: items, value: entry, path: under(path, at), label: `${noun} ${at + 1}` };
          const room = entries.length < maxItems;
          const actions = entryActions(props.label, [
            {
              title: "Up",
              label: "Move up",
              icon: ArrowUp,
              disabled: at === 0,
              onSelect: () => move(at, at - 1),
            },
            {
              title: "Down",
              label: "Move down",
              icon: ArrowDown,
              disabled: at === entries.length - 1,
              onSelect: () => move(at, at + 1),
            },
            {
              title: "Duplicate",
              icon: Copy,
              disabled: !room,
              onSelect: () => insert(at + 1, copyOf(items, entry)),
            },
            {
              title: "Remove",
              icon: Trash2,
              disabled: entries.length <= minItems,
              onSelect: () => remove(at),
            },
          ]);
          const key = keys[at];
          return closes ? (
            <ClosedEntry key={key} {...props} Field={Field} position={at + 1} noun={noun} actions={actions} />
          ) : (
            <li key={key} className="min-w-0 sm:flex sm:items-start sm:gap-2">
              <div className="min-w-0 flex-1">
                <Field {...props} />
              </div>
              <div className="sm:mt-7">
                <RowActions of={props.label} actions={actions} />
              </div>
            </li>
          );
        })}
      </ol>
      {error && <p className="mt-2 text-sm font-semibold text-pomegranate">{error}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button
          id={id}
          variant="quiet"
          size="small"
          disabled={entries.length >= maxItems}
          onClick={() => insert(entries.length, emptyValue(items))}
        >
          <Plus aria-hidden="true" className="-ms-1 me-1 inline size-4" />
          Add {noun.toLowerCase()}
        </Button>
        {Number.isFinite(maxItems) && (
          <span className="figures text-xs text-faint">
            {entries.length} of at most {maxItems}
          </span>
        )}
      </div>
    </div>
  );
}

type ClosedEntryProps = ListFieldProps & { position: number; noun: string; actions: RowAction[] };

function ClosedEntry({ position, noun, actions, Field, ...props }: ClosedEntryProps) {
  const { schema, value, path, label } = props;
  const inside = `${path}.`;
  const faults = [...useContext(ContentFaultsContext).keys()].filter((fault) =>
    fault.startsWith(inside),
  ).length;
  const revealed = useContext(RevealContext);
  const [open, setOpen] = useState(revealed?.path.startsWith(inside) ?? false);
  useEffect(() => {
    if (revealed?.path.startsWith(inside)) setOpen(true);
  }, [revealed, inside]);
  const [title, more] = titlesOf(schema, value);
  return (
    <li className="min-w-0 border-t border-rule">
      <div className="flex min-w-0 items-center">
        <button
          type="button"
          aria-expanded={open}
          className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-2.5 py-1.5 text-start hover:text-emerald"
          onClick={() => setOpen(!open)}
        >
          <ChevronRight
            aria-hidden="true"
            className={`size-4 shrink-0 text-faint transition-transform ${open ? "rotate-90" : ""}`}
          />
          <span aria-hidden="true" className="figures w-5 shrink-0 text-sm text-faint">
            {position}
          </span>
          <span className="sr-only">{label}: </span>
          <span className="min-w-0 truncate">
            <bdi className={title ? "font-semibold" : "text-faint italic"}>
              {title || `New ${noun.toLowerCase()}`}
            </bdi>
            {more && <bdi className="ms-2 text-sm text-soft">{more}</bdi>}
          </span>
          {faults > 0 && (
            <span className="shrink-0 text-xs font-semibold text-pomegranate">{faults} to correct</span>
          )}
        </button>
        <div className="hidden sm:block">
          <RowActions of={label} actions={actions} />
        </div>
      </div>
      {open && (
        <div className="pt-2 pb-6 sm:ps-6">
          <div className="mb-3 sm:hidden">
            <RowActions of={label} actions={actions} />
          </div>
          <Field {...props} />
        </div>
      )}
    </li>
  );
}

import { createContext, useContext } from "react";
import type { ContentChoice } from "#app/features/stories/content/content.schema.ts";

/** What every field of the editor may use. It stays the same while somebody types. */
export type ContentEditing = {
  /** @param next undefined takes an optional value away */
  set: (path: string, next: unknown) => void;
  /** What stands at a path now, for event handlers. */
  read: (path: string) => unknown;
  /** Opens what is closed on the way to a field, and puts the focus on it; undefined when that is done. */
  reveal: (path: string | undefined) => void;
  figures: Readonly<Record<string, string>>;
  programmes: readonly ContentChoice[];
  /** Whether the Urdu texts are shown, also those that are still empty. */
  urdu: boolean;
  /** The slugs that are saved: addresses and links lead to them. */
  savedSlugs: ReadonlySet<string>;
};

export const ContentEditingContext = createContext<ContentEditing | undefined>(undefined);

export function useContentEditing(): ContentEditing {
  const editing = useContext(ContentEditingContext);
  if (!editing) throw new Error("A field stands outside the editor");
  return editing;
}

/** What is wrong, by path. */
export const ContentFaultsContext = createContext<ReadonlyMap<string, string>>(new Map());

/** The field that takes the focus next, until it has it. */
export const RevealContext = createContext<{ path: string } | undefined>(undefined);

export const fieldId = (path: string) => `field-${path}`;

/** The path of what stands under a key, or at a position, of what stands at `path`; "" is the whole value. */
export const under = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key));

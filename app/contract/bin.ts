import { rowNouns } from "./nouns.ts";
import type { Permission } from "./permissions.ts";

type BinEntry = { label: string; many: string; permission: Permission };

/** What goes to the bin when staff delete it, by its noun in the audit log; and who may delete it and bring it back. */
export const binNouns = {
  ...rowNouns,
  message: { label: "Message", many: "Messages", permission: "messages:write" },
  registration: { label: "Registration", many: "Registrations", permission: "registrations:write" },
} as const satisfies Record<string, BinEntry>;

export type BinNoun = keyof typeof binNouns;
export const binNounList = Object.keys(binNouns) as [BinNoun, ...BinNoun[]];

/** Days for which something can be brought back. */
export const binDays = 30;

export const binMessages = {
  /** The documents' last sentence of a question, and how it goes on for what goes to the bin. */
  notUndone: "This action cannot be undone.",
  exceptFromBin: `Except from the bin, for ${binDays} days.`,
  keptFor: `You can bring it back from the bin for ${binDays} days.`,
  allKeptFor: `You can bring them back from the bin for ${binDays} days.`,
  restored: "It is back where it was.",
  allRestored: (count: number) => `${count} entries are back where they were.`,
  missingFiles: "Its file could not be brought back. Please upload it again.",
  restoreFailed: "It could not be brought back. It is still in the bin.",
  gone: "It is not in the bin any more.",
  deletedForGood: "Deleted for good.",
  deleteFailed: "It could not be deleted. It is still in the bin.",
  loadFailed: "The bin could not be loaded.",
  badQuery: "The bin cannot be asked for that.",
  badNoun: "There is no such kind in the bin.",
  badId: "The number of the entry is missing.",
} as const;

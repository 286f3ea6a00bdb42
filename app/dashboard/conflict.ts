/*
 * Two people edited the same record: what a form holds ("mine") and what somebody else has saved meanwhile
 * ("theirs"), field by field. Independent of any noun.
 */

export type ConflictSide = "mine" | "theirs";

/** A field in the versions that are compared, as text. */
export type ConflictField<Name extends string = string> = {
  name: Name;
  label: string;
  /** The value that both started from; undefined when it is not known. */
  opened: string | undefined;
  mine: string;
  theirs: string;
  /** Why "mine" cannot be chosen, for the user; left out when it can. */
  mineLost?: string;
};

export type ConflictRow<Name extends string = string> = ConflictField<Name> & {
  changedBy: "me" | "them" | "both" | "unknown";
};

/** Which side is chosen for each field; an unnamed field has no choice yet. */
export type ConflictChoices = Partial<Record<string, ConflictSide>>;

/** Forms send other line ends, and the server trims white space. */
const comparable = (text: string) => text.replace(/\r\n?/g, "\n").trim();
const same = (one: string, other: string) => comparable(one) === comparable(other);

/** The fields in which the versions differ, and who has changed each since the common version. */
export function conflictRows<Name extends string>(fields: ConflictField<Name>[]): ConflictRow<Name>[] {
  return fields
    .filter(({ mine, theirs }) => !same(mine, theirs))
    .map((field) => ({ ...field, changedBy: changedBy(field) }));
}

function changedBy({ opened, mine, theirs }: ConflictField): ConflictRow["changedBy"] {
  if (opened === undefined) return "unknown";
  if (same(opened, mine)) return "them";
  return same(opened, theirs) ? "me" : "both";
}

/** The initial choices: a change of one side alone is chosen. Where both changed a field, nothing is. */
export function firstChoices(rows: ConflictRow[]): ConflictChoices {
  const choices: ConflictChoices = {};
  for (const { name, changedBy, mineLost } of rows) {
    if (changedBy === "them" || mineLost) choices[name] = "theirs";
    if (changedBy === "me") choices[name] = "mine";
  }
  return choices;
}

/** The fields without a choice. */
export const unchosen = (rows: ConflictRow[], choices: ConflictChoices): ConflictRow[] =>
  rows.filter(({ name }) => choices[name] === undefined);

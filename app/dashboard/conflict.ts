/*
 * Two people changed the same thing: what a form holds ("mine") and what somebody else has saved meanwhile
 * ("theirs"), field by field. Nothing here knows which noun it is.
 */

export type ConflictSide = "mine" | "theirs";

/** A field in the versions that are compared, as text. */
export type ConflictField<Name extends string = string> = {
  name: Name;
  label: string;
  /** What both started from; undefined when that is not known. */
  opened: string | undefined;
  mine: string;
  theirs: string;
  /** Why mine cannot be taken, in words for the person; left out when it can. */
  mineLost?: string;
};

export type ConflictRow<Name extends string = string> = ConflictField<Name> & {
  changedBy: "me" | "them" | "both" | "unknown";
};

/** Which side of each field is taken; a field that is not named has no choice yet. */
export type ConflictChoices = Partial<Record<string, ConflictSide>>;

/** A form's text travels with other line ends, and the server cuts the white space around it. */
const comparable = (text: string) => text.replace(/\r\n?/g, "\n").trim();
const same = (one: string, other: string) => comparable(one) === comparable(other);

/** The fields in which the two versions differ, and who changed each since the version that both started from. */
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

/** What is taken before anybody chooses: a change of one side alone. Where both changed a field, nothing is. */
export function firstChoices(rows: ConflictRow[]): ConflictChoices {
  const choices: ConflictChoices = {};
  for (const { name, changedBy, mineLost } of rows) {
    if (changedBy === "them" || mineLost) choices[name] = "theirs";
    if (changedBy === "me") choices[name] = "mine";
  }
  return choices;
}

/** The fields that still need a choice. */
export const unchosen = (rows: ConflictRow[], choices: ConflictChoices): ConflictRow[] =>
  rows.filter(({ name }) => choices[name] === undefined);

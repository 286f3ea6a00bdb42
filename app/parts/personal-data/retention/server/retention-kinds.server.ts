import { type AskedName, askedNames } from "#app/parts/personal-data/retention/retention.messages.ts";
import type { Feature } from "#server/deps.ts";
import { deletedRows, type RetentionRule, type RetentionTerm, untouched } from "#server/retention-term.ts";
import { askedRows } from "./stay-requests.server.ts";

export const askedNameOf = (name: string): AskedName | undefined =>
  askedNames.find((asked) => asked === name);

/** Whatever has a term: the tables whose statement says so, and what features say beside them. KEEP-01 */
export const retentionKinds = (features: readonly Feature[]): RetentionTerm[] =>
  features.flatMap(({ tables = [], terms = [] }) => [
    ...tables.flatMap(({ name, label, kept }) =>
      kept ? [{ name, label, personal: true, ...kept, rule: ruleOf(name) }] : [],
    ),
    ...terms,
  ]);

function ruleOf(name: string): RetentionRule {
  const asked = askedNameOf(name);
  return asked ? askedRows(asked) : deletedRows(name, untouched);
}

import type { Language } from "#app/contract/language.ts";

/** The columns of a row that hold the Urdu of another one: title_ur beside title. */
type UrduColumn = `${string}_ur`;

/** A row with its texts in one language: staff write them in both, and where there is no Urdu the English stands. */
export function inLanguage<Row extends object>(
  row: Row,
  language: Language,
): Omit<Row, UrduColumn & keyof Row> {
  const entries = Object.entries(row);
  const texts = entries.flatMap(([name, value]) => {
    const urdu = language === "ur" && entries.find(([other]) => other === `${name}_ur`)?.[1];
    return name.endsWith("_ur") ? [] : [[name, urdu || value]];
  });
  return Object.fromEntries(texts);
}

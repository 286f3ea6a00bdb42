import type { Language } from "#app/contract/language.ts";

/** The columns of a row that hold the Urdu of another one: title_ur beside title. */
type UrduColumn = `${string}_ur`;

/** A row that is read in one language. */
export type InLanguage<Row extends object> = Omit<Row, UrduColumn & keyof Row>;

/** A row with its texts in one language: staff write them in both, and where one has none the other stands. */
export function inLanguage<Row extends object>(row: Row, language: Language): InLanguage<Row> {
  const entries = Object.entries(row);
  const texts = entries.flatMap(([name, value]) => {
    const urdu = entries.find(([other]) => other === `${name}_ur`)?.[1];
    const shown = language === "ur" ? urdu || value : value || urdu || value;
    return name.endsWith("_ur") ? [] : [[name, shown]];
  });
  return Object.fromEntries(texts);
}

/** A row that may have its texts in either language alone. */
type Titled = { title: string; title_ur?: string };

/** The languages in which a row has its texts. One without any title counts as English. */
export const languagesOf = ({ title, title_ur }: Titled): readonly [Language, Language?] =>
  !title_ur ? ["en"] : title === "" ? ["ur"] : ["en", "ur"];

/** A row with its texts in one language, or all of them in the other where it has none in this one. */
export function textsIn<Row extends Titled>(row: Row, language: Language): InLanguage<Row> {
  const known = languagesOf(row);
  const shown = known.includes(language) ? language : known[0];
  const entries = Object.entries(row);
  const urdu = new Map(entries.filter(([name]) => shown === "ur" && name.endsWith("_ur")));
  const texts = entries.filter(([name]) => !name.endsWith("_ur"));
  return Object.fromEntries(
    texts.map(([name, value]) => [name, urdu.get(`${name}_ur`) ?? value]),
  ) as InLanguage<Row>;
}

/** A row with its Urdu only where there is some. */
export type WithUrdu<Row extends object> = InLanguage<Row> & Partial<Pick<Row, UrduColumn & keyof Row>>;

/** A row as calls send it. */
export const withUrdu = <Row extends object>(row: Row): WithUrdu<Row> =>
  Object.fromEntries(
    Object.entries(row).filter(([name, value]) => !name.endsWith("_ur") || value !== ""),
  ) as WithUrdu<Row>;

import type { booksFormatWords } from "#app/parts/open-books/books-format.words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { RichText, useText } from "#app/ui/text.tsx";
import { HashText } from "./hash-text.tsx";

const formulas = [
  { name: "leaf", about: "leafAbout", formula: 'SHA-256( "umeed-books/2/leaf\\n" + text of the entry )' },
  {
    name: "text",
    about: "textAbout",
    formula: "receipt|number|paisa|fund|day of the booking|day of the gift|document|person|salt",
  },
  {
    name: "node",
    about: "nodeAbout",
    formula: 'SHA-256( "umeed-books/2/node\\n" + 32 bytes of the left + 32 bytes of the right )',
  },
  {
    name: "day",
    about: "dayAbout",
    formula:
      'SHA-256( "umeed-books/2/day\\n" + previous link|day|root|receipts|paisa|refunds|refunded paisa|payouts|paid-out paisa )',
  },
  {
    name: "extended",
    about: "extendedAbout",
    formula: "...|paid-out paisa|corrections|corrected paisa|entries|entered paisa",
  },
  { name: "help", about: "helpAbout", formula: "...|entered paisa|helps|cancelled helps" },
] as const;

/** Pieces of code, which are read from left to right. */
const pieces = { code: <code dir="ltr" className="font-mono text-sm" /> };

/** The format for who wants to compute it: the same as docs/open-books.md. */
export function BooksFormat() {
  const t = useText<typeof booksFormatWords>("booksFormat");
  return (
    <details id="format" className="group mt-14 border-y border-rule">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-2">
        <h2 className="text-2xl">{t("title")}</h2>
        <Icon name="chevron-down" className="size-5 shrink-0 text-emerald group-open:rotate-180" />
      </summary>
      <div className="max-w-[46rem] pb-8">
        <p className="text-soft">
          <RichText<typeof booksFormatWords> name="booksFormat" id="tree" components={pieces} />
        </p>
        <dl className="mt-5">
          {formulas.map(({ name, formula, about }) => (
            <div key={name} className="border-t border-rule py-4">
              <dt className="font-semibold">{t(name)}</dt>
              <dd className="mt-1">
                <HashText>{formula}</HashText>
                <p className="mt-1.5 text-soft">
                  <RichText<typeof booksFormatWords> name="booksFormat" id={about} components={pieces} />
                </p>
              </dd>
            </div>
          ))}
        </dl>
        <p className="border-t border-rule pt-4 text-soft">
          <RichText<typeof booksFormatWords> name="booksFormat" id="note" components={pieces} />
        </p>
      </div>
    </details>
  );
}

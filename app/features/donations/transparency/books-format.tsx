import { Icon } from "#app/ui/icon.tsx";
import { HashText } from "./hash-text.tsx";

const formulas = [
  {
    name: "Leaf of a receipt",
    formula: 'SHA-256( "umeed-books/1/leaf\\n" + number|paisa|fund|day|salt )',
    about:
      "The text is ASCII, joined by bars. The salt is 32 random hexadecimal digits, so that nobody can find a gift by trying amounts.",
  },
  {
    name: "Two neighbours",
    formula: 'SHA-256( "umeed-books/1/node\\n" + 32 bytes of the left + 32 bytes of the right )',
    about:
      "Leaves stand in the order of their serial numbers. One without a neighbour moves up as it is; it is not hashed with itself, which would give a list with its last receipts doubled the same root.",
  },
  {
    name: "Link of a day",
    formula: 'SHA-256( "umeed-books/1/day\\n" + previous link|day|root|receipts|paisa )',
    about:
      "The link before the first day is 64 zeros. A day without a gift has the root SHA-256 of “umeed-books/1/empty” and a line feed, and is sealed like any other.",
  },
] as const;

/** The format for who wants to compute it: the same as docs/open-books.md. */
export function BooksFormat() {
  return (
    <details id="format" className="group mt-14 border-y border-rule">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-2">
        <h2 className="text-2xl">For those who want to compute it</h2>
        <Icon name="chevron-down" className="size-5 shrink-0 text-emerald group-open:rotate-180" />
      </summary>
      <div className="max-w-[46rem] pb-8">
        <p className="text-soft">
          The receipts of a day are the leaves of a Merkle tree, the days are a chain. A hash is written as 64
          small hexadecimal digits, and <code className="font-mono text-sm">\n</code> is one line feed.
        </p>
        <dl className="mt-5">
          {formulas.map(({ name, formula, about }) => (
            <div key={name} className="border-t border-rule py-4">
              <dt className="font-semibold">{name}</dt>
              <dd className="mt-1">
                <HashText>{formula}</HashText>
                <p className="mt-1.5 text-soft">{about}</p>
              </dd>
            </div>
          ))}
        </dl>
        <p className="border-t border-rule pt-4 text-soft">
          A day is sealed an hour after midnight in Karachi. A gift counts on the day on which its payment was
          confirmed, so a sealed day never gets another one. A gift that was given back keeps its place in its
          day; its receipt says that it is void, and the sums above take it off. What the chain cannot show is
          a gift that never got a receipt: who gives without one should ask us for it.
        </p>
      </div>
    </details>
  );
}

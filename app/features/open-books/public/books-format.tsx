import { Icon } from "#app/ui/icon.tsx";
import { HashText } from "./hash-text.tsx";

const formulas = [
  {
    name: "Leaf of an entry",
    formula: 'SHA-256( "umeed-books/2/leaf\\n" + text of the entry )',
    about:
      "An entry is a receipt, a refund, a payout or a cancelled payout; its parts are joined by bars. Each has a salt of 32 random hexadecimal digits, so that nobody can find it by trying amounts.",
  },
  {
    name: "Text of a receipt",
    formula: "receipt|number|paisa|fund|day of the booking|day of the gift|document|person|salt",
    about:
      "Document is the hash of what the receipt says, person the hash of the donor's name and words with a salt of their own. When a person asks to be taken out of our books, name and salt go, and this hash stays.",
  },
  {
    name: "Two neighbours",
    formula: 'SHA-256( "umeed-books/2/node\\n" + 32 bytes of the left + 32 bytes of the right )',
    about:
      "Receipts stand in the order of their serial numbers, then refunds, payouts and cancellations. One without a neighbour moves up as it is; it is not hashed with itself, which would give a list with its last receipts doubled the same root.",
  },
  {
    name: "Link of a day",
    formula:
      'SHA-256( "umeed-books/2/day\\n" + previous link|day|root|receipts|paisa|refunds|refunded paisa|payouts|paid-out paisa )',
    about:
      "The link before the first day is 64 zeros. A day without an entry has the root SHA-256 of “umeed-books/2/empty” and a line feed, and is sealed like any other.",
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
          The entries of a day are the leaves of a Merkle tree, the days are a chain. A hash is written as 64
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
          confirmed, so a sealed day never gets another one; its receipt also names the day on which the money
          came. A gift that was given back keeps its place in its day; the refund is an entry of the day on
          which it was made, the receipt says that it is void, and the sums above take it off. Days of version
          1 hold receipts alone: their leaves are number|paisa|fund|day|salt, their links end with the paisa,
          and their tags say 1. They are computed so for ever; what they did not hold was sealed with the
          first day of version 2. What the chain cannot show is a gift that never got a receipt: who gives
          without one should ask us for it.
        </p>
      </div>
    </details>
  );
}

import type { BrokenSeal } from "#app/features/open-books/open-books.schema.ts";
import { differenceSentences } from "#app/features/open-books/seal-causes.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";

/** Says which seals do not match today, and in what: BOOKS-09. */
export function BrokenSeals({ broken }: { broken: BrokenSeal[] }) {
  return (
    <section
      aria-labelledby="broken"
      className="mb-10 border-s-4 border-pomegranate bg-pomegranate-tint p-5 sm:p-7"
    >
      <h2 id="broken" className="text-2xl">
        {broken.length === 1 ? "One seal does not match" : `${broken.length} seals do not match`}
      </h2>
      <p className="mt-2 max-w-2xl">
        We compute sealed days again ourselves. What the books hold today is not what was sealed, and we do
        not hide it. The seals below stay as they were published.
      </p>
      <dl className="mt-4 grid gap-4">
        {broken.map((seal) => (
          <div key={`${seal.day} ${seal.found_at}`} className="border-t border-rule-strong pt-3">
            <dt className="figures font-semibold">{formatDay(seal.day)}</dt>
            <dd className="figures max-w-2xl">
              {differenceSentences(seal).join(" ")} Found on {formatDay(karachiDay(new Date(seal.found_at)))};{" "}
              {seal.acknowledged_at
                ? `our staff looked into it on ${formatDay(karachiDay(new Date(seal.acknowledged_at)))}.`
                : "our staff are looking into it."}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-2xl text-sm">
        Was your gift on such a day? Keep your receipt: it says what you gave. Check a receipt shows whether
        it is still in the books as it was sealed.
      </p>
    </section>
  );
}

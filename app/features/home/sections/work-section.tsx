import { work } from "#content/home.ts";

/** What the foundation does, set like the contents page of a book. */
export function WorkSection() {
  return (
    <section id="work" aria-labelledby="work-title" className="bg-band text-on-band">
      <div aria-hidden="true" className="lattice-edge text-band-rule" />
      <div className="page-width grid gap-x-16 gap-y-10 py-16 lg:grid-cols-[1fr_2fr] lg:py-24">
        <div>
          <h2 id="work-title" className="text-title">
            {work.title}
          </h2>
          <p className="mt-4 max-w-sm text-lg text-on-band-soft">{work.lead}</p>
        </div>
        <ol className="border-t border-band-rule">
          {work.kinds.map(({ name, text }, place) => (
            <li
              key={name}
              className="grid grid-cols-[2.25rem_1fr] items-baseline gap-x-3 border-b border-band-rule py-4 sm:grid-cols-[3rem_13rem_1fr]"
            >
              <span aria-hidden="true" className="font-display text-2xl text-on-band-soft">
                {place + 1}
              </span>
              <h3 className="text-2xl">{name}</h3>
              <p className="col-start-2 text-on-band-soft sm:col-start-3">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div aria-hidden="true" className="lattice-edge text-band-rule" />
    </section>
  );
}

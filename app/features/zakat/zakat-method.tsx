const steps = [
  {
    title: "A year",
    text: "Zakat is due on what you have owned for a lunar year. Choose a day, such as 1 Ramazan, and count what you have on it.",
  },
  {
    title: "The nisab",
    text: "Below 52.5 tola of silver (612.36 g), or 7.5 tola of gold (87.48 g), nothing is due. From there on it is due on everything.",
  },
  {
    title: "One part in forty",
    text: "Gold, silver, money, stock for trade and what others owe you, less the debts that you must pay: 2.5 % of that sum.",
  },
  {
    title: "For eight",
    text: "The Quran names eight kinds of people who may receive it (9:60). We keep Zakat apart from other gifts, and give it to them alone.",
  },
];

/** How the sheet counts, for those who want to follow it. */
export function ZakatMethod() {
  return (
    <section aria-labelledby="method" className="border-t border-rule bg-sunk">
      <div className="page-width py-14 lg:py-20">
        <h2 id="method" className="text-heading">
          How it is counted
        </h2>
        <ol className="mt-8 grid gap-x-12 sm:grid-cols-2 xl:grid-cols-4">
          {steps.map(({ title, text }) => (
            <li key={title} className="border-t border-rule-strong py-5">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1.5 text-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

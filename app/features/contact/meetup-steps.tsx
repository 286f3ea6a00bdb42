import { Star } from "#app/ui/star.tsx";

const steps = [
  {
    title: "Proposal submission",
    text: "Tell us in the form what you would like to discuss and what you hope to achieve.",
  },
  {
    title: "Senior review",
    text: "One of our senior staff reads it within 24 hours and says yes, no, or asks a question.",
  },
  {
    title: "Secure scheduling link",
    text: "You get a personal link to choose a time for a 1:1 meeting, in Lahore or by phone.",
  },
];

/** How to meet the people who decide. */
export function MeetupSteps() {
  return (
    <section aria-labelledby="meetup" className="border-s-2 border-emerald ps-7 lg:ps-10">
      <h2 id="meetup" className="text-2xl">
        Prioritized Senior Meetup Process
      </h2>
      <p className="mt-3 text-soft">For partners, donors and officials who need a decision.</p>
      <ol className="mt-7 grid gap-7">
        {steps.map(({ title, text }, place) => (
          <li key={title} className="grid grid-cols-[2.25rem_1fr] gap-x-4">
            <span aria-hidden="true" className="relative grid size-9 place-items-center text-emerald">
              <Star outline className="absolute inset-0 size-9" />
              <span className="figures relative text-sm font-semibold">{place + 1}</span>
            </span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

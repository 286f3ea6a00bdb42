import type { ReactNode } from "react";
import { Star } from "#app/ui/star.tsx";

/** Pomegranate is the colour of giving blood. */
type Accent = "emerald" | "pomegranate";
const accents = {
  emerald: { text: "text-emerald", border: "border-emerald" },
  pomegranate: { text: "text-pomegranate", border: "border-pomegranate" },
} satisfies Record<Accent, object>;

type FormPageHeaderProps = {
  label: string;
  title: string;
  lead: ReactNode;
  picture?: { src: string; alt: string };
  accent?: Accent;
  children?: ReactNode;
};

/** The head of a page that has a form: what it is about, before it asks for anything. */
export function FormPageHeader(props: FormPageHeaderProps) {
  const { label, title, lead, picture, accent = "emerald", children } = props;
  return (
    <header className="page-width grid items-center gap-x-16 gap-y-8 pt-10 pb-10 lg:grid-cols-[1.15fr_1fr] lg:pt-16 lg:pb-14">
      <div>
        <p className={`label ${accents[accent].text}`}>{label}</p>
        <h1 className="mt-3 text-title">{title}</h1>
        <div className="mt-4 max-w-xl text-lg text-soft">{lead}</div>
        {children}
      </div>
      {picture && (
        <img
          src={picture.src}
          alt={picture.alt}
          width={800}
          height={500}
          fetchPriority="high"
          className="aspect-[8/5] h-auto w-full rounded-sm bg-sunk object-cover"
        />
      )}
    </header>
  );
}

/** The form, and beside it (on a phone after it) what one should know. */
export function FormColumns({ form, aside }: { form: ReactNode; aside: ReactNode }) {
  return (
    <div className="page-width grid items-start gap-x-16 gap-y-12 py-12 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:py-16">
      <div className="min-w-0">{form}</div>
      <div className="grid gap-10 lg:sticky lg:top-28">{aside}</div>
    </div>
  );
}

type NextStepsProps = { title: string; steps: readonly string[]; accent?: Accent };

/** What happens after the form, in order. */
export function NextSteps({ title, steps, accent = "emerald" }: NextStepsProps) {
  const { text, border } = accents[accent];
  return (
    <section className={`border-s-2 ps-6 ${border}`}>
      <h2 className="text-2xl">{title}</h2>
      <ol className="mt-5 grid gap-4">
        {steps.map((step, place) => (
          <li key={step} className="grid grid-cols-[2.25rem_1fr] gap-x-3">
            <span aria-hidden="true" className={`relative grid size-9 place-items-center ${text}`}>
              <Star outline className="absolute inset-0 size-9" />
              <span className="figures relative text-sm font-semibold">{place + 1}</span>
            </span>
            <span className="pt-1">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

type FiguresProps = { figures: readonly { value: string; name: string }[]; accent?: Accent };

/** Three figures between the head and the form. */
export function FigureStrip({ figures, accent = "emerald" }: FiguresProps) {
  return (
    <div className="border-y border-rule bg-sunk">
      <dl className="figures page-width grid grid-cols-3 gap-x-6 py-6">
        {figures.map(({ value, name }) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-sm leading-snug text-soft">{name}</dt>
            <dd className={`font-display text-2xl font-semibold sm:text-3xl ${accents[accent].text}`}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

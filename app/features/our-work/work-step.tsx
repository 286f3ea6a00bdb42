import { Text } from "#app/ui/text.tsx";
import type { ContentOf } from "#content/contents.ts";

type WorkStepProps = {
  step: ContentOf<"work">["steps"][number];
  /** Counted from 0: every second one has its sides exchanged. */
  place: number;
  last: boolean;
};

/** A step of the way: its number on the path, words on one side and its picture, if it has one, on the other. */
export function WorkStep({ step: { when, title, text, who, picture }, place, last }: WorkStepProps) {
  const exchanged = place % 2 === 1;
  return (
    <li className="grid grid-cols-[2.75rem_1fr] gap-x-4 sm:gap-x-7 lg:grid-cols-[1fr_3.5rem_1fr] lg:gap-x-12">
      <div
        aria-hidden="true"
        className="row-span-2 flex flex-col items-center lg:col-start-2 lg:row-span-1 lg:row-start-1"
      >
        <span className="figures grid size-11 shrink-0 place-items-center rounded-full border border-emerald font-display text-xl font-semibold text-emerald lg:size-14 lg:text-2xl">
          {place + 1}
        </span>
        {!last && <span className="my-2 flex-1 border-s-2 border-dotted border-rule-strong" />}
      </div>
      <div
        className={`pb-6 lg:row-start-1 lg:pt-2 lg:pb-20 ${exchanged ? "lg:col-start-3" : "lg:col-start-1"}`}
      >
        <Text as="p" text={when} className="label text-soft" />
        <Text as="h2" text={title} className="mt-1.5 text-heading" />
        <Text as="p" text={text} className="mt-3 max-w-[34rem] text-lg" />
        <Text as="p" text={who} className="mt-3 font-display text-lg text-emerald" />
      </div>
      <div className={`pb-10 lg:row-start-1 lg:pb-20 ${exchanged ? "lg:col-start-1" : "lg:col-start-3"}`}>
        {picture && (
          <img
            src={picture.src}
            alt={picture.alt}
            width={1200}
            height={750}
            loading="lazy"
            decoding="async"
            className="aspect-[8/5] h-auto w-full rounded-sm bg-sunk object-cover"
          />
        )}
      </div>
    </li>
  );
}

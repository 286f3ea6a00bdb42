import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

type AccordionProps = {
  /** Shared by all items: the browser keeps one <details> of a name open. */
  name: string;
  items: { id: string; title: string; content: ReactNode }[];
};

/** At most one item is open; clicking the open one closes it. Native <details>, so it needs no JavaScript. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="border-b border-rule">
      {items.map(({ id, title, content }) => (
        <details key={id} name={name} className="group border-t border-rule">
          <summary className="flex items-baseline justify-between gap-6 py-5 transition-colors hover:text-emerald">
            <h3 className="text-xl lg:text-2xl">{title}</h3>
            <Icon
              name="chevron-down"
              className="size-5 shrink-0 translate-y-0.5 text-emerald transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="max-w-2xl pb-7 text-lg text-soft">{content}</div>
        </details>
      ))}
    </div>
  );
}

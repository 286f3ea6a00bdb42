import { createElement, Fragment } from "react";
import { formatDay } from "#app/lib/dates.ts";
import type { SystemState } from "./system.schema.ts";

/** What the running version brought to those who host it: SYSTEM-01a. */
export function WhatsNew({ state: { version, whats_new } }: { state: SystemState }) {
  if (!whats_new) return null;
  return (
    <section aria-labelledby="whats-new" className="col-span-full">
      <h2 id="whats-new" className="figures mb-1 text-xl">
        What is new in {version}
      </h2>
      <p className="figures text-sm text-soft">{formatDay(whats_new.day)}</p>
      <ul className="mt-3 grid max-w-prose list-disc gap-1.5 ps-5 text-sm text-soft">
        {whats_new.changes.map((change) => (
          <li key={change}>{withCode(change)}</li>
        ))}
      </ul>
    </section>
  );
}

/** What stands between backticks is something to type, or a name. */
function withCode(text: string) {
  const parts = text.split("`").map((part, index) => (index % 2 ? createElement("code", null, part) : part));
  return createElement(Fragment, null, ...parts);
}

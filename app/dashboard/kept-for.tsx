import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Part } from "#app/contract/part.ts";
import { parts } from "#app/parts/parts.ts";
import { callQuery } from "./call.ts";
import { MayCall, useViewer } from "./own-user.tsx";

type KeptForProps = {
  /** The kind of entries, as the part that removes them calls it. */
  name: string;
  /** The sentence. @param term in words: "90 days" */
  children: (term: string) => string;
};

/** A sentence about how long the entries of a page are kept; nothing while they are kept without a term: KEEP-05. */
export function KeptFor(props: KeptForProps) {
  const { isOn } = useViewer();
  const terms = parts.find(({ name, terms }) => terms && isOn(name))?.terms;
  return terms ? <Term {...props} terms={terms} /> : null;
}

function Term({ name, children, terms }: KeptForProps & { terms: NonNullable<Part["terms"]> }) {
  const { data } = useQuery(callQuery(terms.list, { texts: { failed: "The terms could not be loaded." } }));
  // A page stands without it, whatever came back.
  const term = data?.terms?.find((each) => each.name === name);
  if (!term?.active) return null;
  return (
    <>
      {" "}
      {children(term.text)}{" "}
      <MayCall to={terms.change}>
        <Link to={terms.page} className="text-link">
          Terms
        </Link>
      </MayCall>
    </>
  );
}

import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { CallReply } from "#app/contract/call.ts";
import { retentionCalls } from "#app/features/people/retention/retention.calls.ts";
import { callQuery } from "./call-query.ts";
import { MayCall } from "./may-call.tsx";

type KeptForProps = {
  name: CallReply<typeof retentionCalls.listRetentionTerms>["terms"][number]["name"];
  /** The sentence. @param term in words: "90 days" */
  children: (term: string) => string;
};

/** A sentence about how long the entries of a page are kept; nothing while they are kept without a term: KEEP-05. */
export function KeptFor({ name, children }: KeptForProps) {
  const { data } = useQuery(
    callQuery(retentionCalls.listRetentionTerms, { texts: { failed: "The terms could not be loaded." } }),
  );
  // A page stands without it, whatever came back.
  const term = data?.terms?.find((each) => each.name === name);
  if (!term?.active) return null;
  return (
    <>
      {" "}
      {children(term.text)}{" "}
      <MayCall to={retentionCalls.readRetention}>
        <Link to="/dashboard/retention" className="text-link">
          Terms
        </Link>
      </MayCall>
    </>
  );
}

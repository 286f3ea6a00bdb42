import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import { several } from "#app/contract/nouns.ts";
import { call, callQuery, prefetch } from "#app/dashboard/call.ts";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { useFailureToast } from "#app/dashboard/use-list.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/dialog.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { sampleContentCalls } from "./sample-content.calls.ts";
import { sampleContentMessages as messages } from "./sample-content.messages.ts";
import type { OriginalClaim } from "./sample-content.schema.ts";

/** "3 events", "1 banner". */
const piecesOf = ([noun, count]: [string, number]) => `${count} ${count === 1 ? noun : several(noun)}`;

export const clientLoader = prefetch(({ query }) =>
  query(
    callQuery(sampleContentCalls.countSampleContent, {
      texts: { failed: messages.countFailed, broke: messages.unreachable },
    }),
  ),
);

/** Removes what a new installation was filled with, once the foundation has its own: SAMPLE-03. */
export default function SampleContentDashboard() {
  const toast = useToast();
  const client = useQueryClient();
  const query = useQuery(useLoaderData<typeof clientLoader>());
  useFailureToast(query.data ? query.error : null);
  const [asking, setAsking] = useState(false);
  const [removing, setRemoving] = useState(false);
  const { data } = query;
  const counts = Object.entries(data?.by_noun ?? {})
    .filter(([, count]) => count > 0)
    .map(piecesOf);

  async function remove() {
    setRemoving(true);
    const reply = await call(sampleContentCalls.deleteSampleContent, {
      texts: { failed: messages.deleteFailed, broke: messages.unreachable },
    });
    setRemoving(false);
    setAsking(false);
    if (reply.ok) toast.success(reply.body.message ?? "The sample content is removed.");
    else toast.error(reply.message);
    // Lists of every noun may show what is gone, whoever has removed it.
    await client.invalidateQueries();
  }

  return (
    <>
      <PageHeading>
        A new site starts with sample posts, events and pictures, so that no page is empty. Remove them once
        you have your own.
      </PageHeading>
      {query.isPending && <p role="status">Loading...</p>}
      {query.error && !data && (
        <StateMessage
          failure
          title="The sample content could not be counted"
          text={query.error.message}
          art="/art/empty-list.svg"
        >
          <Button onClick={() => query.refetch()}>Try Again</Button>
        </StateMessage>
      )}
      {data?.total === 0 && (
        <StateMessage
          title="No sample content is left"
          text={
            data.claims.length > 0
              ? "Some claims on the site are still the original ones."
              : "Everything on the site is your own."
          }
          art="/art/empty-list.svg"
        />
      )}
      {data && data.total > 0 && (
        <div className="max-w-prose">
          <p>{listed(counts)} are still samples.</p>
          <p className="mt-2 text-soft">
            What you or your colleagues have added stays. So do samples that somebody has edited and saved,
            and categories with a post of yours. The foundation's own texts are changed under{" "}
            <Link to="/dashboard/content" className="underline underline-offset-4">
              Content
            </Link>
            .
          </p>
          <Button variant="danger" className="mt-4" onClick={() => setAsking(true)}>
            Remove sample content
          </Button>
        </div>
      )}
      {data && data.claims.length > 0 && <OriginalClaims claims={data.claims} />}
      <ConfirmDialog
        open={asking}
        title="Remove the sample content?"
        confirm={
          removing ? "Removing..." : `Remove ${data?.total ?? 0} ${data?.total === 1 ? "piece" : "pieces"}`
        }
        busy={removing}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        <p>{listed(counts)} and their files.</p>
        <p className="mt-2">They disappear from the site at once and cannot be restored.</p>
      </ConfirmDialog>
    </>
  );
}

/** What the site says of the foundation that came with it: each is confirmed or changed in its editor. */
function OriginalClaims({ claims }: { claims: OriginalClaim[] }) {
  return (
    <section aria-labelledby="claims" className="mt-10 max-w-3xl">
      <h2 id="claims" className="mb-2 text-xl">
        What the site still claims as it came
      </h2>
      <p className="mb-3 text-soft">
        These are not counted or checked by anybody here. Confirm or change each. A claim of a registration or
        a rating shows only once you have confirmed it, or beside sample content.
      </p>
      <table className="w-full border-t border-rule">
        <caption className="sr-only">Original claims</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Claim</th>
            <th scope="col">Where</th>
            <th scope="col">Visible</th>
          </tr>
        </thead>
        <tbody>
          {claims.map(({ text, where, shown, to }) => (
            <tr key={`${where} ${text}`} className="border-b border-rule">
              <th scope="row" className="figures py-2 pe-4 text-start font-normal">
                <Link
                  to={to}
                  className="underline decoration-rule-strong underline-offset-4 hover:text-emerald"
                >
                  {text}
                </Link>
              </th>
              <td className="py-2 pe-4 text-sm text-soft">{where}</td>
              <td className="py-2 text-end text-sm whitespace-nowrap">{shown ? "Shown" : "Not shown"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** "3 events, 1 banner". */
const listed = (parts: string[]) => new Intl.ListFormat("en-US", { type: "unit" }).format(parts);

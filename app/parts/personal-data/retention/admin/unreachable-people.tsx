import { useState } from "react";
import { call, useRefresh } from "#app/dashboard/call.ts";
import { DeletionDialog } from "#app/dashboard/deletion-dialog.tsx";
import { useAct } from "#app/dashboard/use-act.ts";
import { bloodDonorsCalls } from "#app/features/people/blood-donors/blood-donors.calls.ts";
import { registrationsCalls } from "#app/features/people/registrations/registrations.calls.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { retentionCalls } from "#app/parts/personal-data/retention/retention.calls.ts";
import { retentionMessages as messages } from "#app/parts/personal-data/retention/retention.messages.ts";
import type { UnreachablePerson } from "#app/parts/personal-data/retention/retention.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { PlainHead, StackedCell, StackedRow, StackedTable } from "#app/ui/stacked-table.tsx";

/** People who are past their term and cannot be asked by mail: staff decide, and nobody goes by themselves. KEEP-04. */
export function UnreachablePeople({ people }: { people: UnreachablePerson[] }) {
  const refresh = useRefresh(
    retentionCalls.readRetention,
    retentionCalls.listRemovals,
    registrationsCalls.listRegistrations,
    bloodDonorsCalls.listBloodDonors,
  );
  const { busy, act } = useAct(refresh);
  const [removal, setRemoval] = useState<UnreachablePerson>();

  const keep = ({ kind, id }: UnreachablePerson) =>
    act(
      call(retentionCalls.keepPerson, { body: { kind, id }, texts: { failed: messages.keepFailed } }),
      messages.kept,
    );

  return (
    <section aria-labelledby="unreachable">
      <h2 id="unreachable" className="text-xl">
        Not to be reached by email
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-sm text-soft">
        These people are past their term and have no email address, or our mail to them failed. Call them,
        then keep or remove them. They stay until you do.
      </p>
      <StackedTable
        caption="People who cannot be asked by mail"
        head={
          <>
            <PlainHead className="md:py-2">Name</PlainHead>
            <PlainHead className="md:w-28 md:py-2">What</PlainHead>
            <PlainHead className="md:w-36 md:py-2">Phone</PlainHead>
            <PlainHead className="md:w-32 md:py-2">Last touched</PlainHead>
            <PlainHead className="md:w-44 md:py-2">
              <span className="sr-only">Actions</span>
            </PlainHead>
          </>
        }
      >
        {people.map((person) => (
          <StackedRow key={`${person.kind} ${person.id}`}>
            <StackedCell className="max-md:basis-full">
              <bdi className="font-semibold" {...langAttrs(person.name)}>
                {person.name}
              </bdi>{" "}
              <bdi className="text-soft">{person.city}</bdi>
              {person.failed && <span className="block text-soft">The mail failed</span>}
            </StackedCell>
            <StackedCell>{person.one}</StackedCell>
            <StackedCell className="figures">
              <a href={`tel:${person.phone}`} className="text-link">
                {person.phone}
              </a>
            </StackedCell>
            <StackedCell label="Last touched" className="figures">
              {formatDay(karachiDay(new Date(person.last_touch)))}
            </StackedCell>
            <StackedCell className="max-md:basis-full md:text-end">
              <span className="inline-flex gap-2">
                <Button
                  size="small"
                  variant="quiet"
                  disabled={busy}
                  aria-label={`Keep ${person.name}`}
                  onClick={() => void keep(person)}
                >
                  Keep
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Remove ${person.name}`}
                  onClick={() => setRemoval(person)}
                >
                  Remove
                </Button>
              </span>
            </StackedCell>
          </StackedRow>
        ))}
      </StackedTable>
      {removal && (
        <DeletionDialog
          title="Remove this person?"
          question={`The ${removal.one.toLowerCase()} is deleted for good.`}
          name={removal.name}
          confirm="Remove"
          busy="Removing..."
          remove={() =>
            call(
              removal.kind === "registrations"
                ? registrationsCalls.deleteRegistration
                : bloodDonorsCalls.deleteBloodDonor,
              {
                body: { id: removal.id },
                texts: { failed: messages.keepFailed },
              },
            )
          }
          done="Removed."
          refresh={refresh}
          onClose={() => setRemoval(undefined)}
        />
      )}
    </section>
  );
}

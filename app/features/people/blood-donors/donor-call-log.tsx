import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { call, callQuery, useRefresh } from "#app/dashboard/call.ts";
import { FormNotice, resultOf, useDashboardForm } from "#app/dashboard/dashboard-form.tsx";
import { SelectField, TextAreaField } from "#app/dashboard/form-fields.tsx";
import { RetryLine } from "#app/dashboard/not-loaded.tsx";
import { formatTime } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Text } from "#app/ui/text.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { bloodDonorsCalls } from "./blood-donors.calls.ts";
import { callOutcomes, comes, bloodDonorMessages as messages } from "./blood-donors.messages.ts";
import { type Donor, type DonorCallForm, donorCallForm } from "./blood-donors.schema.ts";
import { DonorProposals } from "./donor-proposals.tsx";

const saveTexts = { failed: "It could not be saved. Please try again." };

type DonorPanelProps = {
  donor: Donor;
  /** The Karachi day. */
  today: string;
  refresh: () => Promise<unknown>;
  /** Whether a call or a day is written down here that is not saved yet. */
  onUnsaved: (unsaved: boolean) => void;
};

/** What staff do with a donor beside calling: note that they gave blood, and read the log of calls. */
export function DonorPanel({ donor, today, refresh, onUnsaved }: DonorPanelProps) {
  const refreshCalls = useRefresh(bloodDonorsCalls.listDonorCalls);
  const [day, setDay] = useState("");
  const unsaved = day !== "";
  // Before the next key: Escape right after a letter must find it.
  useLayoutEffect(() => onUnsaved(unsaved), [onUnsaved, unsaved]);
  const reload = () => Promise.all([refreshCalls(), refresh()]);
  return (
    <>
      <DonorProposals donor={donor} reload={reload} />
      <DonationForm donor={donor} today={today} day={day} setDay={setDay} reload={reload} />
      <CallLog donorId={donor.id} />
    </>
  );
}

type FormProps = { donor: Donor; reload: () => Promise<unknown> };

type DonationFormProps = FormProps & { today: string; day: string; setDay: (day: string) => void };

function DonationForm({ donor, today, day, setDay, reload }: DonationFormProps) {
  const toast = useToast();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function record(gave: string) {
    const wrong = gave === "" ? messages.noDonationDay : gave > today ? messages.futureDonation : undefined;
    setFault(wrong);
    if (wrong) return;
    setBusy(true);
    const reply = await call(bloodDonorsCalls.recordDonation, {
      body: { donor_id: donor.id, day: gave },
      texts: saveTexts,
    });
    setBusy(false);
    if (!reply.ok) return setFault(reply.message);
    toast.success(reply.body.message ?? "Saved.");
    setDay("");
    await reload();
  }

  return (
    <section aria-labelledby="donor-gave" className="mt-6 border-t border-rule pt-5">
      <h3 id="donor-gave" className="text-base">
        Gave blood
      </h3>
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <Button disabled={busy} onClick={() => void record(today)}>
          Gave blood today
        </Button>
        <form
          noValidate
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) void record(day);
          }}
        >
          <Field label="Or on another day" error={fault}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                max={today}
                value={day}
                onChange={(event) => setDay(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" variant="quiet" disabled={busy}>
            Save day
          </Button>
        </form>
      </div>
    </section>
  );
}

type CallFormProps = Omit<DonorPanelProps, "today"> & {
  /** For which the donor may come: those that still need donors, by name. */
  requests: readonly { id: number; name: string }[];
  /** The one for which donors are being looked for. */
  requestId: number | undefined;
};

/** How a call went. It comes before what the entry says: it is what the desk is for. */
export function CallForm({ donor, requests, requestId, refresh, onUnsaved }: CallFormProps) {
  const refreshCalls = useRefresh(bloodDonorsCalls.listDonorCalls);
  const asked = requests.some(({ id }) => id === requestId) ? requestId : undefined;
  const empty = { donor_id: donor.id, outcome: "", note: "", request_id: asked ? String(asked) : "" };
  const { form, result, setResult, handleSubmit } = useDashboardForm(donorCallForm, { defaultValues: empty });
  const { isSubmitting, isDirty } = form.formState;
  const isComing = useWatch({ control: form.control, name: "outcome" }) === comes;
  useLayoutEffect(() => onUnsaved(isDirty), [onUnsaved, isDirty]);

  async function save(body: DonorCallForm) {
    const reply = await call(bloodDonorsCalls.logDonorCall, { body, texts: saveTexts });
    setResult(resultOf(reply, messages.callLogged));
    if (!reply.ok) return;
    form.reset(empty);
    void Promise.all([refreshCalls(), refresh()]);
  }

  return (
    <form
      noValidate
      aria-labelledby="donor-call"
      onSubmit={handleSubmit(save)}
      className="mb-6 grid gap-3 border-b border-rule pb-5"
    >
      <h3 id="donor-call" className="text-base">
        Record a call
      </h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField form={form} name="outcome" label="How it went" required>
          <option value="">Choose</option>
          {callOutcomes.map((outcome) => (
            <option key={outcome}>{outcome}</option>
          ))}
        </SelectField>
        <TextAreaField form={form} name="note" label="What was said" rows={1} className="min-h-11" />
        {isComing && requests.length > 0 && (
          <div className="sm:col-span-2">
            <SelectField form={form} name="request_id" label="For which request">
              <option value="">None of these</option>
              {requests.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
        )}
      </div>
      <FormNotice result={result} />
      <Button type="submit" disabled={isSubmitting} className="justify-self-start">
        {isSubmitting ? "Saving..." : "Add to the log"}
      </Button>
    </form>
  );
}

function CallLog({ donorId }: { donorId: number }) {
  const asked = { query: { donor_id: donorId }, texts: { failed: "The calls could not be read." } };
  const { data, error, isPending, isFetching, refetch } = useQuery(
    callQuery(bloodDonorsCalls.listDonorCalls, asked),
  );
  const calls = data?.calls;
  return (
    <section aria-labelledby="donor-log" className="mt-6 border-t border-rule pt-5">
      <h3 id="donor-log" className="text-base">
        Call log
      </h3>
      {isPending && <p className="mt-2 text-sm text-soft">Loading calls...</p>}
      <RetryLine error={error} busy={isFetching} onRetry={refetch} className="mt-2" />
      {calls?.length === 0 && <p className="mt-2 text-sm text-soft">No calls yet.</p>}
      {calls && calls.length > 0 && (
        <ol aria-label="Calls" className="mt-2 text-sm">
          {calls.map((call) => (
            <li key={call.id} className="border-t border-rule py-2 first:border-t-0">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">{call.outcome}</span>
                <span className="figures text-faint">
                  {formatTime(call.called_at)}, <bdi>{call.caller}</bdi>
                </span>
              </p>
              {call.note && (
                <Text
                  as="p"
                  text={call.note}
                  className="mt-0.5 wrap-anywhere whitespace-pre-line text-soft"
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

import { useState } from "react";
import { call } from "#app/dashboard/call.ts";
import { MayCall, useMayCall } from "#app/dashboard/own-user.tsx";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { transferDeskMessages as messages } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney, groupedRupees } from "#app/lib/money.ts";
import { bankStatementsCalls } from "#app/parts/bank-statements/bank-statements.calls.ts";
import {
  maxMatches,
  type StatementProposal,
  type WaitingDonation,
} from "#app/parts/bank-statements/bank-statements-lines.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { Options } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PlainHead, StackedCell, StackedRow, StackedTable } from "#app/ui/stacked-table.tsx";
import { Text } from "#app/ui/text.tsx";
import { SelectInput } from "#app/ui/text-input.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { LineDialog } from "./line-dialog.tsx";
import { CountedTitle, StatementWords } from "./lines-table.tsx";

const strengthWords = { strong: "Certain", likely: "Likely", doubtful: "Doubtful" } as const;
const tones = { strong: "good", likely: "plain", doubtful: "faded" } as const;
const reasonWords = {
  reference: "reference in the line",
  "transaction id": "same transaction id",
  name: "similar name",
  amount: "same amount",
  "amount differs": "another amount",
} as const;

type Choice = { ticked: boolean; donation: number };
type Failure = { line: number; message: string };

/**
 * Lines that fit a donation that waits, a page of them. Only what is certain is ticked beforehand; a press verifies
 * what is ticked, and nothing else.
 */
export function Proposals({
  proposals,
  total,
  mixed,
  refresh,
}: {
  proposals: StatementProposal[];
  /** On all pages. */
  total: number;
  /** Whether their lines are of several accounts. */
  mixed: boolean;
  refresh: () => Promise<unknown>;
}) {
  const toast = useToast();
  const mayVerify = useMayCall()(bankStatementsCalls.verifyMatches);
  const [changed, setChanged] = useState<ReadonlyMap<number, Choice>>(new Map());
  const [busy, setBusy] = useState(false);
  const [decided, setDecided] = useState<StatementProposal>();
  const [failures, setFailures] = useState<Failure[]>([]);

  const choiceOf = ({ line, donation, strength, ambiguous }: StatementProposal): Choice =>
    changed.get(line.id) ?? {
      ticked: strength === "strong" && !ambiguous && line.returned_on === null,
      donation: donation.id,
    };
  const change = (proposal: StatementProposal, part: Partial<Choice>) =>
    setChanged(new Map(changed).set(proposal.line.id, { ...choiceOf(proposal), ...part }));
  const chosen = proposals
    .map((proposal) => ({ ...choiceOf(proposal), line: proposal.line }))
    .filter(({ ticked }) => ticked)
    .slice(0, maxMatches);
  const sum = chosen.reduce((total, { line }) => total + line.amount_paisa, 0);
  const isTwice = new Set(chosen.map(({ donation }) => donation)).size < chosen.length;

  async function verify() {
    setBusy(true);
    setFailures([]);
    const reply = await call(bankStatementsCalls.verifyMatches, {
      body: { matches: chosen.map(({ line, donation }) => ({ line: line.id, donation })) },
      texts: { failed: messages.verifyFailed },
    });
    await refresh();
    setBusy(false);
    if (!reply.ok) return toast.error(reply.message);
    setChanged(new Map());
    const { verified, waiting, failures } = reply.body;
    setFailures(failures);
    if (verified + waiting > 0) toast.success(messages.verifiedMany(verified, waiting));
  }

  return (
    <section aria-labelledby="proposals" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <CountedTitle id="proposals" title="Lines that match a gift" total={total} />
        {mayVerify && proposals.length > 0 && (
          <Button disabled={busy || chosen.length === 0 || isTwice} onClick={() => void verify()}>
            {busy ? "Verifying..." : `Verify ${chosen.length} selected`}
          </Button>
        )}
      </div>
      <div role="status" className="mb-3 grid gap-2 text-sm empty:hidden">
        {mayVerify && chosen.length > 0 && !busy && (
          <p className="figures text-soft">Selected: {formatMoney(sum)}</p>
        )}
        {isTwice && <p className="font-semibold text-pomegranate">{messages.twice}</p>}
        {failures.map(({ line, message }) => (
          <Notice key={line} tone="bad">
            {message}
          </Notice>
        ))}
      </div>
      {proposals.length === 0 ? (
        <p className="border-t border-rule py-4 text-sm text-soft">No line matches a pending gift.</p>
      ) : (
        <StackedTable
          caption="Lines that match a gift"
          head={
            <>
              <PlainHead className="md:w-10">
                <span className="sr-only">Selected</span>
              </PlainHead>
              <PlainHead>Line of the statement</PlainHead>
              <PlainHead className="md:w-28 md:text-end">PKR</PlainHead>
              <PlainHead>Gift</PlainHead>
              <PlainHead className="md:w-44">Why</PlainHead>
            </>
          }
        >
          {proposals.map((proposal) => (
            <ProposalRow
              key={proposal.line.id}
              proposal={proposal}
              mixed={mixed}
              choice={choiceOf(proposal)}
              disabled={busy || !mayVerify}
              onChange={(part) => change(proposal, part)}
              onDecide={() => setDecided(proposal)}
            />
          ))}
        </StackedTable>
      )}
      {decided && (
        <LineDialog
          key={decided.line.id}
          line={decided.line}
          proposed={shownOf(decided, choiceOf(decided)).donation.reference}
          refresh={refresh}
          onClose={() => setDecided(undefined)}
        />
      )}
    </section>
  );
}

/** The donation that is chosen for a line, among those that fit it. */
const shownOf = (proposal: StatementProposal, { donation }: Choice) =>
  [proposal, ...proposal.others].find((one) => one.donation.id === donation) ?? proposal;

const nameOf = ({ name, reference }: WaitingDonation) => name || reference;

type ProposalRowProps = {
  proposal: StatementProposal;
  mixed: boolean;
  choice: Choice;
  disabled: boolean;
  onChange: (part: Partial<Choice>) => void;
  onDecide: () => void;
};

function ProposalRow({ proposal, mixed, choice, disabled, onChange, onDecide }: ProposalRowProps) {
  const { line, others, ambiguous, more } = proposal;
  const candidates = [proposal, ...others];
  const shown = shownOf(proposal, choice);
  const { donation } = shown;
  // Such a pair cannot be verified: the ledger takes no other amount than the gift's.
  const differs = shown.reasons.includes("amount differs");
  const name = `${groupedRupees(line.amount_paisa)} of ${formatDay(line.day)}`;
  return (
    <StackedRow>
      <StackedCell>
        <input
          type="checkbox"
          aria-label={`Select ${name}, ${nameOf(donation)}`}
          checked={choice.ticked && !differs}
          disabled={disabled || differs}
          onChange={(event) => onChange({ ticked: event.target.checked })}
          className="size-6 cursor-pointer align-middle accent-emerald md:size-5"
        />
      </StackedCell>
      <StackedCell className="max-md:flex-[1_1_calc(100%-3rem)]">
        <span className="figures font-semibold">{formatDay(line.day)}</span>
        <span className="block text-soft">
          <StatementWords line={line} mixed={mixed} />
          {line.returned_on && <StatusPill tone="bad">Went back on {formatDay(line.returned_on)}</StatusPill>}
        </span>
      </StackedCell>
      <StackedCell label="PKR" className="figures font-semibold md:text-end">
        {groupedRupees(line.amount_paisa)}
      </StackedCell>
      <StackedCell className="max-md:basis-full">
        {others.length > 0 ? (
          <SelectInput
            aria-label={`Gift for ${name}`}
            value={String(choice.donation)}
            disabled={disabled}
            onChange={(event) => onChange({ donation: Number(event.target.value), ticked: false })}
            className="mb-1"
          >
            <Options
              of={candidates.map(({ donation: one }) => ({
                value: one.id,
                label: one.name ? `${one.name}, ${one.reference}` : one.reference,
              }))}
            />
          </SelectInput>
        ) : (
          <span className="block font-semibold wrap-anywhere">
            <Text as="bdi" text={donation.name || "No name"} />
          </span>
        )}
        <span className="figures block text-soft wrap-anywhere">{donation.reference}</span>
        <span className="figures block text-soft">
          PKR {groupedRupees(donation.amount_paisa)}
          {donation.transferred_on && `, sent ${formatDay(donation.transferred_on)}`}, {donation.fund_title}
        </span>
        {!donation.reported && (
          <span className="block text-soft">Not reported, begun {formatDay(donation.began_on)}</span>
        )}
        {more > 0 && <span className="figures block text-soft">and {more} more matches</span>}
      </StackedCell>
      <StackedCell className="max-md:basis-full">
        <StatusPill tone={ambiguous || differs ? "bad" : tones[shown.strength]}>
          {differs ? "Amount differs" : ambiguous ? "Several matches" : strengthWords[shown.strength]}
        </StatusPill>
        <span className="mt-1 block text-soft">
          {shown.reasons.map((reason) => reasonWords[reason]).join(", ")}
        </span>
        <MayCall to={bankStatementsCalls.bookStatementLine}>
          <Button
            variant="quiet"
            size="small"
            className="mt-2"
            disabled={disabled}
            aria-label={`Decide on ${name}`}
            onClick={onDecide}
          >
            Decide...
          </Button>
        </MayCall>
      </StackedCell>
    </StackedRow>
  );
}

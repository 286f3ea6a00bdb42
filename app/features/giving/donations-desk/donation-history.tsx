import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { formatTime } from "#app/lib/dates.ts";
import { Text } from "#app/ui/text.tsx";
import { attemptStates, eventWords, gatewayName } from "./donation-words.ts";
import type { DonationAttempt, DonationEvent } from "./donations-desk.schema.ts";

const marks: Record<string, string> = {
  paid: "bg-emerald",
  refunded: "bg-pomegranate",
  failed: "bg-pomegranate",
};

/** What happened to a donation, the last first. */
export function DonationHistory({ events }: { events: DonationEvent[] }) {
  return (
    <ol className="border-t border-rule">
      {events.toReversed().map((event) => {
        const { title, by, more, words } = eventWords(event);
        const odd = event.kind === "mismatch" || event.kind === "second-payment";
        const mark = odd ? "bg-pomegranate" : event.kind === "state" ? marks[event.to_state] : undefined;
        return (
          <li key={event.id} className="flex gap-3 border-b border-rule py-2.5 text-sm">
            <span
              aria-hidden="true"
              className={`mt-1.5 size-2 shrink-0 rounded-full ${mark ?? "bg-rule-strong"}`}
            />
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{title}</p>
              {more.length > 0 && <p className="figures wrap-anywhere text-soft">{more.join(" · ")}</p>}
              {words && <Text as="p" text={words} className="wrap-anywhere" />}
              <p className="figures text-faint sm:hidden">
                {formatTime(event.at)}
                {by && (
                  <>
                    , <bdi>{by}</bdi>
                  </>
                )}
              </p>
            </div>
            <p className="figures shrink-0 text-end text-faint max-sm:hidden">
              <time dateTime={event.at}>{formatTime(event.at)}</time>
              {by && <bdi className="block">{by}</bdi>}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

const tones = { open: "plain", paid: "good", failed: "bad", expired: "faded" } as const;

/** The tries to pay a donation at gateways. */
export function DonationAttempts({ attempts }: { attempts: DonationAttempt[] }) {
  return (
    <ul className="border-t border-rule">
      {attempts.map((attempt) => (
        <li key={attempt.id} className="border-b border-rule py-2.5 text-sm">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">{gatewayName(attempt.gateway)}</span>
            <span className="figures wrap-anywhere">{attempt.reference}</span>
            <StatusPill tone={tones[attempt.state as keyof typeof tones] ?? "plain"}>
              {attemptStates[attempt.state] ?? attempt.state}
            </StatusPill>
          </p>
          <p className="figures mt-0.5 text-soft">{factsOf(attempt).join(" · ")}</p>
        </li>
      ))}
    </ul>
  );
}

const factsOf = (attempt: DonationAttempt): string[] =>
  [
    `begun ${formatTime(attempt.created_at)}`,
    attempt.provider_reference && `provider's reference ${attempt.provider_reference}`,
    attempt.last_code && `last code ${attempt.last_code}`,
    attempt.checks > 0 &&
      `asked ${attempt.checks === 1 ? "once" : `${attempt.checks} times`}${attempt.asked_at ? `, last ${formatTime(attempt.asked_at)}` : ""}`,
    attempt.state === "open" && attempt.next_check_at && `asked next ${formatTime(attempt.next_check_at)}`,
    attempt.refused_returns > 0 && `${attempt.refused_returns} returns were not believed`,
  ].filter((part) => typeof part === "string" && part !== "") as string[];

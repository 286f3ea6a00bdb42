import { useQuery } from "@tanstack/react-query";
import { MessageCircle, Phone, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { call, callQuery } from "#app/dashboard/call.ts";
import { RetryLine } from "#app/dashboard/not-loaded.tsx";
import { MayCall } from "#app/dashboard/own-user.tsx";
import type { NextDonors } from "#app/features/people/blood-donors/blood-donors.schema.ts";
import { bloodRequestsCalls } from "#app/features/people/blood-requests/blood-requests.calls.ts";
import { requestName } from "#app/features/people/blood-requests/blood-requests.dashboard.tsx";
import {
  bagsText,
  groupText,
  neededText,
  unknownGroup,
} from "#app/features/people/blood-requests/blood-requests.messages.ts";
import type { DeskRequest } from "#app/features/people/blood-requests/blood-requests.schema.ts";
import {
  donorsFor,
  RequestStatePill,
  useRefreshRequests,
} from "#app/features/people/blood-requests/request-state.tsx";
import { type BloodGroup, bloodGroups } from "#app/lib/blood-groups.ts";
import { englishCity } from "#app/lib/city-key.ts";
import { formatDay } from "#app/lib/dates.ts";
import { phoneLink, phoneText, whatsAppLink } from "#app/lib/phone.ts";
import { LinkButton } from "#app/ui/links.tsx";
import { Text } from "#app/ui/text.tsx";
import { SelectInput } from "#app/ui/text-input.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { PromisedDonors, RequestPlace, requestQuery, StateButtons } from "./open-request.tsx";

/** The request for which donors are being looked for. */
export const requestOnTopQuery = (id: string) =>
  callQuery(bloodRequestsCalls.readBloodRequest, {
    query: { id },
    texts: { failed: "The request could not be read." },
  });

/** It stays above the donors while they are called: what is needed, where, and whom to tell. */
export function RequestOnTop({ id, today }: { id: string; today: string }) {
  const { data, error, isFetching, refetch } = useQuery(requestOnTopQuery(id));
  return (
    <>
      <RetryLine error={error} busy={isFetching} onRetry={refetch} className="mb-4" />
      {data && <RequestPanel request={data.request} next={data.next} today={today} />}
    </>
  );
}

type RequestPanelProps = { request: DeskRequest; next: NextDonors | undefined; today: string };

function RequestPanel({ request, next, today }: RequestPanelProps) {
  const [search] = useSearchParams();
  const { blood_group, units, needed_when, needed_by, contact_name, phone } = request;
  const withoutIt = new URLSearchParams(search);
  withoutIt.delete(requestQuery);
  return (
    <section
      aria-labelledby="request-on-top"
      className="relative mb-5 border-s-4 border-pomegranate bg-pomegranate-tint p-4 pe-14"
    >
      <h2 id="request-on-top" className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-lg">
        <span className="figures font-semibold text-pomegranate">{groupText(blood_group)}</span>
        <span className="figures">{bagsText(units)}</span>
        <span className="figures font-sans text-sm font-semibold">
          {neededText(needed_when, needed_by, today)}
        </span>
        {request.state !== "open" && <RequestStatePill request={request} />}
      </h2>
      <RequestPlace request={request} />
      <p className="wrap-anywhere">
        Contact: <Text as="bdi" text={contact_name} />
      </p>
      {request.remarks && (
        <Text as="p" text={request.remarks} className="text-sm wrap-anywhere whitespace-pre-line text-soft" />
      )}
      <PromisedDonors request={request} />
      {blood_group === unknownGroup && (
        <MayCall to={bloodRequestsCalls.setBloodRequestGroup}>
          <GroupChoice request={request} />
        </MayCall>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-2">
        {phone && (
          <>
            <LinkButton variant="quiet" size="small" href={phoneLink(phone)}>
              <Phone aria-hidden="true" className="size-4" />
              Call the contact: {phoneText(phone)}
            </LinkButton>
            <LinkButton
              variant="quiet"
              size="small"
              href={whatsAppLink(phone)}
              target="_blank"
              rel="noopener noreferrer"
            >
              <MessageCircle aria-hidden="true" className="size-4" />
              WhatsApp <span className="sr-only">to the contact (opens in a new tab)</span>
            </LinkButton>
          </>
        )}
        <StateButtons request={request} name={requestName(request)} />
      </p>
      {next && request.state === "open" && <NextToCall request={request} next={next} />}
      <Link
        to={{ search: String(withoutIt) }}
        replace
        preventScrollReset
        aria-label="Put the request aside"
        title="Put the request aside"
        className="absolute end-2 top-2 grid size-11 place-items-center rounded-sm text-soft hover:bg-raised hover:text-ink"
      >
        <X aria-hidden="true" className="size-5" />
      </Link>
    </section>
  );
}

/** Once the family or the ward has said the group, the list shows whose blood fits. */
function GroupChoice({ request }: { request: DeskRequest }) {
  const toast = useToast();
  const navigate = useNavigate();
  const refresh = useRefreshRequests();
  const [busy, setBusy] = useState(false);

  async function save(blood_group: BloodGroup) {
    setBusy(true);
    const reply = await call(bloodRequestsCalls.setBloodRequestGroup, {
      body: { id: request.id, blood_group },
      texts: { failed: "The group could not be saved. Please try again." },
    });
    if (reply.ok) {
      toast.success(reply.body.message ?? "Saved.");
      await refresh();
      void navigate(donorsFor({ ...request, blood_group }), { replace: true, preventScrollReset: true });
    } else toast.error(reply.message);
    setBusy(false);
  }

  return (
    <p className="mt-3 flex flex-wrap items-center gap-3">
      <label htmlFor="request-group" className="text-sm font-semibold">
        Ask for the group, then choose it:
      </label>
      <SelectInput
        id="request-group"
        value=""
        disabled={busy}
        className="max-w-36"
        onChange={({ currentTarget: { value } }) => {
          const group = bloodGroups.find((one) => one === value);
          if (group) void save(group);
        }}
      >
        <option value="">Choose</option>
        {bloodGroups.map((group) => (
          <option key={group}>{group}</option>
        ))}
      </SelectInput>
    </p>
  );
}

type NextToCallProps = { request: DeskRequest; next: NextDonors };

/**
 * How many donors are left to call for the request. When those of the group in the city are used up: where to look next, in
 * the order of DONOR-17, down to the ward's own bank.
 */
function NextToCall({ request, next }: NextToCallProps) {
  const { promised, units, blood_group, city, hospital } = request;
  if (promised.length >= units) return null;
  const group = blood_group === unknownGroup ? "" : `${blood_group} `;
  const place = englishCity(city);
  if (next.same > 0)
    return (
      <p className="figures mt-3 text-sm text-soft">
        {next.same} {group}
        {donors(next.same)} in <bdi>{place}</bdi> not called yet.
      </p>
    );
  return (
    <div className="mt-3 border-t border-rule pt-3 text-sm">
      <h3 id="next-to-call" className="font-sans text-sm font-semibold">
        No {group}donor in <bdi>{place}</bdi> is left to call. Next:
      </h3>
      <ol aria-labelledby="next-to-call" className="figures ms-5 mt-1 list-decimal">
        {next.near.length > 0 && (
          <Step>
            In cities nearby:{" "}
            {next.near.map((near, index) => (
              <span key={near.city}>
                {index > 0 && ", "}
                <StepLink to={donorsFor({ ...request, city: near.city })}>
                  {near.city} {near.donors}
                </StepLink>
              </span>
            ))}
          </Step>
        )}
        {next.compatible > 0 && (
          <Step>
            Other groups that fit, in <bdi>{place}</bdi>:{" "}
            <StepLink to={donorsFor(request)}>
              {next.compatible} {donors(next.compatible)}
            </StepLink>
          </Step>
        )}
        {next.soon && (
          <Step>
            May give again from {formatDay(next.soon.from)}:{" "}
            <StepLink to={donorsFor(request, { resting: true })}>
              {next.soon.donors} {donors(next.soon.donors)}
            </StepLink>
          </Step>
        )}
        <Step>
          The blood bank of <bdi>{hospital}</bdi>: ask the contact to go there, and relatives to give in
          exchange.
        </Step>
      </ol>
    </div>
  );
}

const donors = (count: number) => (count === 1 ? "donor" : "donors");

const Step = ({ children }: { children: ReactNode }) => <li className="py-0.5 wrap-anywhere">{children}</li>;

const StepLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    replace
    preventScrollReset
    className="inline-flex min-h-6 items-center font-semibold underline decoration-rule-strong underline-offset-4"
  >
    {children}
  </Link>
);

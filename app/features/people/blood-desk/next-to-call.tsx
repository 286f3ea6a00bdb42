import type { ReactNode } from "react";
import { Link } from "react-router";
import type { NextDonors } from "#app/features/people/blood-donors/blood-donors.schema.ts";
import { unknownGroup } from "#app/features/people/blood-requests/blood-requests.messages.ts";
import type { DeskRequest } from "#app/features/people/blood-requests/blood-requests.schema.ts";
import { donorsFor } from "#app/features/people/blood-requests/request-state.tsx";
import { englishCity } from "#app/lib/city-key.ts";
import { formatDay } from "#app/lib/dates.ts";

type NextToCallProps = { request: DeskRequest; next: NextDonors };

/**
 * How many donors are left to call for the request. When those of the group in the city are used up: where to look next, in
 * the order of DONOR-17, down to the ward's own bank.
 */
export function NextToCall({ request, next }: NextToCallProps) {
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

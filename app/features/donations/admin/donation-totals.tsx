import { useQuery } from "@tanstack/react-query";
import { formatMoney } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";
import { type DonationsAsked, donationTotals } from "./donations-desk-calls.ts";

const whole = new Intl.NumberFormat("en-US");

/** What the filters show, summed up. It loads beside the list, so that the list never waits for it. */
export function DonationTotals({ asked }: { asked: DonationsAsked }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...donationTotals(asked),
    select: ({ totals }) => totals,
  });
  if (error)
    return (
      <p role="alert" className="mb-4 flex flex-wrap items-center gap-3 text-sm text-soft">
        {error.message}
        <Button variant="quiet" size="small" disabled={isFetching} onClick={() => void refetch()}>
          Try Again
        </Button>
      </p>
    );
  const figures = [
    {
      label: "Received",
      value: data && formatMoney(data.paid),
      more:
        data && `${whole.format(data.paid_donations)} paid ${data.paid_donations === 1 ? "gift" : "gifts"}`,
    },
    { label: "Refunded", value: data && formatMoney(data.refunded), more: "" },
    { label: "Net", value: data && formatMoney(data.paid - data.refunded), more: "" },
    {
      label: data?.partial ? "Newest gifts found" : "Gifts",
      value: data && whole.format(data.donations),
      more: data?.partial ? "more match. Narrow the search" : "in any state",
    },
  ];
  return (
    <dl
      aria-label="What the filters show"
      aria-busy={isFetching}
      className="mb-5 grid grid-cols-2 gap-x-6 gap-y-3 border-y border-rule py-3 lg:grid-cols-4"
    >
      {figures.map(({ label, value, more }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="figures text-lg leading-tight font-semibold wrap-anywhere">
            {value ?? "..."}
            {more && <span className="block text-xs font-normal text-faint">{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

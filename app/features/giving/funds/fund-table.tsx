import { useState } from "react";
import type { Fund } from "#app/features/giving/donations-desk/donations-desk.schema.ts";
import { groupedRupees } from "#app/lib/money.ts";
import { Button } from "#app/ui/button.tsx";

type FundTableProps = {
  funds: Fund[];
  /** The fund whose payouts are shown below. */
  chosen: string;
  onChoose: (slug: string) => void;
};

const allFlows = [
  { name: "in", label: "Received" },
  { name: "refunded", label: "Refunded" },
  { name: "entered", label: "Entries" },
  { name: "out", label: "Paid out" },
  { name: "stands", label: "Balance" },
] as const;
type Flow = (typeof allFlows)[number]["name"];

const cell = "figures px-2 py-2.5 text-end max-sm:px-0 max-sm:py-0.5";

/** What each fund has taken in, given back and paid out, and what it holds. In rupees. */
export function FundTable({ funds, chosen, onChoose }: FundTableProps) {
  const [all, setAll] = useState(false);
  const moved = funds.filter(
    (fund) => fund.in !== 0 || fund.out !== 0 || fund.entered !== 0 || fund.slug === chosen,
  );
  // Most foundations have none.
  const flows = allFlows.filter(
    ({ name }) => name !== "entered" || funds.some(({ entered }) => entered !== 0),
  );
  const quiet = funds.length - moved.length;
  const shown = all || moved.length === 0 ? funds : moved;
  const totalOf = (flow: Flow) => funds.reduce((sum, fund) => sum + fund[flow], 0);
  return (
    <>
      <table className="w-full border-t border-rule text-sm">
        <caption className="sr-only">Funds, in rupees</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b border-rule">
            <th scope="col" className="py-2.5 text-start font-semibold">
              Fund
            </th>
            {flows.map(({ name, label }) => (
              <th key={name} scope="col" className="px-2 py-2.5 text-end font-semibold">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((fund) => (
            <tr key={fund.slug} className={`border-b border-rule ${fund.slug === chosen ? "bg-sunk" : ""}`}>
              <th scope="row" className="py-1 text-start font-normal max-sm:align-top">
                <button
                  type="button"
                  aria-pressed={fund.slug === chosen}
                  title={fund.slug === chosen ? "Show all payouts" : "Show the payouts of this fund"}
                  className="min-h-9 cursor-pointer text-start font-semibold underline-offset-4 hover:underline"
                  onClick={() => onChoose(fund.slug === chosen ? "" : fund.slug)}
                >
                  {fund.title}
                </button>
                {!fund.open && <span className="ms-2 text-xs text-faint">accepts no gifts</span>}
              </th>
              {flows.map(({ name, label }) => (
                <Amount key={name} paisa={fund[name]} label={label} strong={name === "stands"} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-b border-rule-strong font-semibold">
            <th scope="row" className="py-2.5 text-start font-semibold max-sm:align-top">
              All funds
            </th>
            {flows.map(({ name, label }) => (
              <Amount key={name} paisa={totalOf(name)} label={label} strong />
            ))}
          </tr>
        </tfoot>
      </table>
      {quiet > 0 && moved.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          className="mt-3"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? "Hide empty funds" : `Show ${quiet} ${quiet === 1 ? "fund" : "funds"} without money`}
        </Button>
      )}
    </>
  );
}

const Amount = ({ paisa, label, strong }: { paisa: number; label: string; strong: boolean }) => (
  <td
    className={`${cell} max-sm:flex max-sm:justify-between ${strong ? "font-semibold" : ""} ${paisa < 0 ? "text-pomegranate" : paisa === 0 ? "text-faint" : ""}`}
  >
    <span aria-hidden="true" className="text-xs font-normal text-faint sm:hidden">
      {label}
    </span>
    {groupedRupees(paisa)}
  </td>
);

import { prefetch } from "#app/dashboard/call.ts";
import { KeptFor } from "#app/dashboard/kept-for.tsx";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { transferReports } from "#app/features/giving/transfer-reports/transfer-queries.ts";
import { TransferList } from "./transfer-report-list.tsx";

export const clientLoader = prefetch(({ asked, list }) => list(transferReports(asked(["q", "state"]))));

/** Transfer reports, looked at one by one: TRANSFER-*. */
export default function TransfersDashboard() {
  return (
    <>
      <PageHeading>
        Transfers that donors have reported. A gift is in the books once you have seen the money.
        <KeptFor name="slips">{(term) => `Slips are removed ${term} after the decision.`}</KeptFor>
      </PageHeading>
      <TransferList />
    </>
  );
}

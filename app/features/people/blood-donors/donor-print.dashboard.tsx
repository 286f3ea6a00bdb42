import { queryOptions, useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useLoaderData, useSearchParams } from "react-router";
import { bodyOf, call, prefetch } from "#app/dashboard/call.ts";
import { dashboardMeta } from "#app/dashboard/dashboard-name.tsx";
import { inboxTexts } from "#app/dashboard/inbox-list.ts";
import { PageHeading } from "#app/dashboard/page-heading.tsx";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { phoneText } from "#app/lib/phone.ts";
import { Button } from "#app/ui/button.tsx";
import { QuietLink } from "#app/ui/links.tsx";
import { LoadingIndicator } from "#app/ui/loading.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { Text } from "#app/ui/text.tsx";
import { bloodDonorsCalls } from "./blood-donors.calls.ts";
import type { Donor } from "./blood-donors.schema.ts";

const title = "Donors to call";

export const meta = () => dashboardMeta(title);

/** How many donors a printed list has at most. */
const mostPrinted = 500;

/** All donors of a search, up to `mostPrinted`. @param asked the query of the list of donors */
async function fetchAllDonors(asked: Record<string, string>) {
  const rows: Donor[] = [];
  let cursor: string | undefined;
  do {
    const query = { ...asked, limit: 100, cursor };
    const result = await call(bloodDonorsCalls.listBloodDonors, {
      query,
      texts: { failed: inboxTexts.loadFailed },
    });
    rows.push(...bodyOf(result).rows);
    cursor = result.ok ? result.nextCursor : undefined;
  } while (cursor && rows.length < mostPrinted);
  return { rows: rows.slice(0, mostPrinted), more: cursor !== undefined || rows.length > mostPrinted };
}

export const clientLoader = prefetch(({ asked, query }) => {
  const search = asked(["q", "unread", "patient", "group", "city", "eligible"]);
  const donors = queryOptions({
    queryKey: [bloodDonorsCalls.listBloodDonors.name, "print", search],
    queryFn: () => fetchAllDonors(search),
  });
  return { search, donors: query(donors) };
});

/** The search of the list of donors, on paper: group, name, phone, city and last donation, and nothing else. */
export default function DonorPrintDashboard() {
  const [search] = useSearchParams();
  const { search: asked, donors } = useLoaderData<typeof clientLoader>();
  const { data, error, isPending, refetch } = useQuery(donors);
  const { patient, group, city, eligible } = asked;
  const words = [
    patient && `can give to ${patient}`,
    group,
    city,
    eligible === "1" && "may give today",
    asked.q && `“${asked.q}”`,
  ].filter(Boolean);
  return (
    <>
      <PageHeading
        title={title}
        actions={
          <span className="not-on-paper flex flex-wrap gap-3">
            <QuietLink to={`/dashboard/blood-donors?${search}`}>Back to the list</QuietLink>
            <Button disabled={!data} onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-4.5" />
              Print
            </Button>
          </span>
        }
      >
        {[...words, formatDay(karachiDay(new Date()))].join(", ")}
      </PageHeading>
      {isPending && <LoadingIndicator text="Loading donors..." />}
      {error && (
        <StateMessage title={error.message} text="The list could not be read." art="/art/empty-list.svg">
          <Button variant="quiet" onClick={() => void refetch()}>
            Try Again
          </Button>
        </StateMessage>
      )}
      {data && (
        <>
          <table className="w-full text-xs wrap-anywhere sm:text-sm">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr className="border-b border-rule-strong text-start">
                {["Group", "Name", "Phone", "City", "Last donation"].map((head) => (
                  <th
                    key={head}
                    scope="col"
                    className="py-2 pe-2 text-start font-semibold wrap-normal sm:pe-4"
                  >
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.rows.map((donor) => (
                <tr key={donor.id} className="border-b border-rule">
                  <td className="py-2 pe-2 font-semibold whitespace-nowrap sm:pe-4">{donor.blood_group}</td>
                  <td className="py-2 pe-2 sm:pe-4">
                    <Text as="bdi" text={donor.full_name} />
                  </td>
                  <td className="figures py-2 pe-2 whitespace-nowrap sm:pe-4">{phoneText(donor.phone)}</td>
                  <td className="py-2 pe-2 sm:pe-4">
                    <Text as="bdi" text={donor.city} />
                  </td>
                  <td className="figures py-2 sm:whitespace-nowrap">
                    {donor.last_donation_date ? formatDay(donor.last_donation_date) : "None recorded"}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {data.rows.length === 0 && <p className="py-6 text-soft">No donor matches this search.</p>}
          {data.more && (
            <p className="py-3 text-sm text-soft">
              Only the first {data.rows.length} are shown. Choose a city or a blood group to shorten the list.
            </p>
          )}
        </>
      )}
    </>
  );
}

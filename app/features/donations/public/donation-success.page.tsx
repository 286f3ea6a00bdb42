import { Link } from "react-router";
import { privatePage } from "#app/lib/page-headers.ts";
import { siteOf, useSiteMail } from "#app/site/identity.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { Route } from "./+types/donation-success.page.ts";
import { DonationHelp } from "./donation-help.tsx";
import { DonationStateView } from "./donation-state.tsx";
import { loadDonationSuccess } from "./donation-success-page.server.ts";

export const loader = ({ request, context }: Route.LoaderArgs) => loadDonationSuccess(context, request);

/** The key in the address belongs to one donor: the page must not be stored. */
export const headers = () => privatePage;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Your gift | ${siteOf(matches).identity.name}` },
  { name: "robots", content: "noindex" },
];

/** What became of a donation: DONATE-09. Nothing on it is about the donor. */
export default function DonationSuccessPage({
  loaderData: { key, donation, siteUrl },
}: Route.ComponentProps) {
  if (!donation) return <UnknownDonation />;
  return <DonationStateView key={key} donationKey={key} loaded={donation} siteUrl={siteUrl} />;
}

/** A key that opens no donation: mistyped, cut off by a mail program, ended, or none. */
function UnknownDonation() {
  const { works } = useSiteMail();
  return (
    <div className="page-width pt-12 pb-20 lg:pt-20">
      <p className="label text-emerald">Your gift</p>
      <h1 className="mt-3 max-w-3xl text-title">There is no gift at this address</h1>
      <p className="mt-4 max-w-xl text-lg text-soft">
        The link may be incomplete, or it has expired after a year. Open it again from the email or message
        that you got
        {works && (
          <>
            , or{" "}
            <Link to="/donation-statement" className="text-link">
              get the links to your receipts by email
            </Link>
          </>
        )}
        . If you have given and see this, call us. We can find a gift by its reference, day and amount.
      </p>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton to="/donate" variant="donate">
          To the donation page
        </LinkButton>
        <DonationHelp />
      </p>
    </div>
  );
}

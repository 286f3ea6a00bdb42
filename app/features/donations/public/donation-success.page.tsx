import { privatePage } from "#app/lib/page-headers.ts";
import { siteOf } from "#app/site/identity.ts";
import type { Route } from "./+types/donation-success.page.ts";
import { DonationStateView } from "./donation-state.tsx";
import { loadDonationSuccess } from "./donation-success-page.server.ts";
import { UnknownDonation } from "./donation-unknown.tsx";

export const loader = ({ request, context }: Route.LoaderArgs) => loadDonationSuccess(context, request);

/** The key in the address belongs to one donor: the page must not be stored. */
export const headers = () => privatePage;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Your gift | ${siteOf(matches).identity.name}` },
  { name: "robots", content: "noindex" },
];

/** What became of a gift: DONATE-09. Nothing on it is about the donor. */
export default function DonationSuccessPage({
  loaderData: { key, donation, siteUrl },
}: Route.ComponentProps) {
  if (!donation) return <UnknownDonation />;
  return <DonationStateView key={key} donationKey={key} loaded={donation} siteUrl={siteUrl} />;
}

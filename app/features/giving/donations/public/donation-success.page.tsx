import { Link } from "react-router";
import type { donationStateWords } from "#app/features/giving/donations/donation-state.words.ts";
import type { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { privatePage } from "#app/lib/page-headers.ts";
import { pageText } from "#app/site/head-tags.ts";
import { siteOf, useSiteMail } from "#app/site/identity.ts";
import { LineLink, LinkButton } from "#app/ui/links.tsx";
import { RichText, useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/donation-success.page.ts";
import { DonationHelp, DonationStateView } from "./donation-state.tsx";
import { loadDonationSuccess } from "./donation-success-page.server.ts";

export const loader = ({ request, context }: Route.LoaderArgs) => loadDonationSuccess(context, request);

/** The key in the address belongs to one donor: the page must not be stored. */
export const headers = () => privatePage;

export const meta: Route.MetaFunction = ({ matches }) => [
  {
    title: `${pageText<typeof givingWords>(matches, "giving")("yourGift")} | ${siteOf(matches).identity.name}`,
  },
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
  const t = useText<typeof donationStateWords>("donationState");
  const giving = useText<typeof givingWords>("giving");
  const { works } = useSiteMail();
  return (
    <div className="page-width pt-12 pb-20 lg:pt-20">
      <p className="label text-emerald">{giving("yourGift")}</p>
      <h1 className="mt-3 max-w-3xl text-title">{t("unknownTitle")}</h1>
      <p className="mt-4 max-w-xl text-lg text-soft">
        {works ? (
          <RichText<typeof donationStateWords>
            name="donationState"
            id="unknownTextMail"
            components={{ links: <Link to="/donation-statement" className="text-link" /> }}
          />
        ) : (
          t("unknownText")
        )}
      </p>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton to="/donate" variant="donate">
          {t("toDonate")}
        </LinkButton>
        <DonationHelp />
        <LineLink to="/lost-receipt">{t("lostReceipt")}</LineLink>
      </p>
    </div>
  );
}

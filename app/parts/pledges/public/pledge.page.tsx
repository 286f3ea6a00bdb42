import { DonationOnward } from "#app/features/giving/donations/public/donation-onward.tsx";
import { headersWithAction, privatePage } from "#app/lib/page-headers.ts";
import type { pledgeWords } from "#app/parts/pledges/pledges.words.ts";
import {
  loadPledgePage,
  type PledgeResult,
  sendPledgePage,
} from "#app/parts/pledges/server/pledge-page.server.ts";
import { pageText } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import { clientFormAction } from "#app/site/load-failure.ts";
import type { Route } from "./+types/pledge.page.ts";
import { PledgeBook, UnknownPledge } from "./pledge-book.tsx";

export const loader = ({ request, context }: Route.LoaderArgs) => loadPledgePage(context, request);
export const action = ({ request, context }: Route.ActionArgs) => sendPledgePage(context, request);

export const clientAction = ({ serverAction }: Route.ClientActionArgs): Promise<PledgeResult> =>
  clientFormAction({ serverAction });

/** The key in the address belongs to one donor: the page must not be stored. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) =>
  headersWithAction({ actionHeaders, parentHeaders: new Headers(privatePage) });

export const meta: Route.MetaFunction = ({ matches }) => [
  {
    title: `${pageText<typeof pledgeWords>(matches, "pledges")("pageTitle")} | ${siteOf(matches).identity.name}`,
  },
  { name: "robots", content: "noindex, nofollow" },
];

/** A donor's own page of a pledge: PLEDGE-03. Nothing on it names the donor. */
export default function PledgePage({ loaderData, actionData }: Route.ComponentProps) {
  const { key, pledge, question } = loaderData;
  if (!pledge) return <UnknownPledge />;
  if (actionData?.onward) return <DonationOnward checkout={actionData.onward} />;
  return <PledgeBook pledgeKey={key} pledge={pledge} question={question} result={actionData} />;
}

import { Link } from "react-router";
import { findByProofLink } from "#app/features/transfer-reports/server/transfer-proof-link.server.ts";
import {
  transferMessages as messages,
  proofAnswer,
} from "#app/features/transfer-reports/transfer-reports.messages.ts";
import { formatMoney } from "#app/lib/money.ts";
import { privatePage } from "#app/lib/page-headers.ts";
import { services } from "#app/services.server.ts";
import { siteOf } from "#app/site/identity.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/add-transfer-proof.page.ts";
import { AddTransferProofForm } from "./add-transfer-proof-form.tsx";
import "./transfer-report.css";

/** `answer` is the status with which the call has answered a form that was sent without script. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const token = query.get("token") ?? "";
  const report = await findByProofLink(services(context), token);
  return { token, amountPaisa: report?.amount_paisa, answer: Number(query.get("answer") ?? 0) };
}

/** The token in the URL belongs to one donor: the page must not be cached. */
export const headers = () => privatePage;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Add the photo of the slip | ${siteOf(matches).identity.name}` },
  { name: "robots", content: "noindex" },
];

/** Adds the slip to a report that was kept without it: TRANSFER-04. */
export default function AddTransferProofPage({
  loaderData: { token, amountPaisa, answer },
}: Route.ComponentProps) {
  const added = answer === 200;
  return (
    <div className="page-width max-w-3xl py-12 lg:py-16">
      <p className="label text-emerald">Bank transfer</p>
      <h1 className="mt-3 text-title">Add the photo of the slip</h1>
      {amountPaisa === undefined ? (
        <Notice role="status" tone={added ? "good" : "plain"} className="mt-6">
          {added ? messages.proofAdded : messages.proofLinkEnded}
        </Notice>
      ) : (
        <>
          <p className="mt-4 text-lg text-soft">
            We have your report of {formatMoney(amountPaisa)}. With the photo we find the transfer sooner.
          </p>
          <AddTransferProofForm token={token} refusal={answer === 0 ? undefined : proofAnswer(answer)} />
        </>
      )}
      <p className="mt-8">
        <Link to="/donate" className="text-link">
          Back to the donation page
        </Link>
      </p>
    </div>
  );
}

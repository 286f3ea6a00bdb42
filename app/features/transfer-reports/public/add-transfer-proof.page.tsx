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
import { TextLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/add-transfer-proof.page.ts";
import "./transfer-report.css";
import { type FormEvent, useState } from "react";
import { urlOf } from "#app/contract/endpoint.ts";
import { publicEndpoints } from "#app/contract/public-endpoints.ts";
import { callApi } from "#app/lib/call-api.ts";
import { Button } from "#app/ui/button.tsx";
import { TransferProofField } from "./transfer-proof-field.tsx";

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
        <TextLink to="/donate">Back to the donation page</TextLink>
      </p>
    </div>
  );
}

type AddTransferProofFormProps = {
  token: string;
  /** What the call has said of a form that was sent without script. */
  refusal: string | undefined;
};

/** Without script the browser sends the form to the call itself, which leads back to this page. */
function AddTransferProofForm({ token, refusal }: AddTransferProofFormProps) {
  const [slip, setProof] = useState<File>();
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState(refusal === undefined ? undefined : { good: false, message: refusal });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    if (!slip) return setResult({ good: false, message: messages.noProof });
    setSending(true);
    setResult(undefined);
    const texts = { failed: messages.proofAddFailed };
    const reply = await callApi("addTransferProof", {
      query: { token },
      body: {},
      files: { slip },
      texts,
    });
    setSending(false);
    setResult({
      good: reply.ok,
      message: reply.ok ? (reply.body.message ?? messages.proofAdded) : reply.message,
    });
  }

  const message = (
    <div role="status" className="mt-6 empty:hidden">
      {sending && <Notice>{messages.sending}</Notice>}
      {result && <Notice tone={result.good ? "good" : "bad"}>{result.message}</Notice>}
    </div>
  );
  if (result?.good) return message;
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={urlOf(publicEndpoints.addTransferProof, { token })}
      noValidate
      onSubmit={submit}
      aria-busy={sending || undefined}
    >
      {message}
      <div className="mt-6">
        <TransferProofField name="slip" value={slip} onChange={setProof} />
      </div>
      <Button type="submit" aria-disabled={sending || undefined} className="mt-6 max-sm:w-full">
        {sending ? messages.sending : "Send the photo"}
      </Button>
    </form>
  );
}

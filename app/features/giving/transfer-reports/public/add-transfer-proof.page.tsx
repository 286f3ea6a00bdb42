import { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { findByProofLink } from "#app/features/giving/transfer-reports/server/transfer-proof-link.server.ts";
import { transferReportsCalls } from "#app/features/giving/transfer-reports/transfer-reports.calls.ts";
import { proofAnswer } from "#app/features/giving/transfer-reports/transfer-reports.limits.ts";
import { transferWords } from "#app/features/giving/transfer-reports/transfer-reports.words.ts";
import { formatMoney } from "#app/lib/money.ts";
import { privatePage } from "#app/lib/page-headers.ts";
import { deps, wordsOf } from "#app/loader-context.server.ts";
import { siteOf } from "#app/site/identity.ts";
import { pageText } from "#app/site/page-text.ts";
import { Notice } from "#app/ui/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { useLanguage, useText } from "#app/ui/words.tsx";
import type { Route } from "./+types/add-transfer-proof.page.ts";
import "./transfer-report.css";
import { type FormEvent, useState } from "react";
import { urlOf } from "#app/contract/call.ts";
import { callApi } from "#app/lib/call-api.ts";
import { Button } from "#app/ui/button.tsx";
import { TransferProofField } from "./transfer-proof-field.tsx";

/** `answer` is the status with which the call has answered a form that was sent without script. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const token = query.get("token") ?? "";
  const report = await findByProofLink(deps(context), token);
  return {
    token,
    amountPaisa: report?.amount_paisa,
    answer: Number(query.get("answer") ?? 0),
    words: wordsOf(context, transferWords, givingWords),
  };
}

/** The token in the URL belongs to one donor: the page must not be cached. */
export const headers = () => privatePage;

export const meta: Route.MetaFunction = ({ matches }) => {
  const title = pageText<typeof transferWords>(matches, "transfers")("addProof");
  return [{ title: `${title} | ${siteOf(matches).identity.name}` }, { name: "robots", content: "noindex" }];
};

/** Adds the slip to a report that was kept without it: TRANSFER-04. */
export default function AddTransferProofPage({
  loaderData: { token, amountPaisa, answer },
}: Route.ComponentProps) {
  const t = useText<typeof transferWords>("transfers");
  const giving = useText<typeof givingWords>("giving");
  const language = useLanguage();
  const added = answer === 200;
  return (
    <div className="page-width max-w-3xl py-12 lg:py-16">
      <p className="label text-emerald">{giving("bank-transfer")}</p>
      <h1 className="mt-3 text-title">{t("addProof")}</h1>
      {amountPaisa === undefined ? (
        <Notice role="status" tone={added ? "good" : "plain"} className="mt-6">
          {t(added ? "proofAdded" : "proofLinkEnded")}
        </Notice>
      ) : (
        <>
          <p className="mt-4 text-lg text-soft">
            {t("haveReport", { amount: formatMoney(amountPaisa, language) })}
          </p>
          <AddTransferProofForm token={token} refusal={answer === 0 ? undefined : t(proofAnswer(answer))} />
        </>
      )}
      <p className="mt-8">
        <TextLink to="/donate">{t("toDonate")}</TextLink>
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
  const t = useText<typeof transferWords>("transfers");
  const language = useLanguage();
  const [slip, setProof] = useState<File>();
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState(refusal === undefined ? undefined : { good: false, message: refusal });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    if (!slip) return setResult({ good: false, message: t("noProof") });
    setSending(true);
    setResult(undefined);
    const reply = await callApi(transferReportsCalls.addTransferProof, {
      query: { token, language },
      body: {},
      files: { slip },
    });
    setSending(false);
    setResult({
      good: reply.ok,
      message: t(reply.ok ? "proofAdded" : proofAnswer(reply.status ?? 0)),
    });
  }

  const message = (
    <div role="status" className="mt-6 empty:hidden">
      {sending && <Notice>{t("sending")}</Notice>}
      {result && <Notice tone={result.good ? "good" : "bad"}>{result.message}</Notice>}
    </div>
  );
  if (result?.good) return message;
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={urlOf(transferReportsCalls.addTransferProof, { token, language })}
      noValidate
      onSubmit={submit}
      aria-busy={sending || undefined}
    >
      {message}
      <div className="mt-6">
        <TransferProofField name="slip" value={slip} onChange={setProof} />
      </div>
      <Button type="submit" aria-disabled={sending || undefined} className="mt-6 max-sm:w-full">
        {t(sending ? "sending" : "sendProof")}
      </Button>
    </form>
  );
}

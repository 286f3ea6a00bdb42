import { type FormEvent, useState } from "react";
import { urlOf } from "#app/contract/endpoint.ts";
import { publicEndpoints } from "#app/contract/public-endpoints.ts";
import { transferMessages as messages } from "#app/features/transfer-reports/transfer-reports.messages.ts";
import { callApi } from "#app/lib/call-api.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TransferProofField } from "./transfer-proof-field.tsx";

type AddTransferProofFormProps = {
  token: string;
  /** What the call has said of a form that was sent without script. */
  refusal: string | undefined;
};

/** Without script the browser sends the form to the call itself, which leads back to this page. */
export function AddTransferProofForm({ token, refusal }: AddTransferProofFormProps) {
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

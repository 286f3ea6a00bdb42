import { urlOf } from "#app/contract/call.ts";
import { transferReportsCalls } from "#app/features/giving/transfer-reports/transfer-reports.calls.ts";
import type { transferWords } from "#app/features/giving/transfer-reports/transfer-reports.words.ts";
import type { FormResult } from "#app/lib/form-faults.ts";
import { SendButton, SentInPlace } from "#app/site/public-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLanguage, useText } from "#app/ui/text.tsx";
import { TransferProofField } from "./transfer-proof-field.tsx";

type TransferProofFormProps = {
  /** The token of the link that adds the slip; without one nothing can be added. */
  token: string | undefined;
  /** What came of the form, or why there is none. */
  posted?: FormResult | undefined;
};

/** Adds the slip to a report: TRANSFER-04. It goes to the call, as a page takes no files; the call leads back to the page. */
export function TransferProofForm({ token, posted }: TransferProofFormProps) {
  const t = useText<typeof transferWords>("transfers");
  const language = useLanguage();
  const texts = { submit: t("sendProof"), sending: t("sending"), unreachable: t("proofAddFailed") };
  return (
    <SentInPlace posted={posted}>
      {posted && (
        <Notice
          role="status"
          tabIndex={-1}
          data-focus
          tone={posted.good ? "good" : token ? "bad" : "plain"}
          className="mt-6"
        >
          {posted.message}
        </Notice>
      )}
      {token !== undefined && (
        <form
          method="post"
          encType="multipart/form-data"
          action={urlOf(transferReportsCalls.addTransferProof, { token, language })}
          noValidate
          className="mt-6 grid gap-6"
        >
          <TransferProofField name="slip" />
          <SendButton texts={texts} />
        </form>
      )}
    </SentInPlace>
  );
}

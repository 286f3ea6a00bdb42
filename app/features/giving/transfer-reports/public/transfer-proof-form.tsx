import { urlOf } from "#app/contract/call.ts";
import { transferReportsCalls } from "#app/features/giving/transfer-reports/transfer-reports.calls.ts";
import { proofRule, sizePlaces } from "#app/features/giving/transfer-reports/transfer-reports.limits.ts";
import type { transferWords } from "#app/features/giving/transfer-reports/transfer-reports.words.ts";
import type { FormResult } from "#app/lib/form-faults.ts";
import { fieldId } from "#app/site/form-state.ts";
import { SendButton, SentInPlace } from "#app/site/public-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { RichText, useLanguage, useText } from "#app/ui/text.tsx";

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

/**
 * The photo of the slip. The page's script makes it smaller as soon as it is chosen: a phone's photo is larger than what
 * we take, and mobile data costs money.
 * @param props.name for a form that takes files; in any other the script sends the photo after the form
 */
export function TransferProofField({ name }: { name?: string }) {
  const t = useText<typeof transferWords>("transfers");
  const texts = { type: t("wrongProof"), size: t("largeProof") };
  return (
    <div
      data-proof
      data-type={texts.type}
      data-size={texts.size}
      data-shrinking={t("shrinking")}
      data-waits={t("shrinkingWaits")}
      data-shrunk={t("shrunk", sizePlaces)}
    >
      <Field id={fieldId("slip")} label={t("proof")} hint={t("proofHint")}>
        {(control) => (
          <input
            {...control}
            name={name}
            type="file"
            accept={proofRule(texts).types.join(",")}
            className="slip-picker"
          />
        )}
      </Field>
      <div role="status" className="mt-1.5 text-sm text-soft empty:hidden" />
      <template>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere">
            <RichText<typeof transferWords> name="transfers" id="goesAlong" components={{ file: <bdi /> }} />
          </span>
          <Button variant="quiet" size="small">
            {t("remove")}
          </Button>
        </p>
      </template>
      {!name && (
        <noscript>
          <p className="mt-1.5 text-sm text-soft">{t("proofWithoutScript")}</p>
        </noscript>
      )}
    </div>
  );
}

import { proofRule } from "#app/features/giving/transfer-reports/transfer-reports.limits.ts";
import type { transferWords } from "#app/features/giving/transfer-reports/transfer-reports.words.ts";
import { fieldId } from "#app/site/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { RichText, useText } from "#app/ui/text.tsx";
import { sizePlaces } from "./size-places.ts";

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

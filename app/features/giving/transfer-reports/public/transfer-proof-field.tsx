import { type ChangeEvent, useRef, useState } from "react";
import {
  proofRule,
  proofTargetBytes,
} from "#app/features/giving/transfer-reports/transfer-reports.limits.ts";
import type { transferWords } from "#app/features/giving/transfer-reports/transfer-reports.words.ts";
import { fileSize, uploadFault } from "#app/lib/upload-rule.ts";
import { fieldId } from "#app/site/form-state.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { type Preparation, useHeldSubmit } from "#app/ui/use-held-submit.ts";
import { RichText, useLanguage, useText } from "#app/ui/words.tsx";

/** Loaded with the first large photo. Offline, or where the browser cannot, the photo stays as it is. */
const madeSmaller = (photo: File): Promise<File | undefined> =>
  import("#app/lib/shrink-photo.ts").then(
    ({ shrinkPhoto }) => shrinkPhoto(photo, proofTargetBytes),
    () => undefined,
  );

type TransferProofFieldProps = {
  /** For a form that the browser can send without script; without it the field takes part in none. */
  name?: string;
  value: File | undefined;
  onChange: (slip: File | undefined) => void;
};

/**
 * The photo of the slip. It is made smaller as soon as it is chosen: a phone's photo is larger than what we take, and
 * mobile data costs money.
 */
export function TransferProofField({ name, value, onChange }: TransferProofFieldProps) {
  const t = useText<typeof transferWords>("transfers");
  const language = useLanguage();
  const rule = proofRule({ type: t("wrongProof"), size: t("largeProof") });
  const [fault, setFault] = useState<string>();
  const [note, setNote] = useState<string>();
  const [state, setState] = useState<Preparation>("none");
  const field = useRef<HTMLDivElement>(null);
  const waits = useHeldSubmit(field, state);
  const picker = useRef<HTMLInputElement>(null);
  const latest = useRef<File>(undefined);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    latest.current = file;
    setFault(undefined);
    setNote(undefined);
    setState("none");
    if (!file) return onChange(undefined);
    const wrong = uploadFault(file, rule);
    if (wrong === rule.texts.type) return refuse(wrong);
    if (file.size <= proofTargetBytes) {
      setState("ready");
      return onChange(file);
    }
    onChange(undefined);
    setState("shrinking");
    const smaller = await madeSmaller(file);
    // Another file was chosen while this one was prepared.
    if (latest.current !== file) return;
    if (!smaller && wrong) return refuse(wrong);
    setState("ready");
    if (smaller) {
      setNote(t("shrunk", { was: fileSize(file.size, language), is: fileSize(smaller.size, language) }));
    }
    // A browser that cannot make it smaller sends it as it is, where it may be sent.
    onChange(smaller ?? file);
  }

  function refuse(message: string) {
    setFault(message);
    forget();
    setState("failed");
  }

  function forget() {
    if (picker.current) picker.current.value = "";
    latest.current = undefined;
    setState("none");
    onChange(undefined);
  }

  return (
    <div ref={field}>
      <Field id={fieldId("slip")} label={t("proof")} error={fault} hint={t("proofHint")}>
        {(control) => (
          <input
            {...control}
            ref={picker}
            name={name}
            type="file"
            accept={rule.types.join(",")}
            onChange={(event) => void choose(event)}
            className="slip-picker"
          />
        )}
      </Field>
      <div role="status" className="mt-1.5 text-sm text-soft empty:hidden">
        {state === "shrinking" && <p>{t(waits ? "shrinkingWaits" : "shrinking")}</p>}
        {note && <p>{note}</p>}
        {value && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="wrap-anywhere">
              <RichText<typeof transferWords>
                name="transfers"
                id="goesAlong"
                components={{ file: <bdi>{value.name}</bdi> }}
              />
            </span>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                setNote(undefined);
                forget();
                picker.current?.focus();
              }}
            >
              {t("remove")}
            </Button>
          </p>
        )}
      </div>
      {!name && (
        <noscript>
          <p className="mt-1.5 text-sm text-soft">{t("proofWithoutScript")}</p>
        </noscript>
      )}
    </div>
  );
}

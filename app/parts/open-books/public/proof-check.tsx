import { useId, useState } from "react";
import { leafText } from "#app/parts/open-books/merkle.ts";
import type { ReceiptProof } from "#app/parts/open-books/server/receipt-proof.server.ts";
import type { verifyWords } from "#app/parts/open-books/verify.words.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useText } from "#app/ui/text.tsx";
import { TextArea } from "#app/ui/text-input.tsx";
import { HashText } from "./hash-text.tsx";
import { type CheckedProof, checkProof } from "./proof-steps.ts";

/**
 * Computes a receipt's proof in the visitor's browser and shows each step. The text of the receipt may be changed: then
 * the seal does not fit any more, which is the point.
 */
export function ProofCheck({ proof }: { proof: ReceiptProof }) {
  const t = useText<typeof verifyWords>("verify");
  const original = leafText(proof.receipt);
  const [text, setText] = useState(original);
  const [checked, setChecked] = useState<CheckedProof | "computing" | "impossible">();
  const id = useId();

  async function recompute() {
    setChecked("computing");
    // Browsers compute hashes only for pages that came encrypted, or from the same machine.
    setChecked(globalThis.crypto?.subtle ? await checkProof(proof, text.trim(), t) : "impossible");
  }

  return (
    <div className="needs-script mt-6">
      <label htmlFor={id} className="text-sm font-semibold">
        {t("asSealed")}
      </label>
      <TextArea
        id={id}
        rows={2}
        lang="en"
        dir="ltr"
        spellCheck={false}
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setChecked(undefined);
        }}
        className="mt-1.5 field-sizing-content font-mono text-sm [overflow-wrap:anywhere]"
      />
      <p id={`${id}-hint`} className="mt-1 text-sm text-soft">
        {t("parts")}
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => void recompute()} aria-disabled={checked === "computing" || undefined}>
          {t("recompute")}
        </Button>
        {text !== original && (
          <Button
            variant="quiet"
            onClick={() => {
              setText(original);
              setChecked(undefined);
            }}
          >
            {t("putBack")}
          </Button>
        )}
      </p>
      <div role="status" className="mt-6 empty:hidden">
        {checked === "impossible" && <p>{t("impossible")}</p>}
        {typeof checked === "object" && <ProofSteps checked={checked} />}
      </div>
    </div>
  );
}

function ProofSteps({ checked: { fits, steps } }: { checked: CheckedProof }) {
  const t = useText<typeof verifyWords>("verify");
  return (
    <>
      <p
        className={`flex items-start gap-3 border-s-4 p-4 text-lg font-semibold ${fits ? "border-emerald bg-emerald-tint" : "border-pomegranate bg-pomegranate-tint"}`}
      >
        <Icon
          name={fits ? "check" : "close"}
          className={`mt-0.5 size-6 shrink-0 ${fits ? "text-emerald" : "text-pomegranate"}`}
        />
        {t(fits ? "fits" : "fitsNot")}
      </p>
      <ol className="mt-5 border-s border-rule">
        {steps.map(({ name, hash, fits: isEqual }, place) => (
          <li key={name} className="relative py-2.5 ps-7">
            <span
              aria-hidden="true"
              className={`figures absolute -start-3 top-2.5 grid size-6 place-items-center rounded-full border text-xs ${isEqual === false ? "border-pomegranate bg-pomegranate text-on-pomegranate" : "border-emerald bg-paper text-emerald"}`}
            >
              {place + 1}
            </span>
            <p className="text-sm">
              {name}
              {isEqual !== undefined && (
                <strong className={isEqual ? "text-emerald" : "text-pomegranate"}>
                  {t(isEqual ? "equal" : "notEqual")}
                </strong>
              )}
            </p>
            <HashText className="text-soft">{hash}</HashText>
          </li>
        ))}
      </ol>
    </>
  );
}

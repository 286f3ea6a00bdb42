import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextArea } from "#app/ui/text-input.tsx";

type CaseProofProps = {
  /** The commitment whose payments are shown; empty: all. */
  chosen: string;
  onFind: (commitment: string) => void;
};

/** An auditor who was handed the text of a case finds what was paid for it. The text stays in this browser: AID-04. */
export function CaseProof({ chosen, onFind }: CaseProofProps) {
  const [text, setText] = useState("");

  async function find() {
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text.trim()));
    onFind(Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join(""));
  }

  return (
    <details className="mb-4 border-y border-rule text-sm" open={chosen !== "" || undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-emerald underline underline-offset-4">
        Prove that a case was paid
      </summary>
      <div className="grid max-w-2xl gap-3 pb-4">
        <p className="text-soft">
          The desk hands you the text of a case. This browser computes its hash, and the list shows the
          payments that were sealed with it. The text is not sent.
        </p>
        <Field label="Text of the case">
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={2000}
              spellCheck={false}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <p className="flex flex-wrap gap-3">
          <Button size="small" disabled={text.trim() === ""} onClick={() => void find()}>
            Find its payments
          </Button>
          {chosen !== "" && (
            <Button size="small" variant="quiet" onClick={() => onFind("")}>
              Show all payments
            </Button>
          )}
        </p>
        {chosen !== "" && (
          <p role="status">
            Shown are the payments of <code className="wrap-anywhere">{chosen}</code>. If there are none, the
            case was not paid, or it is not what was sealed.
          </p>
        )}
      </div>
    </details>
  );
}

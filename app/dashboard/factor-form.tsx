import { Fingerprint } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { PasskeyAnswer } from "#app/lib/second-factor-rules.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, type FieldControl } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { answerWithPasskey, hasPasskeys } from "./passkey.ts";

export type FactorWay = "passkey" | "code" | "password" | "recovery code";
export type GivenFactor =
  | { password: string }
  | { code: string }
  | { recovery_code: string }
  | { passkey: PasskeyAnswer };

type FactorFormProps = {
  /** In the order in which they are offered. */
  ways: readonly FactorWay[];
  /** What the browser asks its passkeys with. */
  passkey: object | undefined;
  submit: { idle: string; busy: string };
  /** @returns why it was not accepted */
  send: (given: GivenFactor) => Promise<string | undefined>;
  onCancel: () => void;
};

const labels = {
  code: "Code from your authenticator app",
  password: "Your password",
  "recovery code": "Recovery code",
};
const others: Record<FactorWay, string> = {
  passkey: "Use a passkey",
  code: "Use a code from your authenticator app",
  password: "Use your password",
  "recovery code": "Use a recovery code",
};

/** Asks for one of the things by which somebody proves who they are; the others are a press away. */
export function FactorForm({ ways, passkey, submit, send, onCancel }: FactorFormProps) {
  const offered = ways.filter((each) => each !== "passkey" || (passkey !== undefined && hasPasskeys()));
  const [way, setWay] = useState(offered[0] ?? "recovery code");
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function given(form: HTMLFormElement): Promise<GivenFactor | { failure: string } | undefined> {
    if (way === "passkey") {
      const result = await answerWithPasskey(passkey ?? {});
      return "answer" in result ? { passkey: result.answer } : result;
    }
    const text = String(new FormData(form).get("factor") ?? "").trim();
    if (text === "") return undefined;
    if (way === "password") return { password: text };
    return way === "code" ? { code: text } : { recovery_code: text };
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    setFailure(undefined);
    const factor = await given(form);
    if (factor) setFailure("failure" in factor ? factor.failure : await send(factor));
    setBusy(false);
  }

  function choose(next: FactorWay) {
    setWay(next);
    setFailure(undefined);
  }

  return (
    // post: should the browser ever submit by itself, a code must not end up in the address.
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {failure && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      {way !== "passkey" && (
        <Field key={way} label={labels[way]}>
          {(control) => <FactorInput way={way} control={control} />}
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={busy || undefined}>
          {way === "passkey" && <Fingerprint aria-hidden="true" className="size-4.5" />}
          {busy ? submit.busy : way === "passkey" ? others.passkey : submit.idle}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
      {offered.length > 1 && (
        <ul className="flex flex-col items-start gap-1 border-t border-rule pt-3 text-sm">
          {offered
            .filter((each) => each !== way)
            .map((each) => (
              <li key={each}>
                <button
                  type="button"
                  disabled={busy}
                  className="text-link min-h-8 cursor-pointer"
                  onClick={() => choose(each)}
                >
                  {others[each]}
                </button>
              </li>
            ))}
        </ul>
      )}
    </form>
  );
}

function FactorInput({ way, control }: { way: FactorWay; control: FieldControl }) {
  if (way === "password")
    return <PasswordInput {...control} name="factor" autoComplete="current-password" autoFocus />;
  const ofCode = { inputMode: "numeric", autoComplete: "one-time-code", maxLength: 10 } as const;
  const ofRecovery = { autoComplete: "off", autoCapitalize: "none", maxLength: 40 } as const;
  const kind = way === "code" ? ofCode : ofRecovery;
  return <TextInput {...control} {...kind} name="factor" spellCheck={false} className="figures" autoFocus />;
}

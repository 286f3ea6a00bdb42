import { Fingerprint } from "lucide-react";
import { useEffect, useState } from "react";
import { FactorForm, type GivenFactor } from "#app/dashboard/factor-form.tsx";
import { answerWithPasskey, hasPasskeys } from "#app/dashboard/passkey.ts";
import { useAuth } from "#app/dashboard/session.tsx";
import { callApi } from "#app/lib/call-api.ts";
import { SessionFrame } from "#app/site/session-frame.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { sessionCalls } from "./session.calls.ts";
import { signInMessages } from "./session.messages.ts";
import type { SecondFactorAsked, SecondFactorForm } from "./session.schema.ts";

const texts = { failed: signInMessages.failed, broke: signInMessages.unreachable };

/** Signs in with the answer to a challenge. @returns why not */
function useFinishSignIn(): (answer: SecondFactorForm) => Promise<string | undefined> {
  const { login } = useAuth();
  return async (answer) => {
    const reply = await callApi(sessionCalls.finishSignIn, { body: answer, texts });
    if (!reply.ok) return reply.message;
    const { token, user_name, email } = reply.body;
    login({ token, user: { name: user_name, email } });
    return undefined;
  };
}

/** The second step of a sign-in whose password was right: FACTOR-02. */
export function SecondFactorStep({ asked, onCancel }: { asked: SecondFactorAsked; onCancel: () => void }) {
  const { challenge, ways, passkey } = asked;
  const finish = useFinishSignIn();
  const send = async (given: GivenFactor) =>
    "password" in given ? undefined : finish({ challenge, ...given });
  return (
    <SessionFrame title="Second step">
      <p className="mt-2 mb-8 text-soft">Your password is right. Now show that it is you.</p>
      <FactorForm
        ways={ways}
        passkey={passkey}
        submit={{ idle: "Sign In", busy: "Validating..." }}
        send={send}
        onCancel={onCancel}
      />
    </SessionFrame>
  );
}

/** Signing in with a passkey alone, where somebody has one: FACTOR-05. */
export function PasskeySignIn() {
  const finish = useFinishSignIn();
  const [offered, setOffered] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => setOffered(hasPasskeys()), []);
  if (!offered) return null;

  async function ask(): Promise<string | undefined> {
    const begun = await callApi(sessionCalls.startPasskeySignIn, { texts });
    if (!begun.ok) return begun.message;
    const result = await answerWithPasskey(begun.body.passkey);
    if ("failure" in result) return result.failure;
    return finish({ challenge: begun.body.challenge, passkey: result.answer });
  }

  async function signIn() {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    setFailure(await ask());
    setBusy(false);
  }

  return (
    <div className="mt-5 flex flex-col gap-4 border-t border-rule pt-5">
      {failure && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      <Button
        variant="quiet"
        className="w-full"
        aria-disabled={busy || undefined}
        onClick={() => void signIn()}
      >
        <Fingerprint aria-hidden="true" className="size-4.5" />
        {busy ? "Validating..." : "Use a passkey"}
      </Button>
    </div>
  );
}

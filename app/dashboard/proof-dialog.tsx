import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { twoFactorCalls } from "#app/features/staff/two-factor/two-factor.calls.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { call, callQuery } from "./call.ts";
import { FactorForm, type FactorWay, type GivenFactor } from "./factor-form.tsx";
import { answerProof, isProofAsked, watchProof } from "./proof.ts";

const texts = { failed: "This could not be confirmed. Please try again." };

/** Asks again who is there while a call that needs it waits: FACTOR-08. It stands once, in the dashboard's frame. */
export function ProofDialog() {
  const asked = useSyncExternalStore(watchProof, isProofAsked, () => false);
  // Whatever still waits when the dashboard is left is given up.
  useEffect(() => () => answerProof(false), []);
  return (
    <Dialog open={asked} above title="Is it still you?" onClose={() => answerProof(false)}>
      {asked && <ProofQuestion />}
    </Dialog>
  );
}

function ProofQuestion() {
  const { data, error } = useQuery({
    ...callQuery(twoFactorCalls.startProof, { texts }),
    gcTime: 0,
    staleTime: Infinity,
  });

  async function send(given: GivenFactor): Promise<string | undefined> {
    const challenge = data?.challenge ?? "";
    const body = "password" in given ? given : { challenge, ...given };
    const reply = await call(twoFactorCalls.prove, { body, texts });
    if (!reply.ok) return reply.message;
    answerProof(true);
    return undefined;
  }

  const ways: FactorWay[] = data?.passkey ? ["passkey"] : [];
  if (data?.code) ways.push("code");
  ways.push("password");
  if (data?.recovery_code) ways.push("recovery code");
  return (
    <div className="flex flex-col gap-5 px-4 py-5 sm:px-6">
      <p>
        This needs a proof that is not older than ten minutes. Nothing of what you have typed is lost: it goes
        on by itself once you have confirmed that it is you.
      </p>
      {data || error ? (
        <FactorForm
          ways={ways}
          passkey={data?.passkey}
          submit={{ idle: "Confirm", busy: "Confirming..." }}
          send={send}
          onCancel={() => answerProof(false)}
        />
      ) : (
        <p role="status">Loading...</p>
      )}
    </div>
  );
}

import { useState } from "react";
import type { CallResult } from "#app/lib/call-reply.ts";
import { useToast } from "#app/ui/toast.tsx";

/**
 * What a press does at once, without a form: a toast says what came of it, then what it concerns is loaded again. It is
 * busy until that is there.
 */
export function useAct(refresh: () => Promise<unknown>) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  /** @param done what to say of a success for which the server has no words */
  async function act<Body extends { message?: string }>(
    made: Promise<CallResult<Body>>,
    done: string,
  ): Promise<CallResult<Body>> {
    setBusy(true);
    const reply = await made;
    if (reply.ok) toast.success(reply.body.message ?? done);
    else toast.error(reply.message);
    await refresh();
    setBusy(false);
    return reply;
  }

  return { busy, act };
}

import type { ReactNode } from "react";
import type { Call } from "#app/contract/call.ts";
import { useMayCall } from "./own-user.ts";

/** A button or a form that only stands where the user may make its call. */
export function MayCall({ to, children }: { to: Call; children: ReactNode }) {
  return useMayCall()(to) ? children : null;
}

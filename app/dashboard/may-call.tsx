import type { ReactNode } from "react";
import type { EndpointName } from "#app/contract/endpoints.ts";
import { useMayCall } from "./own-user.ts";

/** A button or a form that only stands where the user may make its call. */
export function MayCall({ name, children }: { name: EndpointName; children: ReactNode }) {
  return useMayCall()(name) ? children : null;
}

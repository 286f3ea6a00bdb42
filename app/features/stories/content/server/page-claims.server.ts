import type { RouterContextProvider } from "react-router";
import { karachiDay } from "#app/lib/dates.ts";
import { content, deps } from "#app/loader-context.server.ts";
import { type Claims, claimsOn } from "./content-claims.server.ts";

/** What the page may say of the foundation today. */
export async function readClaims(context: Readonly<RouterContextProvider>): Promise<Claims> {
  const [claims, receipts] = await Promise.all([content(context, "claims"), content(context, "receipts")]);
  return claimsOn(claims, receipts, karachiDay(deps(context).clock.now()));
}

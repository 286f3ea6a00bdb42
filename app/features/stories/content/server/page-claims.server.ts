import type { RouterContextProvider } from "react-router";
import { karachiDay } from "#app/lib/dates.ts";
import { content, services } from "#app/services.server.ts";
import { type Claims, claimsOn } from "./content-claims.server.ts";

/** What the page may say of the foundation today. */
export async function readClaims(context: Readonly<RouterContextProvider>): Promise<Claims> {
  const [claims, receipts] = await Promise.all([content(context, "claims"), content(context, "receipts")]);
  return claimsOn(claims, receipts, karachiDay(services(context).clock.now()));
}

import type { Route } from "./+types/raast-qr.resource.ts";
import { loadRaastCode } from "./raast-qr.server.ts";

/** /donate/raast-qr.svg?amount=2500: GIVE-06. */
export const loader = ({ request, context }: Route.LoaderArgs) => loadRaastCode(context, request);

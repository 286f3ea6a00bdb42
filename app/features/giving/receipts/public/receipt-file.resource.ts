import { pdfResponse } from "#app/features/giving/receipts/server/receipt-files.server.ts";
import { drawReceipt } from "#app/features/giving/receipts/server/receipt-pdf.server.ts";
import {
  findReceiptByKey,
  printedReceipt,
} from "#app/features/giving/receipts/server/receipts.store.server.ts";
import { deps, languageOf, visitorAddress } from "#app/loader-context.server.ts";
import type { Route } from "./+types/receipt-file.resource.ts";

/** The receipt as a PDF, for who has its key: RECEIPT-02, RECEIPT-08. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const app = deps(context);
  const receipt = await findReceiptByKey(app.db, app.clock.now(), params.key);
  if (!receipt) return new Response(null, { status: 404 });
  const printed = await printedReceipt(app, receipt);
  return pdfResponse(app, {
    language: languageOf(context),
    address: context.get(visitorAddress),
    fileName: printed.number,
    content: printed,
    draw: () => drawReceipt(printed),
  });
}

import { content, readSite, services, visitorAddress } from "#app/services.server.ts";
import type { Route } from "./+types/receipt-file.resource.ts";
import { pdfResponse } from "./receipt-files.server.ts";
import { receiptIssuer } from "./receipt-issuer.ts";
import { drawReceipt } from "./receipt-pdf.server.ts";
import { printedReceipt } from "./receipt-view.server.ts";
import { findReceiptByKey } from "./receipts.store.server.ts";

/** The receipt as a PDF, for who has its key: RECEIPT-02. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const app = services(context);
  const receipt = await findReceiptByKey(app.db, app.clock.now(), params.key);
  if (!receipt) return new Response(null, { status: 404 });
  const [{ identity }, texts] = await Promise.all([readSite(context), content(context, "receipts")]);
  const printed = printedReceipt(app.env.siteUrl, receipt);
  const issuer = receiptIssuer(identity, texts);
  return pdfResponse(app, {
    address: context.get(visitorAddress),
    fileName: printed.number,
    content: { printed, issuer },
    draw: () => drawReceipt(printed, issuer),
  });
}

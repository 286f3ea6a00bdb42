import { methodNames } from "#app/contract/payment-methods.ts";
import { anonymousDonor } from "#app/features/donations/donations.messages.ts";
import { receiptIssuer } from "#app/features/receipts/receipt-issuer.ts";
import { readAnnualStatement } from "#app/features/receipts/server/annual-statement.server.ts";
import { drawAnnualStatement } from "#app/features/receipts/server/annual-statement-pdf.server.ts";
import { givenDay } from "#app/features/receipts/server/receipt-document.server.ts";
import { pdfResponse } from "#app/features/receipts/server/receipt-files.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { content, readSite, services, visitorAddress } from "#app/services.server.ts";
import type { Route } from "./+types/annual-statement-file.resource.ts";

/** The yearly statement as a PDF, behind a mailed link: RECEIPT-07. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = services(context);
  const query = new URL(request.url).searchParams;
  const statement = await readAnnualStatement(app, query.get("token") ?? "", query.get("year"));
  if (!statement) return new Response(null, { status: 404 });
  const [{ identity }, texts] = await Promise.all([readSite(context), content(context, "receipts")]);
  const { fiscalYear, email, receipts } = statement;
  const printed = {
    fiscalYear,
    email,
    donor: receipts.findLast((receipt) => receipt.donor_name)?.donor_name ?? anonymousDonor,
    madeOn: karachiDay(app.clock.now()),
    rows: receipts.map((receipt) => ({
      number: receipt.number,
      givenOn: givenDay(receipt),
      fund: receipt.fund_title,
      method: methodNames[receipt.method],
      amountPaisa: receipt.amount_paisa,
    })),
  };
  const issuer = receiptIssuer(identity, texts);
  return pdfResponse(app, {
    address: context.get(visitorAddress),
    fileName: `Umeed-gifts-${fiscalYear}`,
    content: { printed, issuer },
    draw: () => drawAnnualStatement(printed, issuer),
  });
}

import { fundNamesIn } from "#app/features/giving/ledger/funds.server.ts";
import { paperWords } from "#app/features/giving/receipts/papers.words.ts";
import { readAnnualStatement } from "#app/features/giving/receipts/server/annual-statement.server.ts";
import { drawAnnualStatement } from "#app/features/giving/receipts/server/annual-statement-pdf.server.ts";
import { givenDay } from "#app/features/giving/receipts/server/receipt-document.server.ts";
import { pdfResponse } from "#app/features/giving/receipts/server/receipt-files.server.ts";
import { receiptIssuer } from "#app/features/giving/receipts/server/receipt-issuer.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { textIn } from "#app/lib/words.server.ts";
import { content, languageOf, readSite, services, visitorAddress } from "#app/services.server.ts";
import type { Route } from "./+types/annual-statement-file.resource.ts";

/** The yearly statement as a PDF, behind a mailed link: RECEIPT-07. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = services(context);
  const query = new URL(request.url).searchParams;
  const statement = await readAnnualStatement(app, query.get("token") ?? "", query.get("year"));
  if (!statement) return new Response(null, { status: 404 });
  const [{ identity }, texts] = await Promise.all([readSite(context), content(context, "receipts")]);
  const { fiscalYear, email, receipts, isCut } = statement;
  const language = languageOf(context);
  const t = textIn(language, paperWords);
  const fundName = await fundNamesIn(language, app.db);
  const printed = {
    language,
    fiscalYear,
    email,
    donor: receipts.findLast((receipt) => receipt.donor_name)?.donor_name ?? t("anonymous"),
    isCut,
    madeOn: karachiDay(app.clock.now()),
    rows: receipts.map((receipt) => ({
      number: receipt.number,
      givenOn: givenDay(receipt),
      fund: fundName({ slug: receipt.fund, title: receipt.fund_title }),
      method: t(receipt.method),
      amountPaisa: receipt.amount_paisa,
    })),
  };
  const issuer = receiptIssuer(identity, texts, language);
  return pdfResponse(app, {
    language,
    address: context.get(visitorAddress),
    fileName: `Umeed-gifts-${fiscalYear}`,
    content: { printed, issuer },
    draw: () => drawAnnualStatement(printed, issuer),
  });
}

import { annualPaperResponse } from "#app/features/giving/receipts/server/annual-papers.server.ts";
import { readAnnualStatement } from "#app/features/giving/receipts/server/annual-statement.server.ts";
import { deps, languageOf, visitorAddress } from "#app/loader-context.server.ts";
import type { Route } from "./+types/annual-statement-file.resource.ts";

/** A person's yearly statement as a PDF, behind a mailed link: RECEIPT-07, RECEIPT-12. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = deps(context);
  const query = new URL(request.url).searchParams;
  const statement = await readAnnualStatement(app, query.get("token") ?? "", query.get("year"));
  const papers = statement?.papers ?? [];
  const named = papers.find(({ person }) => person === query.get("person"));
  // Of several people no paper is the one that was meant.
  const paper = named ?? (papers.length === 1 ? papers[0] : undefined);
  if (!statement || !paper) return new Response(null, { status: 404 });
  const client = context.get(visitorAddress);
  return annualPaperResponse(app, statement, paper, { language: languageOf(context), client });
}

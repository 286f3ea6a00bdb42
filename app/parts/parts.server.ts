import type { Part } from "#app/contract/part.ts";
import type { Feature } from "#server/deps.ts";
import { bankStatementsFeature } from "./bank-statements/bank-statements.feature.server.ts";
import { bankStatements } from "./bank-statements/part.ts";
import { closingsFeature } from "./closings/closings.feature.server.ts";
import { closings } from "./closings/part.ts";
import { helpFeature } from "./help/help.feature.server.ts";
import { helpPaymentsFeature } from "./help/help-payments/help-payments.routes.server.ts";
import { help } from "./help/part.ts";
import { newsletterFeature } from "./newsletter/newsletter.feature.server.ts";
import { newsletter } from "./newsletter/part.ts";
import { openBooksFeature } from "./open-books/open-books.feature.server.ts";
import { openBooks } from "./open-books/part.ts";
import { personalData } from "./personal-data/part.ts";
import { personalDataFeature } from "./personal-data/personal-data.feature.server.ts";
import { retentionFeature } from "./personal-data/retention/retention.feature.server.ts";
import { pledges } from "./pledges/part.ts";
import { pledgesFeature } from "./pledges/pledges.feature.server.ts";
import { zakat } from "./zakat/part.ts";
import { zakatFeature } from "./zakat/zakat.feature.server.ts";

const of = (part: Part, ...features: Feature[]): Feature[] =>
  features.map((feature) => ({ ...feature, part }));

/** The features of all parts, one line each. */
export const partFeatures: readonly Feature[] = [
  ...of(help, helpPaymentsFeature, helpFeature),
  ...of(bankStatements, bankStatementsFeature),
  ...of(pledges, pledgesFeature),
  ...of(zakat, zakatFeature),
  ...of(newsletter, newsletterFeature),
  ...of(closings, closingsFeature),
  ...of(openBooks, openBooksFeature),
  ...of(personalData, personalDataFeature, retentionFeature),
];

import { data, Form, type MetaDescriptor, useNavigation } from "react-router";
import { methodNames } from "#app/features/donations/donations.messages.ts";
import { formatDay } from "#app/lib/dates.ts";
import { formatMoney, groupedRupees } from "#app/lib/money.ts";
import { privatePage, publicPage } from "#app/lib/page-headers.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import { optionalPart, services, visitorAddress } from "#app/services.server.ts";
import { FormColumns, FormPageHeader, NextSteps } from "#app/site/form-page.tsx";
import { FormTrapFields } from "#app/site/form-trap-fields.tsx";
import { headTags } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import { Button } from "#app/ui/button.tsx";
import { buttonStyle } from "#app/ui/button-style.ts";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { Route } from "./+types/donation-statement.page.ts";
import { fiscalYearSpan } from "./fiscal-year.ts";
import { statementMessages } from "./receipts.messages.ts";
import { askStatement, readStatement, statementGuard } from "./statement.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = services(context);
  const query = new URL(request.url).searchParams;
  const token = query.get("token");
  const formToken = await statementGuard(app)
    .token()
    .catch(optionalPart(context, "the form for a statement"));
  if (token === null) return data<Loaded>({ formToken, isWrong: false }, { headers: publicPage });
  const statement = await readStatement(app, token, query.get("year"));
  if (!statement) return data<Loaded>({ formToken, isWrong: true }, { status: 404, headers: privatePage });
  const { fiscalYear, years, receipts } = statement;
  return data<Loaded>(
    {
      formToken,
      isWrong: false,
      statement: {
        token,
        fiscalYear,
        years,
        total: receipts.reduce((sum, receipt) => sum + receipt.amount_paisa, 0),
        receipts: receipts.map((receipt) => ({
          number: receipt.number,
          path: `/receipts/${receipt.access_key}`,
          paidOn: receipt.paid_on,
          fund: receipt.fund_title,
          method: methodNames[receipt.method],
          amountPaisa: receipt.amount_paisa,
        })),
      },
    },
    { headers: privatePage },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const asked = await askStatement(services(context), request, context.get(visitorAddress));
  const { status, retryAfter, ...result } = asked;
  return data(result, { status, headers: retryAfter ? { "retry-after": String(retryAfter) } : {} });
}

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return headTags(siteOf(matches), {
    title: statementMessages.title,
    description:
      "All your gifts of a tax year on one paper, mailed as a link to the address that you gave with.",
    path: "/donation-statement",
  });
}

type ShownStatement = {
  token: string;
  fiscalYear: number;
  years: number[];
  /** In paisa. */
  total: number;
  receipts: {
    number: string;
    path: string;
    paidOn: string;
    fund: string;
    method: string;
    amountPaisa: number;
  }[];
};
type Loaded = { formToken: string | undefined; isWrong: boolean; statement?: ShownStatement };

const steps = [
  "We mail a link to the address that you gave with. If no gift came with it, no mail goes out.",
  "The link is good for one day. Behind it are your receipts of each tax year, July to June.",
  "Open the PDF, and keep it with your tax return or send it to your accountant.",
];

/** RECEIPT-07. */
export default function DonationStatementPage({ loaderData, actionData }: Route.ComponentProps) {
  const { formToken, isWrong, statement } = loaderData;
  if (statement) return <StatementView {...statement} />;
  return (
    <>
      <FormPageHeader
        label="For your tax return"
        title="Your gifts of a year, on one paper"
        lead="Each gift has a receipt of its own. This is all of them together, with their sum in figures and words."
      />
      <FormColumns
        form={<AskForm token={formToken} isWrong={isWrong} result={actionData} />}
        aside={<NextSteps title="What happens then" steps={steps} />}
      />
    </>
  );
}

type AskFormProps = {
  token: string | undefined;
  isWrong: boolean;
  result: { good: boolean; message: string; email: string } | undefined;
};

function AskForm({ token, isWrong, result }: AskFormProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <>
      <div role="status" className="mb-6 empty:hidden">
        {isWrong && !result && <Notice tone="bad">{statementMessages.badLink}</Notice>}
        {result?.good && <Notice tone="good">{result.message}</Notice>}
      </div>
      <Form method="post" action="/donation-statement" noValidate className="grid gap-5">
        <Field
          label="Email"
          required
          hint="The address that came with your gifts."
          error={result && !result.good ? result.message : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              defaultValue={result?.email}
            />
          )}
        </Field>
        <FormTrapFields token={token} />
        <p>
          <Button type="submit" aria-disabled={busy || undefined} className="max-sm:w-full">
            Mail me the link
          </Button>
        </p>
      </Form>
    </>
  );
}

function StatementView({ token, fiscalYear, years, total, receipts }: ShownStatement) {
  const query = (year: number) => `?${new URLSearchParams({ token, year: String(year) })}`;
  return (
    <div className="page-width pt-10 pb-20 lg:pt-16">
      <p className="label text-emerald">Tax year, July to June</p>
      <h1 className="figures mt-3 text-title">Your gifts {fiscalYearSpan(fiscalYear)}</h1>
      <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
        <a
          href={`/donation-statement.pdf${query(fiscalYear)}`}
          className={buttonStyle({})}
          target="_blank"
          rel="noopener"
        >
          Open the PDF
        </a>
        {years.length > 1 && (
          <nav aria-label="Tax years" className="figures flex flex-wrap gap-x-5">
            {years.map((year) => (
              <a
                key={year}
                href={query(year)}
                aria-current={year === fiscalYear ? "true" : undefined}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-emerald"
              >
                {fiscalYearSpan(year)}
              </a>
            ))}
          </nav>
        )}
      </div>
      <ol className="figures mt-8 max-w-[56rem] border-t-2 border-rule-strong">
        {receipts.map((receipt) => (
          <li
            key={receipt.number}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-b border-rule py-3 sm:grid-cols-[11rem_8rem_minmax(0,1fr)_auto]"
          >
            <a href={receipt.path} className="text-link self-center">
              {receipt.number}
            </a>
            <span className="text-soft max-sm:col-start-1 max-sm:text-sm">{formatDay(receipt.paidOn)}</span>
            <span className="max-sm:col-start-1 max-sm:text-sm">
              <bdi {...langAttrs(receipt.fund)}>{receipt.fund}</bdi>
              <span className="text-soft">, {receipt.method}</span>
            </span>
            <span className="text-end font-semibold max-sm:col-start-2 max-sm:row-start-1">
              <span className="sr-only">PKR </span>
              {groupedRupees(receipt.amountPaisa)}
            </span>
          </li>
        ))}
      </ol>
      <p className="figures max-w-[56rem] pt-4 text-end font-display text-2xl font-semibold text-emerald">
        {formatMoney(total)}
      </p>
    </div>
  );
}

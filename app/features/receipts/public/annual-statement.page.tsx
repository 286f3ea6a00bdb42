import { data, Form, type MetaDescriptor, useNavigation } from "react-router";
import { methodNames } from "#app/contract/payment-methods.ts";
import { keyOfDonation } from "#app/features/donations/ledger/donation-keys.server.ts";
import { annualStatementMessages } from "#app/features/receipts/receipts.messages.ts";
import {
  annualStatementGuard,
  askAnnualStatement,
  readAnnualStatement,
} from "#app/features/receipts/server/annual-statement.server.ts";
import { givenDay } from "#app/features/receipts/server/receipt-document.server.ts";
import { formReply } from "#app/form-reply.server.ts";
import { privatePage, publicPage } from "#app/lib/page-headers.ts";
import { optionalPart, services, visitorAddress } from "#app/services.server.ts";
import { NextSteps } from "#app/site/form-page.tsx";
import { FormTrapFields } from "#app/site/form-trap-fields.tsx";
import { headTags } from "#app/site/head-tags.ts";
import { useSiteMail } from "#app/site/identity.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { Route } from "./+types/annual-statement.page.ts";
import { AnnualStatementSpecimen } from "./annual-statement-specimen.tsx";
import { AnnualStatementView, type ShownAnnualStatement } from "./annual-statement-view.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = services(context);
  const query = new URL(request.url).searchParams;
  const token = query.get("token");
  const formToken = await annualStatementGuard(app)
    .token()
    .catch(optionalPart(context, "the form for a statement"));
  if (token === null) return data<Loaded>({ formToken, isWrong: false }, { headers: publicPage });
  const statement = await readAnnualStatement(app, token, query.get("year"));
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
          path: `/receipts/${keyOfDonation(token, receipt)}`,
          givenOn: givenDay(receipt),
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
  const asked = await askAnnualStatement(services(context), request, context.get(visitorAddress));
  const { status, retryAfter, ...result } = asked;
  return formReply({ status, retryAfter, result });
}

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return headTags(matches, {
    title: annualStatementMessages.title,
    description: "All your gifts of a tax year in one document, with their sum in figures and words.",
    path: "/donation-statement",
  });
}

type Loaded = { formToken: string | undefined; isWrong: boolean; statement?: ShownAnnualStatement };

const steps = [
  "We send a link to the email address that you gave with. If no gift was given with it, we send nothing.",
  "The link works for one day and leads to your receipts of each tax year, July to June.",
  "Open the PDF and keep it for your tax return, or send it to your accountant.",
];

/** RECEIPT-07. */
export default function AnnualStatementPage({ loaderData, actionData }: Route.ComponentProps) {
  const { formToken, isWrong, statement } = loaderData;
  const mail = useSiteMail();
  if (statement) return <AnnualStatementView {...statement} />;
  return (
    <div className="page-width grid items-start gap-x-16 gap-y-12 pt-10 pb-20 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:pt-16">
      <div className="min-w-0">
        <p className="label text-emerald">For your tax return</p>
        <h1 className="mt-3 text-title">Your gifts of a year in one document</h1>
        <p className="mt-4 max-w-xl text-lg text-soft">
          Each gift has its own receipt. The statement lists all of them, with the total in figures and in
          words.
        </p>
        <div className="mt-8 max-w-xl">
          {mail.works ? (
            <AskForm token={formToken} isWrong={isWrong} result={actionData} />
          ) : (
            <Notice>{annualStatementMessages.noMail}</Notice>
          )}
        </div>
      </div>
      <AnnualStatementSpecimen className="lg:row-span-2" />
      <div className="min-w-0 max-w-xl">
        {mail.works && <NextSteps title="What happens then" steps={steps} />}
      </div>
    </div>
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
        {isWrong && !result && <Notice tone="bad">{annualStatementMessages.badLink}</Notice>}
        {result?.good && <Notice tone="good">{result.message}</Notice>}
      </div>
      <Form method="post" action="/donation-statement" noValidate className="grid gap-5">
        <Field
          label="Email"
          required
          hint="The address that you gave with."
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
            Send me the link
          </Button>
        </p>
      </Form>
    </>
  );
}

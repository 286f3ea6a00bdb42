import { data, type MetaDescriptor, useHref } from "react-router";
import { pathIn } from "#app/contract/language.ts";
import { keyOfDonation } from "#app/features/giving/ledger/donation-keys.server.ts";
import { paperWords } from "#app/features/giving/receipts/papers.words.ts";
import { receiptWords, statementWords } from "#app/features/giving/receipts/receipts.words.ts";
import { annualRows, helpOfGifts, sumOf } from "#app/features/giving/receipts/server/annual-papers.server.ts";
import {
  annualStatementGuard,
  askAnnualStatement,
  readAnnualStatement,
} from "#app/features/giving/receipts/server/annual-statement.server.ts";
import type { ReceiptWithDonation } from "#app/features/giving/receipts/server/receipts.store.server.ts";
import { formReply } from "#app/form-reply.server.ts";
import type { formWords } from "#app/lib/form.words.ts";
import { privatePage, publicPage } from "#app/lib/page-headers.ts";
import { deps, languageOf, optionalPart, visitorAddress, wordsOf } from "#app/loader-context.server.ts";
import { NextSteps } from "#app/site/form-page.tsx";
import { FormTrapFields } from "#app/site/form-trap-fields.tsx";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { useSiteMail } from "#app/site/identity.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { LineLink } from "#app/ui/links.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useText } from "#app/ui/text.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { Route } from "./+types/annual-statement.page.ts";
import { AnnualStatementView, type ShownAnnualStatement } from "./annual-statement-view.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = deps(context);
  const language = languageOf(context);
  const query = new URL(request.url).searchParams;
  const token = query.get("token");
  const formToken = await annualStatementGuard(app)
    .token()
    .catch(optionalPart(context, "the form for a statement"));
  const words = wordsOf(context, statementWords, receiptWords, paperWords);
  const loaded = { formToken, words, isWrong: false };
  if (token === null) return data<Loaded>(loaded, { headers: publicPage });
  const statement = await readAnnualStatement(app, token, query.get("year"));
  if (!statement) return data<Loaded>({ ...loaded, isWrong: true }, { status: 404, headers: privatePage });
  const { fiscalYear, years, papers, isCut } = statement;
  const rowOf = await annualRows(app, language);
  const all = papers.flatMap(({ receipts, cash }) => [...receipts, ...cash]);
  const helped = await helpOfGifts(app.db, language, all).catch(optionalPart(context, "what the funds did"));
  const shown = (receipts: ReceiptWithDonation[]) => ({
    total: sumOf(receipts),
    receipts: receipts.map((receipt) => ({
      ...rowOf(receipt),
      path: pathIn(language, `/receipts/${keyOfDonation(token, receipt)}`),
    })),
  });
  return data<Loaded>(
    {
      ...loaded,
      statement: {
        token,
        fiscalYear,
        years,
        isCut,
        helped: helped ?? [],
        papers: papers.map(({ person, name, receipts, cash }) => ({
          person,
          name,
          gifts: shown(receipts),
          cash: shown(cash),
        })),
      },
    },
    { headers: privatePage },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const asked = await askAnnualStatement(deps(context), request, {
    address: context.get(visitorAddress),
    language: languageOf(context),
  });
  const { status, retryAfter, ...result } = asked;
  return formReply({ status, retryAfter, result });
}

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const t = pageText<typeof statementWords>(matches, "statement");
  return headTags(matches, {
    title: t("pageTitle"),
    description: t("description"),
    path: "/donation-statement",
  });
}

type Loaded = {
  formToken: string | undefined;
  words: ReturnType<typeof wordsOf>;
  isWrong: boolean;
  statement?: ShownAnnualStatement;
};

/** RECEIPT-07. */
export default function AnnualStatementPage({ loaderData, actionData }: Route.ComponentProps) {
  const { formToken, isWrong, statement } = loaderData;
  const t = useText<typeof statementWords>("statement");
  const mail = useSiteMail();
  if (statement) return <AnnualStatementView {...statement} />;
  return (
    <div className="page-width grid items-start gap-x-16 gap-y-12 pt-10 pb-20 lg:grid-cols-2 lg:pt-16">
      <div className="min-w-0">
        <p className="label text-emerald">{t("label")}</p>
        <h1 className="mt-3 text-title">{t("heading")}</h1>
        <p className="mt-4 max-w-xl text-lg text-soft">{t("lead")}</p>
        <div className="mt-8 max-w-xl">
          {mail.works ? (
            <AskForm token={formToken} isWrong={isWrong} result={actionData} />
          ) : (
            <Notice>{t("noMail")}</Notice>
          )}
          <p className="mt-6">
            <LineLink to="/lost-receipt">{t("noEmail")}</LineLink>
          </p>
        </div>
      </div>
      {mail.works && <NextSteps title={t("next")} steps={[t("stepLink"), t("stepDay"), t("stepKeep")]} />}
    </div>
  );
}

type AskFormProps = {
  token: string | undefined;
  isWrong: boolean;
  result: { good: boolean; message: string; email: string } | undefined;
};

function AskForm({ token, isWrong, result }: AskFormProps) {
  const t = useText<typeof statementWords>("statement");
  const form = useText<typeof formWords>("form");
  return (
    <>
      <div role="status" className="mb-6 empty:hidden">
        {isWrong && !result && <Notice tone="bad">{t("badLink")}</Notice>}
        {result?.good && <Notice tone="good">{result.message}</Notice>}
      </div>
      <form method="post" action={useHref("/donation-statement")} noValidate className="grid gap-5">
        <Field
          label={form("email")}
          required
          hint={t("emailHint")}
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
          <Button type="submit" className="max-sm:w-full">
            {t("sendLink")}
          </Button>
        </p>
      </form>
    </>
  );
}

import { givingWords } from "#app/features/giving/ledger/giving.words.ts";
import { findByProofLink } from "#app/features/giving/transfer-reports/server/transfer-proof-link.server.ts";
import { proofAnswer } from "#app/features/giving/transfer-reports/transfer-reports.limits.ts";
import { transferWords } from "#app/features/giving/transfer-reports/transfer-reports.words.ts";
import { formatMoney } from "#app/lib/money.ts";
import { privatePage } from "#app/lib/page-headers.ts";
import { deps, wordsOf } from "#app/loader-context.server.ts";
import { pageText } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import { formPage } from "#app/site/plain-page.ts";
import { TextLink } from "#app/ui/links.tsx";
import { useLanguage, useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/add-transfer-proof.page.ts";
import "./transfer-report.css";
import { TransferProofForm } from "./transfer-proof-form.tsx";
import transferScript from "./transfer-report-script.ts?worker&url";

/** `answer` is the status with which the call has answered the form. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const token = query.get("token") ?? "";
  const report = await findByProofLink(deps(context), token);
  return {
    token,
    amountPaisa: report?.amount_paisa,
    answer: Number(query.get("answer") ?? 0),
    words: wordsOf(context, transferWords, givingWords),
  };
}

/** The token in the URL belongs to one donor: the page must not be cached. */
export const headers = () => privatePage;

export const handle = formPage;

export const meta: Route.MetaFunction = ({ matches }) => {
  const title = pageText<typeof transferWords>(matches, "transfers")("addProof");
  return [{ title: `${title} | ${siteOf(matches).identity.name}` }, { name: "robots", content: "noindex" }];
};

/** Adds the slip to a report that was kept without it: TRANSFER-04. */
export default function AddTransferProofPage({
  loaderData: { token, amountPaisa, answer },
}: Route.ComponentProps) {
  const t = useText<typeof transferWords>("transfers");
  const giving = useText<typeof givingWords>("giving");
  const language = useLanguage();
  const isOpen = amountPaisa !== undefined;
  const added = !isOpen && answer === 200;
  const said = isOpen ? proofAnswer(answer) : added ? "proofAdded" : "proofLinkEnded";
  return (
    <div className="page-width max-w-3xl py-12 lg:py-16">
      <p className="label text-emerald">{giving("bank-transfer")}</p>
      <h1 className="mt-3 text-title">{t("addProof")}</h1>
      {isOpen && (
        <p className="mt-4 text-lg text-soft">
          {t("haveReport", { amount: formatMoney(amountPaisa, language) })}
        </p>
      )}
      <TransferProofForm
        token={isOpen ? token : undefined}
        posted={isOpen && !answer ? undefined : { good: added, message: t(said) }}
      />
      <p className="mt-8">
        <TextLink to="/donate">{t("toDonate")}</TextLink>
      </p>
      <script type="module" src={transferScript} />
    </div>
  );
}

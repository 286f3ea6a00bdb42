import { type FormEvent, useState } from "react";
import { urlOf } from "#app/contract/call.ts";
import { callApi } from "#app/lib/call-api.ts";
import { privatePage } from "#app/lib/page-headers.ts";
import { uploadFault } from "#app/lib/upload-rule.ts";
import { deps, wordsOf } from "#app/loader-context.server.ts";
import { helpCalls } from "#app/parts/help/help.calls.ts";
import { paperAnswer, paperFields, paperRule, smallerPaper } from "#app/parts/help/help.papers.ts";
import { helpWords } from "#app/parts/help/help.words.ts";
import { roomForPapers } from "#app/parts/help/server/help-papers.server.ts";
import { fieldId } from "#app/site/form-state.ts";
import { pageText } from "#app/site/head-tags.ts";
import { siteOf } from "#app/site/identity.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextLink } from "#app/ui/links.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLanguage, useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/help-papers.page.ts";
// How a field for a photo looks.
import "#app/features/giving/transfer-reports/public/transfer-report.css";

/** `answer` is the status with which the call has answered a form that was sent without script. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const token = query.get("token") ?? "";
  const { room } = await roomForPapers(deps(context), token);
  return { token, room, answer: Number(query.get("answer") ?? 0), words: wordsOf(context, helpWords) };
}

/** The token in the URL belongs to one family: the page must not be cached. */
export const headers = () => privatePage;

export const meta: Route.MetaFunction = ({ matches }) => {
  const title = pageText<typeof helpWords>(matches, "help")("papersTitle");
  return [{ title: `${title} | ${siteOf(matches).identity.name}` }, { name: "robots", content: "noindex" }];
};

/** Adds photos of papers to a request: FAMILY-03. */
export default function HelpPapersPage({ loaderData: { token, room, answer } }: Route.ComponentProps) {
  const t = useText<typeof helpWords>("help");
  return (
    <div className="page-width max-w-3xl py-12 lg:py-16">
      <p className="label text-emerald">{t("title")}</p>
      <h1 className="mt-3 text-title">{t("papersTitle")}</h1>
      <p className="mt-4 text-lg text-soft">{t("papersLead")}</p>
      {room > 0 ? (
        <PapersForm token={token} room={room} answer={answer} />
      ) : (
        <Notice role="status" tone={answer === 200 ? "good" : "plain"} className="mt-6">
          {t(answer === 200 ? "papersAdded" : "papersEnded")}
        </Notice>
      )}
      <p className="mt-8">
        <TextLink to="/help/status">{t("seeStatus")}</TextLink>
      </p>
    </div>
  );
}

type PapersFormProps = { token: string; room: number; answer: number };

/** Without script the browser sends the form to the call itself, which leads back to this page. */
function PapersForm({ token, room, answer }: PapersFormProps) {
  const t = useText<typeof helpWords>("help");
  const language = useLanguage();
  const [sending, setSending] = useState(false);
  const [status, setStatus] = useState(answer);
  const rule = paperRule({ type: t("wrongPaper"), size: t("largePaper") });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const form = new FormData(event.currentTarget);
    const chosen = paperFields.flatMap((field) => {
      const file = form.get(field);
      return file instanceof File && file.size > 0 ? [{ field, file }] : [];
    });
    if (chosen.length === 0) return setStatus(422);
    if (chosen.some(({ file }) => uploadFault(file, rule) === rule.texts.type)) return setStatus(415);
    setSending(true);
    setStatus(0);
    const files = Object.fromEntries(
      await Promise.all(chosen.map(async ({ field, file }) => [field, await smallerPaper(file)] as const)),
    );
    const reply = await callApi(helpCalls.addHelpPapers, { query: { token, language }, body: {}, files });
    setSending(false);
    setStatus(reply.ok ? 200 : (reply.status ?? 500));
  }

  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={urlOf(helpCalls.addHelpPapers, { token, language })}
      noValidate
      onSubmit={submit}
      aria-busy={sending || undefined}
    >
      <div role="status" className="mt-6 empty:hidden">
        {sending && <Notice>{t("sending")}</Notice>}
        {status > 0 && <Notice tone={status === 200 ? "good" : "bad"}>{t(paperAnswer(status))}</Notice>}
      </div>
      {status !== 200 && (
        <>
          <div className="mt-6 grid gap-5">
            {paperFields.slice(0, room).map((field, place) => (
              <Field key={field} id={fieldId(field)} label={t("paper", { number: place + 1 })}>
                {(control) => (
                  <input
                    {...control}
                    type="file"
                    name={field}
                    accept={rule.types.join(",")}
                    className="slip-picker"
                  />
                )}
              </Field>
            ))}
          </div>
          <Button type="submit" aria-disabled={sending || undefined} className="mt-6 max-sm:w-full">
            {t(sending ? "sending" : "sendPapers")}
          </Button>
        </>
      )}
    </form>
  );
}

import type { MetaDescriptor } from "react-router";
import { Form } from "react-router";
import { formReply } from "#app/form-reply.server.ts";
import type { FormResult } from "#app/lib/form-faults.ts";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { unlessSamePage } from "#app/lib/same-page.ts";
import { deps, languageOf, visitorAddress, wordsOf } from "#app/loader-context.server.ts";
import type { HelpStep } from "#app/parts/help/help.messages.ts";
import { helpWords } from "#app/parts/help/help.words.ts";
import { answerHelpStatus } from "#app/parts/help/server/help-status-page.server.ts";
import { clientFormAction } from "#app/site/form-answer.ts";
import { FormStateContext, TextField } from "#app/site/form-fields.tsx";
import { headTags } from "#app/site/head-tags.ts";
import { useIdentity } from "#app/site/identity.ts";
import { KeepIt } from "#app/site/keep-it.tsx";
import { pageText } from "#app/site/page-text.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { useText } from "#app/ui/words.tsx";
import type { Route } from "./+types/help-status.page.ts";

export const loader = ({ context }: Route.LoaderArgs) => ({ words: wordsOf(context, helpWords) });
export const action = async ({ request, context }: Route.ActionArgs) => {
  const asker = { address: context.get(visitorAddress), language: languageOf(context) };
  return formReply<FormResult>(await answerHelpStatus(deps(context), request, asker));
};
export const clientAction = clientFormAction;
export const headers = headersWithAction;
export const shouldRevalidate = unlessSamePage;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const t = pageText<typeof helpWords>(matches, "help");
  return headTags(matches, {
    title: t("statusTitle"),
    description: t("statusDescription"),
    path: "/help/status",
  });
}

const stepKeys = {
  received: "stepReceived",
  visit: "stepVisit",
  decided: "stepDecided",
  helping: "stepHelping",
  closed: "stepClosed",
} as const satisfies Record<HelpStep, string>;
const isStep = (text: string | undefined): text is HelpStep => text !== undefined && text in stepKeys;

/** How far a request has come, and nothing else of it: FAMILY-04. */
export default function HelpStatusPage({ actionData }: Route.ComponentProps) {
  const t = useText<typeof helpWords>("help");
  const { name } = useIdentity();
  const step = actionData?.more?.step;
  return (
    <div className="page-width max-w-3xl py-12 lg:py-16">
      <p className="label text-emerald">{t("title")}</p>
      <h1 className="mt-3 text-title">{t("statusTitle")}</h1>
      <div role="status" id="form" className="mt-6 empty:hidden">
        {isStep(step) && (
          <div className="border-s-4 border-emerald bg-emerald-tint p-6">
            <p className="font-display text-2xl">{t(stepKeys[step])}</p>
            {step !== "closed" && <p className="mt-2">{t("stepText")}</p>}
            <KeepIt
              text={t("kept", { name, reference: actionData?.values?.reference ?? "" })}
              path="/help/status"
              className="mt-6"
            />
          </div>
        )}
        {actionData && !actionData.good && (
          <Notice tone="bad">{actionData.failure ? t("statusFailed") : actionData.message}</Notice>
        )}
      </div>
      <Form method="post" action="#form" noValidate className="mt-8 grid gap-6">
        <FormStateContext value={{ values: actionData?.values ?? {}, faults: actionData?.faults ?? [] }}>
          <TextField
            name="reference"
            label={t("referenceLabel")}
            hint={t("referenceHint")}
            required
            autoComplete="off"
            maxLength={40}
            dir="ltr"
          />
          <TextField
            name="digits"
            label={t("digitsLabel")}
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            dir="ltr"
          />
        </FormStateContext>
        <div>
          <Button type="submit" className="max-sm:w-full">
            {t("look")}
          </Button>
        </div>
      </Form>
      <p className="mt-8">
        <TextLink to="/help">{t("title")}</TextLink>
      </p>
    </div>
  );
}

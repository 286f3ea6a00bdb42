import type { MetaDescriptor } from "react-router";
import { formReply } from "#app/form-reply.server.ts";
import type { FormResult } from "#app/lib/form-faults.ts";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { deps, languageOf, visitorAddress, wordsOf } from "#app/loader-context.server.ts";
import { fourDigits, helpStatusRules } from "#app/parts/help/help.form.ts";
import type { HelpStep } from "#app/parts/help/help.messages.ts";
import { helpWords } from "#app/parts/help/help.words.ts";
import { answerHelpStatus } from "#app/parts/help/server/help.service.server.ts";
import { FormStateContext, useFormRules } from "#app/site/form-state.ts";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { useIdentity } from "#app/site/identity.ts";
import { TextField } from "#app/site/input-fields.tsx";
import { KeepIt } from "#app/site/keep-it.tsx";
import { formPage } from "#app/site/plain-page.ts";
import { SentInPlace, While } from "#app/site/public-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/links.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/help-status.page.ts";

export const loader = ({ context }: Route.LoaderArgs) => ({ words: wordsOf(context, helpWords) });
export const action = async ({ request, context }: Route.ActionArgs) => {
  const asker = { address: context.get(visitorAddress), language: languageOf(context) };
  return formReply<FormResult>(await answerHelpStatus(deps(context), request, asker));
};
export const headers = headersWithAction;
export const handle = formPage;

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
  const rules = useFormRules<typeof helpWords>(helpStatusRules, "help");
  const step = actionData?.more?.step;
  return (
    <div className="page-width max-w-3xl py-12 lg:py-16">
      <p className="label text-emerald">{t("title")}</p>
      <h1 className="mt-3 text-title">{t("statusTitle")}</h1>
      <SentInPlace posted={actionData}>
        <div
          role="status"
          id="form"
          tabIndex={-1}
          data-slot="status"
          data-focus={actionData?.good || undefined}
          className="mt-6 outline-none empty:hidden"
        >
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
          {actionData && !actionData.good && <Notice tone="bad">{actionData.message}</Notice>}
        </div>
        <form method="post" action="#form" noValidate className="mt-8 grid gap-6">
          <FormStateContext
            value={{ values: actionData?.values ?? {}, faults: actionData?.faults ?? [], rules }}
          >
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
              pattern={fourDigits}
              dir="ltr"
            />
          </FormStateContext>
          <div>
            <Button type="submit" className="max-sm:w-full">
              {t("look")}
            </Button>
          </div>
          <While state="unreachable" slot="status">
            <Notice tone="bad">{t("statusFailed")}</Notice>
          </While>
        </form>
      </SentInPlace>
      <p className="mt-8">
        <TextLink to="/help">{t("title")}</TextLink>
      </p>
    </div>
  );
}

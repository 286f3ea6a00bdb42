import type { MetaDescriptor } from "react-router";
import { formToken, sendForm } from "#app/form-reply.server.ts";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { content, deps, languageOf, wordsOf } from "#app/loader-context.server.ts";
import { helpWords } from "#app/parts/help/help.words.ts";
import { helpForm, helpGuard } from "#app/parts/help/server/help.service.server.ts";
import { FormColumns, FormPageHeader, NextSteps } from "#app/site/form-page.tsx";
import { headTags, pageText } from "#app/site/head-tags.ts";
import { useIdentity } from "#app/site/identity.ts";
import { formPage } from "#app/site/plain-page.ts";
import { TextLink } from "#app/ui/links.tsx";
import { PartTitle } from "#app/ui/section-title.tsx";
import { Ltr, RichText, useText } from "#app/ui/text.tsx";
import type { Route } from "./+types/help.page.ts";
import { HelpForm } from "./help-form.tsx";
import "./help.css";

export async function loader({ context }: Route.LoaderArgs) {
  const app = deps(context);
  const [token, { kinds, agreement, termDays }] = await Promise.all([
    formToken(context, { guard: helpGuard(app) }),
    content(context, "help"),
  ]);
  return {
    token,
    agreement,
    termDays,
    kinds: kinds.map(({ id, title }) => ({ id, title })),
    words: wordsOf(context, helpWords),
  };
}
export const action = ({ request, context }: Route.ActionArgs) =>
  sendForm(context, request, helpForm(deps(context), languageOf(context)));
export const headers = headersWithAction;
export const handle = formPage;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const t = pageText<typeof helpWords>(matches, "help");
  return headTags(matches, { title: t("title"), description: t("description"), path: "/help" });
}

/** A family asks for help: FAMILY-01. */
export default function HelpPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText<typeof helpWords>("help");
  const { phone } = useIdentity();
  const { token, kinds, agreement, termDays } = loaderData;
  return (
    <>
      <FormPageHeader label={t("title")} title={t("heading")} lead={t("lead")}>
        <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <a href={phoneLink(phone)} className="button min-h-11 px-5">
            <span>
              <RichText<typeof helpWords>
                name="help"
                id="callUs"
                components={{ phone: <Ltr className="figures">{phone}</Ltr> }}
              />
            </span>
          </a>
          <TextLink to="/help/status">{t("toStatus")}</TextLink>
        </p>
      </FormPageHeader>
      <FormColumns
        form={<HelpForm token={token} kinds={kinds} agreement={agreement} posted={actionData} />}
        aside={
          <>
            <NextSteps
              title={t("howTitle")}
              steps={[
                t("howRead"),
                t("howVisit", { days: termDays }),
                t("howDecide"),
                t("howMoney"),
                t("howZakat"),
              ]}
            />
            <section aria-labelledby="dignity" className="border-s-2 border-emerald ps-6">
              <PartTitle id="dignity">{t("dignityTitle")}</PartTitle>
              <p className="mt-3">{t("dignity")}</p>
            </section>
          </>
        }
      />
    </>
  );
}

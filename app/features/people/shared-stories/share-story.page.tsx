import type { MetaDescriptor } from "react-router";
import { formToken, sendForm } from "#app/form-reply.server.ts";
import type { FormResult } from "#app/lib/form-faults.ts";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { content, deps, languageOf, wordsOf } from "#app/loader-context.server.ts";
import { TickField } from "#app/site/choice-fields.tsx";
import { FormColumns, NextSteps } from "#app/site/form-page.tsx";
import { useFormRules } from "#app/site/form-state.ts";
import { headTags, pageText } from "#app/site/head-tags.ts";
import {
  CityField,
  EmailField,
  FieldGroup,
  LongTextField,
  PhoneField,
  SelectField,
  TextField,
} from "#app/site/input-fields.tsx";
import { formPage } from "#app/site/plain-page.ts";
import { PublicForm } from "#app/site/public-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/links.tsx";
import { PartTitle } from "#app/ui/section-title.tsx";
import { RichText, useText } from "#app/ui/text.tsx";
import { titleChoices } from "#content/local-text.ts";
import type { Route } from "./+types/share-story.page.ts";
import { longestStory, sharedStoryRules } from "./shared-stories.form.ts";
import { storyForm, storyGuard } from "./shared-stories.service.server.ts";
import { sharedStoryWords } from "./shared-stories.words.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const [token, { programmes }, stored] = await Promise.all([
    formToken(context, { guard: storyGuard(deps(context)) }),
    content(context, "programmes"),
    content(context, "programmes", "en"),
  ]);
  return {
    token,
    programmes: titleChoices(stored.programmes, programmes),
    words: wordsOf(context, sharedStoryWords),
  };
}
export const action = ({ request, context }: Route.ActionArgs) =>
  sendForm(context, request, storyForm(deps(context), languageOf(context)));
export const headers = headersWithAction;
export const handle = formPage;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const t = pageText<typeof sharedStoryWords>(matches, "shared-stories");
  return headTags(matches, { title: t("title"), description: t("description"), path: "/share-story" });
}

const tellers = ["tailor", "student", "nurse", "farmer"] as const;

/** FRAME-07: where 'Share Your Story' leads. */
export default function ShareStoryPage({
  loaderData: { token, programmes },
  actionData,
}: Route.ComponentProps) {
  const t = useText<typeof sharedStoryWords>("shared-stories");
  return (
    <>
      <header className="page-width pt-12 pb-4 lg:pt-16">
        <Icon name="quote" className="size-10 text-emerald" />
        <h1 className="mt-4 max-w-3xl text-title">{t("title")}</h1>
        <p className="mt-4 max-w-2xl text-lg text-soft">{t("lead")}</p>
        <ul className="mt-8 grid max-w-3xl grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
          {tellers.map((who) => (
            <li key={who}>
              <img
                src={`/art/portrait-${who}.svg`}
                alt=""
                width={160}
                height={160}
                className="size-20 rounded-full bg-sunk sm:size-24"
              />
              <span className="mt-2 block text-sm text-soft">{t(who)}</span>
            </li>
          ))}
        </ul>
      </header>
      <FormColumns
        form={<ShareStoryForm token={token} programmes={programmes} posted={actionData} />}
        aside={
          <>
            <NextSteps title={t("nextTitle")} steps={[t("nextRead"), t("nextAsk"), t("nextPublish")]} />
            <section aria-labelledby="care">
              <PartTitle id="care">{t("careTitle")}</PartTitle>
              <p className="mt-3">{t("care")}</p>
            </section>
          </>
        }
      />
    </>
  );
}

type ShareStoryFormProps = {
  token: string | undefined;
  programmes: ReturnType<typeof titleChoices>;
  posted: FormResult | undefined;
};

function ShareStoryForm({ token, programmes, posted }: ShareStoryFormProps) {
  const t = useText<typeof sharedStoryWords>("shared-stories");
  return (
    <PublicForm
      path="/share-story"
      title={t("formTitle")}
      intro={t("intro")}
      token={token}
      posted={posted}
      rules={useFormRules<typeof sharedStoryWords>(sharedStoryRules, "shared-stories")}
      texts={{ submit: t("submit"), sending: t("sending"), unreachable: t("failed") }}
      next={
        <p>
          <RichText<typeof sharedStoryWords>
            name="shared-stories"
            id="meanwhile"
            components={{ link: <TextLink to="/blogs">{null}</TextLink> }}
          />
        </p>
      }
    >
      <LongTextField
        name="story"
        label={t("storyLabel")}
        required
        rows={9}
        maxLength={longestStory}
        hint={t("storyHint")}
      />
      <SelectField name="programme" label={t("about")} choices={programmes} none={t("aboutNone")} />
      <FieldGroup title={t("teller")}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="name" label={t("name")} autoComplete="name" maxLength={200} />
          <CityField required />
        </div>
        <TickField name="unnamed">{t("unnamed")}</TickField>
        <div className="grid gap-5 sm:grid-cols-2">
          <EmailField hint={t("reachHint")} />
          <PhoneField />
        </div>
      </FieldGroup>
      <TickField name="consent" required>
        {t("consent")}
      </TickField>
    </PublicForm>
  );
}

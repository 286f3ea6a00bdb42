import type { MetaDescriptor } from "react-router";
import { formToken, sendForm } from "#app/form-reply.server.ts";
import type { FormResult } from "#app/lib/form-faults.ts";
import { headersWithAction } from "#app/lib/page-headers.ts";
import { content, services } from "#app/services.server.ts";
import { formAnswer } from "#app/site/form-answer.ts";
import {
  CityField,
  EmailField,
  FieldGroup,
  LongTextField,
  PhoneField,
  SelectField,
  TextField,
  TickField,
} from "#app/site/form-fields.tsx";
import { FormColumns, NextSteps } from "#app/site/form-page.tsx";
import { headTags } from "#app/site/head-tags.ts";
import { PublicForm } from "#app/site/public-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PartTitle } from "#app/ui/section-title.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/share-story.page.ts";
import {
  longestStory,
  sharedStoryMessages as messages,
  sharedStoryMessages,
  sharedStoryRules,
  storyConsentText,
} from "./shared-stories.form.ts";
import { storyForm } from "./shared-stories.service.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const [token, { programmes }] = await Promise.all([
    formToken(context, storyForm(services(context))),
    content(context, "programmes"),
  ]);
  return { token, programmes: programmes.map(({ title }) => title) };
}
export const action = ({ request, context }: Route.ActionArgs) =>
  sendForm(context, request, storyForm(services(context)));
export const clientAction = formAnswer(sharedStoryMessages.failed);
export const headers = headersWithAction;

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const description =
    "Tell us what help changed, with your name or without it. We read every story and ask before we publish one.";
  return headTags(matches, { title: "Share your story", description, path: "/share-story" });
}

const tellers = [
  { src: "/art/portrait-tailor.svg", who: "somebody who learned a trade" },
  { src: "/art/portrait-student.svg", who: "a pupil who stayed at school" },
  { src: "/art/portrait-nurse.svg", who: "a nurse at one of our camps" },
  { src: "/art/portrait-farmer.svg", who: "a neighbour who gave a hand" },
];

/** FRAME-07: where 'Share Your Story' leads. */
export default function ShareStoryPage({
  loaderData: { token, programmes },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <header className="page-width pt-12 pb-4 lg:pt-16">
        <Icon name="quote" className="size-10 text-emerald" />
        <h1 className="mt-4 max-w-3xl text-title">Share your story</h1>
        <p className="mt-4 max-w-2xl text-lg text-soft">
          Did we help you, or did you help others? Your story can encourage somebody else to ask for help, or
          to give it.
        </p>
        <ul className="mt-8 grid max-w-3xl grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
          {tellers.map(({ src, who }) => (
            <li key={who}>
              <img
                src={src}
                alt=""
                width={160}
                height={160}
                className="size-20 rounded-full bg-sunk sm:size-24"
              />
              <span className="mt-2 block text-sm text-soft">{who}</span>
            </li>
          ))}
        </ul>
      </header>
      <FormColumns
        form={<ShareStoryForm token={token} programmes={programmes} posted={actionData} />}
        aside={
          <>
            <NextSteps
              title="What happens next"
              steps={[
                "We read it within a week.",
                "We call or write to you and show you what we would publish. You can change it or say no.",
                "Only then do we publish it, with or without your name.",
              ]}
            />
            <section aria-labelledby="care">
              <PartTitle id="care">Please respect others</PartTitle>
              <p className="mt-3">
                Leave out the names of children, and of people who have not agreed. If you change your mind
                later, tell us, and we take the story down.
              </p>
            </section>
          </>
        }
      />
    </>
  );
}

type ShareStoryFormProps = {
  token: string | undefined;
  programmes: readonly string[];
  posted: FormResult | undefined;
};

function ShareStoryForm({ token, programmes, posted }: ShareStoryFormProps) {
  return (
    <PublicForm
      path="/share-story"
      title="Your story"
      intro="In English or in Urdu, in your own words."
      token={token}
      posted={posted}
      rules={sharedStoryRules}
      texts={{ submit: "Send my story", sending: messages.sending }}
      next={
        <p>
          Until then you can read <TextLink to="/blogs">what others told us</TextLink>.
        </p>
      }
    >
      <LongTextField
        name="story"
        label="What happened"
        required
        rows={9}
        maxLength={longestStory}
        hint="How it was before, what changed, and who helped you."
      />
      <SelectField
        name="programme"
        label="What it is about"
        choices={programmes}
        none="Something else, or not sure"
      />
      <FieldGroup title="Who tells it">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="name" label="Name" autoComplete="name" maxLength={200} />
          <CityField required />
        </div>
        <TickField name="unnamed">
          Publish it without my name. We then write, for example, “A mother, Kasur”.
        </TickField>
        <div className="grid gap-5 sm:grid-cols-2">
          <EmailField hint="One of the two is enough. We do not publish either." />
          <PhoneField hint="0300 1234567 or +92 300 1234567" />
        </div>
      </FieldGroup>
      <TickField name="consent" required>
        {storyConsentText}
      </TickField>
    </PublicForm>
  );
}

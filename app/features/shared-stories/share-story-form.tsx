import { Link } from "react-router";
import type { FormResult } from "#app/lib/form-faults.ts";
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
import { PublicForm } from "#app/site/public-form.tsx";
import {
  longestStory,
  sharedStoryMessages as messages,
  sharedStoryRules,
  storyConsentText,
} from "./shared-stories.form.ts";

type ShareStoryFormProps = {
  token: string | undefined;
  /** The programmes by title. */
  programmes: readonly string[];
  posted: FormResult | undefined;
};

export function ShareStoryForm({ token, programmes, posted }: ShareStoryFormProps) {
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
          Until then you can read{" "}
          <Link to="/blogs" className="text-link">
            what others told us
          </Link>
          .
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

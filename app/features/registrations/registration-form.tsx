import type { ReactNode } from "react";
import { type FormResult, faultsOf } from "#app/lib/form-faults.ts";
import { CityField, EmailField, FieldGroup, PhoneField, TextField } from "#app/site/form-fields.tsx";
import { PublicForm } from "#app/site/public-form.tsx";
import { type RegistrationKind, registrationMessages, registrationRules } from "./registrations.messages.ts";

type RegistrationFormProps = {
  kind: RegistrationKind;
  title: string;
  intro?: ReactNode;
  submit: string;
  token: string | undefined;
  posted: FormResult | undefined;
  /** What happens after the form is sent. */
  next: ReactNode;
  /** The questions of this kind. */
  children: ReactNode;
};

/** The form of one kind of registration: its own questions first, then how we reach the person. */
export function RegistrationForm({ kind, submit, children, ...rest }: RegistrationFormProps) {
  const { sending, received, failed } = registrationMessages;
  return (
    <PublicForm
      path={`/registration/${kind}`}
      endpoint="sendRegistration"
      faults={(values) => faultsOf(registrationRules(kind), values)}
      texts={{ submit, sending, sent: received, failed, unreachable: failed }}
      {...rest}
    >
      <input type="hidden" name="kind" value={kind} />
      {children}
      <FieldGroup title="How we reach you">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="name" label="Full name" required autoComplete="name" maxLength={200} />
          <CityField required />
          <PhoneField required hint="0300 1234567 or +92 300 1234567" />
          <EmailField required />
        </div>
      </FieldGroup>
    </PublicForm>
  );
}

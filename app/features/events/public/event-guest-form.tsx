import { eventGuestMessages, eventGuestRules } from "#app/features/events/events-guests.form.ts";
import type { FormResult } from "#app/lib/form-faults.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { PhoneField, TextField } from "#app/site/form-fields.tsx";
import { useIdentity } from "#app/site/identity.ts";
import { PublicForm } from "#app/site/public-form.tsx";
import { Ltr } from "#app/ui/ltr.tsx";
import { guestPath } from "./event-when-and-where.ts";

type EventGuestFormProps = {
  /** The event's number. */
  event: number;
  token: string | undefined;
  posted: FormResult | undefined;
};

/** A name and a phone, no account. */
export function EventGuestForm({ event, token, posted }: EventGuestFormProps) {
  const { phone } = useIdentity();
  return (
    <PublicForm
      path={guestPath(event)}
      title="Count me in"
      intro={<p>Tell us that you are coming. It costs nothing and needs no account.</p>}
      token={token}
      posted={posted}
      rules={eventGuestRules}
      texts={{ submit: "Count me in", sending: eventGuestMessages.sending }}
      next={
        <p>
          If you cannot come after all, call us on{" "}
          <a href={phoneLink(phone)} className="text-link figures">
            <Ltr>{phone}</Ltr>
          </a>{" "}
          and we take you off the list.
        </p>
      }
    >
      <input type="hidden" name="event" value={event} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="name" label="Your name" required autoComplete="name" maxLength={200} />
        <PhoneField required hint="0300 1234567 or +92 300 1234567" />
      </div>
    </PublicForm>
  );
}

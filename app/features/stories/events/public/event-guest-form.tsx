import type { eventsWords } from "#app/features/stories/events/events.words.ts";
import { eventGuestRules } from "#app/features/stories/events/events-guests.form.ts";
import type { FormResult } from "#app/lib/form-faults.ts";
import { phoneLink } from "#app/lib/phone.ts";
import { useFormRules } from "#app/site/form-state.ts";
import { useIdentity } from "#app/site/identity.ts";
import { PhoneField, TextField } from "#app/site/input-fields.tsx";
import { PublicForm } from "#app/site/public-form.tsx";
import { Ltr, RichText, useText } from "#app/ui/text.tsx";
import { guestPath } from "./event-when-and-where.ts";

type EventGuestFormProps = {
  /** The event's number. */
  event: number;
  token: string | undefined;
  posted: FormResult | undefined;
};

/** A name and a phone, no account. */
export function EventGuestForm({ event, token, posted }: EventGuestFormProps) {
  const t = useText<typeof eventsWords>("events");
  const { phone } = useIdentity();
  return (
    <PublicForm
      path={guestPath(event)}
      title={t("countMeIn")}
      intro={<p>{t("countIntro")}</p>}
      token={token}
      posted={posted}
      rules={useFormRules<typeof eventsWords>(eventGuestRules, "events")}
      texts={{ submit: t("countMeIn"), sending: t("sending"), unreachable: t("failed") }}
      next={
        <p>
          <RichText<typeof eventsWords>
            name="events"
            id="cannotCome"
            components={{
              phone: (
                <a href={phoneLink(phone)} className="text-link figures">
                  <Ltr>{phone}</Ltr>
                </a>
              ),
            }}
          />
        </p>
      }
    >
      <input type="hidden" name="event" value={event} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="name" label={t("yourName")} required autoComplete="name" maxLength={200} />
        <PhoneField required hint={t("phoneHint")} />
      </div>
    </PublicForm>
  );
}

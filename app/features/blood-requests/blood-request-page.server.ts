import type { RouterContextProvider } from "react-router";
import { karachiDay } from "#app/lib/dates.ts";
import type { FormValues } from "#app/lib/form-faults.ts";
import { phoneKey } from "#app/lib/phone.ts";
import { optionalPart, services, visitorAddress } from "#app/services.server.ts";
import { formReply } from "#app/site/form-reply.server.ts";
import { handlePageForm } from "#server/http/public-form.ts";
import {
  bloodRequestFaults,
  bloodRequestFields,
  bloodRequestMessages,
  dayFault,
} from "./blood-requests.messages.ts";
import { type BloodRequestForm, bloodRequestForm } from "./blood-requests.schema.ts";
import { bloodRequestGuard, receiveBloodRequest } from "./blood-requests.service.server.ts";

type Context = Readonly<RouterContextProvider>;

/** What the page needs of the server. */
export async function loadBloodRequestPage(context: Context) {
  const app = services(context);
  const token = await bloodRequestGuard(app)
    .token()
    .catch(optionalPart(context, "the blood request's token"));
  return { token, today: karachiDay(app.clock.now()) };
}

/** The request, sent without JavaScript. The same rules, trap and words as the call `sendBloodRequest`. */
export async function sendBloodRequestPage(context: Context, request: Request) {
  const app = services(context);
  const today = karachiDay(app.clock.now());
  const form = {
    schema: bloodRequestForm,
    fields: bloodRequestFields,
    faults: (values: FormValues) => bloodRequestFaults(values, today),
    refusal: ({ neededBy }: BloodRequestForm) => dayFault(neededBy, today),
    guard: bloodRequestGuard(app),
    contact: ({ phone }: BloodRequestForm) => phoneKey(phone),
    thanks: bloodRequestMessages.received,
  };
  const address = context.get(visitorAddress);
  return formReply(await handlePageForm(request, address, form, (sent) => receiveBloodRequest(app, sent)));
}

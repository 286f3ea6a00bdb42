import type { RouterContextProvider } from "react-router";
import { karachiDay } from "#app/lib/dates.ts";
import { faultsOf } from "#app/lib/form-faults.ts";
import { content, optionalPart, services, visitorAddress } from "#app/services.server.ts";
import { formReply } from "#app/site/form-reply.server.ts";
import { handlePageForm } from "#server/http/public-form.ts";
import {
  type RegistrationKind,
  registrationFields,
  registrationMessages,
  registrationRules,
} from "./registrations.messages.ts";
import { registrationForm } from "./registrations.schema.ts";
import { receiveRegistration, registrationGuard } from "./registrations.service.server.ts";

type Context = Readonly<RouterContextProvider>;

/** What every registration page needs of the server. */
export async function loadRegistrationPage(context: Context) {
  const app = services(context);
  const token = await registrationGuard(app)
    .token()
    .catch(optionalPart(context, "the registration form's token"));
  return { token };
}

/** The kinds of paid work, and the posts that are open today. */
export async function loadPositions(context: Context) {
  const { trades, positions } = await content(context, "positions");
  const today = karachiDay(services(context).clock.now());
  return { trades, positions: positions.filter(({ until }) => until === "" || until >= today) };
}

/** The form of a kind, sent without JavaScript. The same rules, trap and words as the call `sendRegistration`. */
export async function sendRegistrationPage(context: Context, request: Request, kind: RegistrationKind) {
  const app = services(context);
  const form = {
    schema: registrationForm,
    fields: registrationFields(kind),
    faults: (values: Record<string, string>) => faultsOf(registrationRules(kind), values),
    guard: registrationGuard(app),
    contact: ({ email }: { email: string }) => email,
    thanks: registrationMessages.received,
  };
  const address = context.get(visitorAddress);
  return formReply(await handlePageForm(request, address, form, (sent) => receiveRegistration(app, sent)));
}

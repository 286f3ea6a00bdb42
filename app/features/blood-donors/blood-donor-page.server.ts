import type { RouterContextProvider } from "react-router";
import { karachiDay } from "#app/lib/dates.ts";
import type { FormValues } from "#app/lib/form-faults.ts";
import { optionalPart, services, visitorAddress } from "#app/services.server.ts";
import { formReply } from "#app/site/form-reply.server.ts";
import { handlePageForm } from "#server/http/public-form.ts";
import { bloodDonorMessages, donorFields } from "./blood-donors.messages.ts";
import { donorFaultOn, donorFaults, restNote } from "./blood-donors.rules.ts";
import { type DonorForm, donorForm } from "./blood-donors.schema.ts";
import { donorGuard, receiveDonor } from "./blood-donors.service.server.ts";

type Context = Readonly<RouterContextProvider>;

/** What the page needs of the server. */
export async function loadDonorPage(context: Context) {
  const app = services(context);
  const token = await donorGuard(app).token().catch(optionalPart(context, "the donor form's token"));
  return { token, today: karachiDay(app.clock.now()) };
}

/** The donor's form, sent without JavaScript. The same rules, trap and words as the call `sendDonorLead`. */
export async function sendDonorPage(context: Context, request: Request) {
  const app = services(context);
  const today = karachiDay(app.clock.now());
  const form = {
    schema: donorForm,
    fields: donorFields,
    faults: (values: FormValues) => donorFaults(values, today),
    refusal: (donor: DonorForm) => donorFaultOn(donor, today),
    guard: donorGuard(app),
    contact: ({ phone }: DonorForm) => phone,
    thanks: bloodDonorMessages.registered,
    note: (values: FormValues) => restNote(values, today),
  };
  const address = context.get(visitorAddress);
  return formReply(await handlePageForm(request, address, form, (donor) => receiveDonor(app, donor)));
}

import type { RouterContextProvider } from "react-router";
import { type FormValues, faultsOf } from "#app/lib/form-faults.ts";
import { content, optionalPart, services, visitorAddress } from "#app/services.server.ts";
import { formReply } from "#app/site/form-reply.server.ts";
import { handlePageForm } from "#server/http/public-form.ts";
import { sharedStoryFields, sharedStoryMessages, sharedStoryRules } from "./shared-stories.messages.ts";
import { type SharedStoryForm, sharedStoryForm } from "./shared-stories.schema.ts";
import { receiveSharedStory, sharedStoryGuard } from "./shared-stories.service.server.ts";

type Context = Readonly<RouterContextProvider>;

/** What the page needs of the server: the token, and the programmes that a story may be about. */
export async function loadShareStoryPage(context: Context) {
  const guard = sharedStoryGuard(services(context));
  const [token, { programmes }] = await Promise.all([
    guard.token().catch(optionalPart(context, "the story form's token")),
    content(context, "programmes"),
  ]);
  return { token, programmes: programmes.map(({ title }) => title) };
}

/** The story, sent without JavaScript. The same rules, trap and words as the call `sendSharedStory`. */
export async function sendShareStoryPage(context: Context, request: Request) {
  const app = services(context);
  const form = {
    schema: sharedStoryForm,
    fields: sharedStoryFields,
    faults: (values: FormValues) => faultsOf(sharedStoryRules, values),
    guard: sharedStoryGuard(app),
    contact: ({ email, phone }: SharedStoryForm) => email || phone,
    thanks: sharedStoryMessages.received,
  };
  const address = context.get(visitorAddress);
  return formReply(await handlePageForm(request, address, form, (story) => receiveSharedStory(app, story)));
}

import { data, type RouterContextProvider } from "react-router";
import { deps, visitorAddress } from "#app/loader-context.server.ts";
import { readPageForm } from "#server/http/page-forms.ts";
import { passwordResetForm, passwordResetRequest } from "./session.schema.ts";
import { passwordResets, type ResetResult } from "./session-reset.service.server.ts";
import { findPasswordReset } from "./session-reset.store.server.ts";

type Context = Readonly<RouterContextProvider>;

/** What the page shows: whether mail is configured, and a link that is still good. */
export async function loadResetPage(context: Context, request: Request) {
  const { db, clock, env } = deps(context);
  const asked = new URL(request.url).searchParams.get("token") ?? "";
  // Longer than any token of ours is no token of ours.
  const userId = asked.length > 100 ? undefined : await findPasswordReset(db, asked, clock.now());
  const token = userId === undefined ? undefined : asked;
  return { mails: env.mail.url !== undefined, token, dead: asked !== "" && token === undefined };
}

/** What came of a form of the page. `token` when the link is still good, for another try. */
export type ResetPageResult = { good: boolean; message: string; step: "ask" | "set"; token?: string };

/** Both forms of the page: asking for a link, and setting the password with one. The rules and words of the calls. */
export async function sendResetPage(context: Context, request: Request) {
  const app = deps(context);
  const posted = (await readPageForm(request)) ?? {};
  const address = context.get(visitorAddress);
  if (!("password" in posted)) {
    const form = passwordResetRequest.safeParse(posted);
    if (!form.success) return reply({ step: "ask" }, refusal(form.error.issues[0]?.message));
    return reply({ step: "ask" }, await passwordResets(app).ask(form.data, address));
  }
  const form = passwordResetForm.safeParse(posted);
  const result = form.success
    ? await passwordResets(app).set(form.data, address)
    : refusal(form.error.issues[0]?.message);
  const token = typeof posted.token === "string" && posted.token.length <= 100 ? posted.token : "";
  const alive = !result.good && (await findPasswordReset(app.db, token, app.clock.now())) !== undefined;
  return reply({ step: "set", token: alive ? token : undefined }, result);
}

const refusal = (message = ""): ResetResult => ({ status: 422, good: false, message });

function reply(
  about: Pick<ResetPageResult, "step" | "token">,
  { status, good, message, retryAfter }: ResetResult,
) {
  const headers = retryAfter ? { "retry-after": String(retryAfter) } : undefined;
  const result: ResetPageResult = { ...about, good, message };
  return data(result, { status, headers });
}

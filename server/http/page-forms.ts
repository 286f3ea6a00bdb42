import type { FastifyInstance } from "fastify";
import { serverMessages } from "#app/contract/replies.ts";
import { publicBodyBytes } from "./call-routes.ts";
import { respondEarly, sendPlain } from "./errors.ts";

/**
 * Reads the forms that visitors post to pages, which are as small as the bodies of public calls, before they wait for their
 * turn: a form that has arrived is not too late. Browsers send a form's length; a body without one is refused. Call it in
 * the context of the page route.
 */
export function readPageForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "*",
    { parseAs: "buffer", bodyLimit: publicBodyBytes },
    (_request, body: Buffer, done) => done(null, body),
  );
  app.addHook("onRequest", async (request, reply) => {
    const { "content-length": length, "transfer-encoding": chunked } = request.headers;
    if (length === undefined && chunked === undefined) return;
    if (Number(length) <= publicBodyBytes) return;
    respondEarly(request, reply);
    return length === undefined
      ? sendPlain(request, reply, 411, serverMessages.lengthMissing)
      : sendPlain(request, reply, 413, serverMessages.tooLarge(publicBodyBytes));
  });
}

/** Whether a form is a mail program's request to end mails of a kind: RFC 8058. */
export const isOneClick = (form: Record<string, unknown> | undefined): boolean =>
  form?.["List-Unsubscribe"] === "One-Click";

/** The fields of a form that was posted to a page; undefined when it is larger than public calls or unreadable. */
export async function readPageForm(request: Request): Promise<Record<string, unknown> | undefined> {
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  if (!(length <= publicBodyBytes)) return undefined;
  return request.formData().then(Object.fromEntries, () => undefined);
}

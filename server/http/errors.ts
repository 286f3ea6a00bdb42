import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { apiBase } from "#app/contract/call.ts";
import { directionOf, pathIn, readPath } from "#app/contract/language.ts";
import { refuse, serverMessages } from "#app/contract/replies.ts";
import { isMissing } from "#app/lib/form-faults.ts";
import { textIn } from "#app/lib/words.server.ts";
import { isCollision } from "#server/db/connect.ts";
import { PermissionLostError, SessionEndedError } from "#server/db/live-session.ts";
import { DatabaseBusyError } from "#server/db/sqlite-driver.ts";
import { DatabaseUnavailableError } from "#server/db/unavailable.ts";
import { type DiskFault, diskFault } from "#server/disk-reserve.ts";
import { StorageUnavailableError } from "#server/media/media.ts";
import { QueueFullError } from "#server/work-queue.ts";
import { type PlainWord, plainWord, plainWords } from "./plain.words.ts";
import { NeededFirstError } from "./session-check.ts";
import { UnknownFieldError } from "./unknown-fields.ts";

/**
 * The error handler. Client errors get their message; ours are logged in full and show only a support code,
 * the request's id.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof QueueFullError || error instanceof DatabaseBusyError) {
      if (error instanceof DatabaseBusyError) request.log.error({ err: error }, "the database is locked");
      reply.header("retry-after", String(error.retryAfterSeconds));
      return sendPlain(request, reply, 503, serverMessages.overloaded);
    }
    if (error instanceof DatabaseUnavailableError) {
      // Once a minute (outage-log.ts).
      request.log.error({ err: error }, "the database does not answer");
      request.duringOutage = true;
      reply.header("retry-after", String(error.retryAfterSeconds));
      return sendPlain(request, reply, 503, serverMessages.databaseUnavailable, "databaseUnavailable");
    }
    if (error instanceof StorageUnavailableError) {
      request.log.error({ err: error }, "the storage of uploads does not answer");
      request.duringOutage = true;
      // Those of the file that could not be sent.
      for (const name of fileHeaders) reply.removeHeader(name);
      reply.header("retry-after", String(error.retryAfterSeconds));
      return sendPlain(request, reply, 503, serverMessages.storageUnavailable, "storageUnavailable");
    }
    if (error instanceof SessionEndedError) {
      reply.header("www-authenticate", "Bearer");
      return sendPlain(request, reply, 401, serverMessages.notSignedIn);
    }
    if (error instanceof PermissionLostError) {
      return sendPlain(request, reply, 403, serverMessages.noPermission);
    }
    if (error instanceof NeededFirstError) {
      request.log.info({ endpoint: request.routeOptions.config.call?.name, needs: error.needs }, "refused");
      return refuseWith(reply, { status: 403, message: error.message }, { needs: error.needs });
    }
    const fault = diskFault(error);
    if (fault) return refuseForDisk(request, reply, fault, error);
    if (isCollision(error)) {
      // A client error, logged because many of them are worth a look. Its details may contain personal data.
      const { code, table, constraint } = error as { code?: string; table?: string; constraint?: string };
      request.log.warn({ code, table, constraint }, "two writes collided");
      return sendPlain(request, reply, 409, serverMessages.collision);
    }
    const refusal = refusalFor(error, request);
    if (refusal?.status === 413) respondEarly(request, reply);
    if (refusal) return sendPlain(request, reply, refusal.status, refusal.message);
    request.log.error({ err: error, supportCode: request.id }, "a request failed");
    return sendPlain(request, reply, 500, serverMessages.internal(request.id));
  });
}

const fileHeaders = [
  ...["content-length", "content-range", "content-disposition"],
  ...["etag", "last-modified", "accept-ranges"],
];

/**
 * Refuses a call. Of what is refused only its message goes out: it may be an error with more in it.
 * @param refused `retryAfter` in seconds, where a retry makes sense; @param more what the reply says beside the message
 */
export function refuseWith(
  reply: FastifyReply,
  { status, message, retryAfter }: { status: number; message: string; retryAfter?: number },
  more?: object,
): FastifyReply {
  if (retryAfter) reply.header("retry-after", String(retryAfter));
  return reply.code(status).send({ ...refuse(message), ...more });
}

/**
 * An error reply: JSON for an API call, a plain HTML page otherwise.
 * @param word what it says in Urdu, where the status alone does not tell
 */
export function sendPlain(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
  word?: PlainWord,
) {
  const { type, body } = plainBody(request.url, status, message, word);
  return reply.code(status).header("cache-control", "no-store").type(type).send(body);
}

/** Refuses a write that the disk does not take. @param err what has said so, for the log */
export function refuseForDisk(
  request: FastifyRequest,
  reply: FastifyReply,
  fault: DiskFault,
  err?: unknown,
): FastifyReply {
  const [line, message, word] = refusals[fault];
  request.log.error({ err }, line);
  return sendPlain(request, reply, 507, message, word);
}

const refusals = {
  full: ["the disk is full: nothing new is stored", serverMessages.diskFull, "diskFull"],
  readOnly: ["the disk can only be read: nothing is stored", serverMessages.diskReadOnly, "diskReadOnly"],
} as const satisfies Record<DiskFault, readonly [line: string, message: string, word: PlainWord]>;

/** The body of such a reply, for code outside Fastify. */
export function plainBody(
  url: string,
  status: number,
  message: string,
  word: PlainWord = plainWord(status),
): { type: string; body: string } {
  if (url.startsWith(apiBase)) {
    return { type: "application/json; charset=utf-8", body: JSON.stringify({ success: false, message }) };
  }
  const { language } = readPath(url);
  const t = textIn(language, plainWords);
  const said = language === "en" ? message : t(word);
  return {
    type: "text/html; charset=utf-8",
    body:
      `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width"><title>${status}</title><h1>${status}</h1>` +
      `<p>${said}</p><p><a href="${pathIn(language, "/")}">${t("home")}</a></p></html>`,
  };
}

/** The multipart parser throws plain errors for a form without a boundary and for a truncated body. */
const formFault =
  /^Multipart: |multipart data$|^The needle |^Malformed part header|^aborted$|premature close/i;

const badRequest = (message: string) => ({ status: 400, message });

function refusalFor(
  error: FastifyError,
  { routeOptions }: FastifyRequest,
): { status: number; message: string } | undefined {
  if (error instanceof UnknownFieldError) return { status: 422, message: error.message };
  if (error.validation) {
    const [first] = error.validation;
    const missing = error.validation.find(({ keyword, params }) => isMissing({ code: keyword, ...params }));
    return { status: 422, message: (missing ?? first)?.message ?? serverMessages.brokenBody };
  }
  switch (error.code) {
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return { status: 415, message: serverMessages.wrongContentType };
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return {
        status: 413,
        message: routeOptions.config.tooLarge ?? serverMessages.tooLarge(routeOptions.bodyLimit),
      };
  }
  if (formFault.test(error.message)) return badRequest(serverMessages.brokenBody);
  const status = error.statusCode ?? 500;
  if (status === 413) return { status, message: serverMessages.tooManyFields };
  if (status >= 400 && status < 500) return badRequest(serverMessages.brokenBody);
  return undefined;
}

/** How long a client that goes on sending after the response may pause, and how long it may send at all. */
const pauseMs = 5_000;
const wholeMs = 10 * 60_000;

/**
 * For a response before the whole request has arrived. The client is still writing, and most read nothing before they
 * are done: a connection that is closed meanwhile is an error to them, and the response is lost. So the rest of the
 * request is received and discarded for as long as it keeps coming.
 */
export function respondEarly(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { raw } = request;
  if (raw.complete) return reply;
  // "close" would make Node close the connection after the response.
  reply.removeHeader("connection");
  reply.raw.once("finish", () => {
    raw.unpipe();
    const end = () => raw.destroy();
    const pause = setTimeout(end, pauseMs).unref();
    const whole = setTimeout(end, wholeMs).unref();
    raw.on("data", () => pause.refresh());
    raw.resume();
    raw.once("close", () => {
      clearTimeout(pause);
      clearTimeout(whole);
    });
  });
  return reply;
}

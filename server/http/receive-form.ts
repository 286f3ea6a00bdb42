import type {
  FastifyRequest,
  onRequestHookHandler,
  preHandlerHookHandler,
  preSerializationHookHandler,
  preValidationHookHandler,
} from "fastify";
import { serverMessages } from "#app/contract/replies.ts";
import type { Deps } from "#server/deps.ts";
import { type FileRule, largest, type StagingRefusal } from "#server/media/file-rule.ts";
import { type ReceivedFile, receiveFile, type StagedFile } from "#server/media/staging.ts";
import { memoize } from "#server/memoize.ts";
import { clientKey } from "./client-address.ts";
import { refuseWith, respondEarly } from "./errors.ts";
import { createRateLimit, refuseTooMany } from "./rate-limits.ts";
import { unknownFile } from "./unknown-fields.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The files as they arrived, by field, until they are prepared. Discarded at the end of the request. */
    receivedFiles: Map<string, ReceivedFile> | undefined;
    /** The prepared files by field. Discarded at the end of the request unless kept. */
    stagedFiles: Map<string, StagedFile> | undefined;
    /** Why optional files were left out, by field. */
    leftOutFiles: Map<string, StagingRefusal> | undefined;
  }
  interface FastifyContextConfig {
    /** The file fields of this route, for receiving and for the OpenAPI document. */
    files?: readonly FileRule[];
    /** The required words for a body beyond the route's limit; without them the server names the limit. */
    tooLarge?: string;
  }
}

const textLimits = { fields: 40, fieldSize: 1024 * 1024, fieldNameSize: 100, parts: 50 };
/** The limit of all text fields together, beside the files; of what visitors send it is the route's own limit. */
const staffSlack = 2 * 1024 * 1024;

/** What a route needs to receive a form with files: its rules, and the hooks for a route with this limit for its texts. */
export type FormReceiver<Field extends string = string> = {
  rules: readonly FileRule<Field>[];
  hooks: (bodyLimit?: number) => {
    onRequest: onRequestHookHandler;
    preValidation: preValidationHookHandler;
    preHandler: preHandlerHookHandler;
    preSerialization: preSerializationHookHandler<unknown>;
  };
};

/**
 * Receives a form with files: `addRoute(app, name, { form: receiveForm(deps, rule), ... })`. The text fields become
 * `request.body`, so that one schema validates multipart forms and JSON. A file is written to the disk as it comes and
 * decoded only once all fields are valid and no earlier reply answers the request; then it is staged under its field.
 * A private file is checked by its headers, and prepared by the handler (`prepareReceived`).
 */
export const receiveForm = <Field extends string>(
  deps: Deps,
  ...rules: FileRule<Field>[]
): FormReceiver<Field> => ({
  rules,
  hooks: (bodyLimit = staffSlack) => formHooks(deps, rules, bodyLimit),
});

function formHooks(deps: Deps, rules: readonly FileRule[], slack: number) {
  const limits = rules.map(largest);
  const { staff, visitors } = uploadLimits(deps);
  const max = limits.reduce((sum, { maxBytes }) => sum + maxBytes, slack);

  const onRequest: onRequestHookHandler = async (request, reply) => {
    const announced = Number(request.headers["content-length"] ?? 0);
    if (isMultipart(request) && announced > max) {
      const message = limits[0]?.tooLarge ?? serverMessages.tooLarge(max);
      return refuseWith(respondEarly(request, reply), { status: 413, message });
    }
  };

  const preValidation: preValidationHookHandler = async (request, reply) => {
    if (!isMultipart(request)) return;
    const userId = request.session?.userId;
    const wait = await (userId ? staff.take(String(userId)) : visitors.take(clientKey(request.ip)));
    if (wait) return refuseTooMany(respondEarly(request, reply), wait);
    const refusal = await receiveParts(request);
    if (refusal) return refuseWith(respondEarly(request, reply), refusal);
  };

  async function receiveParts(request: FastifyRequest): Promise<StagingRefusal | undefined> {
    const fields: Record<string, string> = Object.create(null);
    let textBytes = 0;
    const fileSize = Math.max(...limits.map(({ maxBytes }) => maxBytes)) + slack;
    const parts = request.parts({ limits: { ...textLimits, files: rules.length + 1, fileSize } });
    for await (const part of parts) {
      if (part.type === "field") {
        if (part.valueTruncated) {
          return { status: 413, message: serverMessages.fieldTooLarge(textLimits.fieldSize) };
        }
        const text = String(part.value);
        textBytes += Buffer.byteLength(text);
        if (textBytes > slack) return { status: 413, message: serverMessages.tooLarge(slack) };
        fields[part.fieldname] = text;
        continue;
      }
      const rule = rules.find(({ field }) => field === part.fieldname);
      const unknown = rule ? undefined : unknownFile(request.routeOptions.config.call, part.fieldname);
      if (unknown) return { status: 422, message: unknown };
      // An empty file input sends a part without a file name.
      if (!rule || part.filename === "") {
        part.file.resume();
        continue;
      }
      request.receivedFiles ??= new Map();
      if (request.receivedFiles.has(rule.field)) return { status: 422, message: serverMessages.tooManyFiles };
      const result = await receiveFile(deps.media, part.file, rule);
      if ("received" in result) {
        request.receivedFiles.set(rule.field, result.received);
        continue;
      }
      if (!rule.isOptional) return result.refused;
      leaveOut(request, rule.field, result.refused);
      // What is left of it, when the storage is away.
      part.file.resume();
    }
    request.body = { ...fields };
    return undefined;
  }

  const preHandler: preHandlerHookHandler = async (request, reply) => {
    // A form whose fault is attached is refused by its handler: its files cost nothing before.
    if (request.validationError) return;
    for (const [field, file] of request.receivedFiles ?? []) {
      const refusal = file.rule.folder ? await file.check() : await prepareReceived(request, field);
      if (refusal && !file.rule.isOptional) return refuseWith(reply, refusal);
      if (refusal) leaveOut(request, field, refusal);
    }
  };

  return { onRequest, preValidation, preHandler, preSerialization: tellNotes };
}

/**
 * One limit for all uploads of a user, and one for a visitor's address, behind which a mobile network may have many donors:
 * it counts before a file is read. What pictures cost is bounded by their queue.
 */
const uploadLimits = memoize((deps: Deps) => ({
  staff: createRateLimit(deps, { name: "uploads", max: 300, seconds: 60 * 60 }),
  visitors: createRateLimit(deps, { name: "visitor-uploads", max: 500, seconds: 60 * 60 }),
}));

/**
 * Prepares the received file of a field and stages it.
 * @returns why it is refused; undefined also when there is none
 */
export async function prepareReceived(
  request: FastifyRequest,
  field: string,
): Promise<StagingRefusal | undefined> {
  const file = request.receivedFiles?.get(field);
  if (!file) return undefined;
  const result = await file.prepare(clientKey(request.ip));
  if ("refused" in result) return result.refused;
  request.receivedFiles?.delete(field);
  stage(request, field, result.staged);
  return undefined;
}

/** The file itself is discarded with the request. */
function leaveOut(request: FastifyRequest, field: string, refusal: StagingRefusal): void {
  request.leftOutFiles ??= new Map();
  request.leftOutFiles.set(field, refusal);
  const { cause } = refusal;
  if (cause) request.log.error({ err: cause }, "an optional file was left out");
}

/** Adds a file that was not sent as multipart. */
export function stage(request: FastifyRequest, field: string, file: StagedFile): void {
  request.stagedFiles ??= new Map();
  request.stagedFiles.set(field, file);
}

/** What is to be told of the files that a request has kept. */
const notes = new WeakMap<FastifyRequest, string[]>();

/** Adds to the reply's message what whoever sent a file should know of it. */
const tellNotes: preSerializationHookHandler<unknown> = async (request, _reply, payload) => {
  const told = notes.get(request) ?? [];
  if (told.length === 0 || typeof payload !== "object" || payload === null || !("message" in payload))
    return payload;
  return { ...payload, message: [payload.message, ...told].join(" ") };
};

/** The files have their row and are in place: they are not discarded with the request. */
export function keepUploadedFiles(request: FastifyRequest): void {
  notes.set(
    request,
    [...(request.stagedFiles?.values() ?? [])].flatMap(({ note }) => note ?? []),
  );
  request.stagedFiles = undefined;
}

/**
 * Discards the files that were not kept, when the reply is sent: onResponse does not run for a client that has
 * disconnected, and while the connection drops the handler may be placing the files. A failure is only logged: the reply
 * is still to be sent, and the sweep removes what stays in the storage.
 */
export async function discardUploadedFiles(request: FastifyRequest): Promise<void> {
  const files = [...(request.receivedFiles?.values() ?? []), ...(request.stagedFiles?.values() ?? [])];
  request.receivedFiles = undefined;
  request.stagedFiles = undefined;
  for (const file of files) {
    await file.discard().catch((err: unknown) => request.log.error({ err }, "a file could not be discarded"));
  }
}

const isMultipart = (request: FastifyRequest) =>
  /^multipart\/form-data/i.test(request.headers["content-type"] ?? "");

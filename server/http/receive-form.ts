import type { FastifyReply, FastifyRequest, onRequestHookHandler, preValidationHookHandler } from "fastify";
import { serverMessages } from "../../app/contract/replies.ts";
import { type FileRule, type StagedFile, stageFile } from "../media/staging.ts";
import type { Services } from "../services.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The file of the form, waiting for its row. Discarded by itself unless the handler placed it. */
    stagedFile: StagedFile | undefined;
  }
}

const textFields = { fields: 40, fieldSize: 1024 * 1024, fieldNameSize: 100, files: 1, parts: 50 };
/** Room for the text fields beside the file. */
const slack = 2 * 1024 * 1024;

/**
 * Hooks for a call that takes a form with one file. The text fields become `request.body`, so that the same
 * schema checks a multipart form and a JSON body; the file is staged as `request.stagedFile`.
 */
export function receiveForm(services: Services, rule: FileRule) {
  const onRequest: onRequestHookHandler = async (request, reply) => {
    const announced = Number(request.headers["content-length"] ?? 0);
    if (isMultipart(request) && announced > rule.maxBytes + slack) {
      return refuse(reply, 413, rule.tooLarge);
    }
  };

  const preValidation: preValidationHookHandler = async (request, reply) => {
    if (!isMultipart(request)) return;
    const fields: Record<string, string> = Object.create(null);
    const parts = request.parts({ limits: { ...textFields, fileSize: rule.maxBytes + slack } });
    for await (const part of parts) {
      if (part.type === "field") {
        if (part.valueTruncated) return refuse(reply, 413, serverMessages.tooLarge);
        fields[part.fieldname] = String(part.value);
      } else if (part.fieldname !== rule.field || part.filename === "") {
        // A file input left empty still sends a part without a name.
        part.file.resume();
      } else {
        const result = await stageFile(services.media, part.file, rule);
        if ("refused" in result) return refuse(reply, result.refused.status, result.refused.message);
        request.stagedFile = result.staged;
      }
    }
    request.body = { ...fields };
  };

  return { onRequest, preValidation, onResponse: discardStaged, onRequestAbort: discardStaged };
}

/** Whatever was staged and not placed goes when the request ends, however it ends. */
async function discardStaged(request: FastifyRequest): Promise<void> {
  const staged = request.stagedFile;
  request.stagedFile = undefined;
  await staged?.discard();
}

const isMultipart = (request: FastifyRequest) =>
  /^multipart\/form-data/i.test(request.headers["content-type"] ?? "");

/** Answers without waiting for the rest of the body. */
function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).header("connection", "close").send({ success: false, message });
}

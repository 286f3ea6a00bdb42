import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { refuse, succeed } from "#app/contract/replies.ts";
import {
  transferMessages as messages,
  proofLinkPath,
} from "#app/features/transfer-reports/transfer-reports.messages.ts";
import { proofLinkToken } from "#app/features/transfer-reports/transfer-reports.schema.ts";
import { addRoute } from "#server/http/endpoint.ts";
import { refuseWith } from "#server/http/errors.ts";
import { keepUploadedFiles, prepareReceived, receiveForm } from "#server/http/receive-form.ts";
import type { Services } from "#server/services.ts";
import { proofFile, type SentProof } from "./receive-transfer-report.server.ts";
import { attachProof, findByProofLink, hasRoomForProof } from "./transfer-proof-link.server.ts";

/** The slip of a request that has brought one. */
export const sentProof = (request: FastifyRequest): SentProof => ({
  async prepare() {
    const refused = await prepareReceived(request, proofFile.field);
    if (refused) return { refused };
    const staged = request.stagedFiles?.get(proofFile.field);
    return staged ? { staged } : { refused: { status: 422, message: messages.noProof } };
  },
  kept: () => keepUploadedFiles(request),
});

/** Adds the slip to a report that was kept without it: TRANSFER-04. The page's form comes here with and without script. */
export function addProofRoute(app: FastifyInstance, services: Services): void {
  addRoute(app, "addTransferProof", {
    summary: "Add the slip to a report of a transfer",
    description:
      "Adds one photo or PDF to a report that was kept without it, with the token of the link in its reply. A browser without JavaScript is led back to the page.",
    query: proofLinkToken,
    body: z.object({}),
    consumes: ["multipart/form-data"],
    form: receiveForm(services, proofFile),
    onSend: answerPage,
    handler: async (request, reply) => {
      const { token } = request.query;
      const ended = refuse(messages.proofLinkEnded);
      const report = await findByProofLink(services, token);
      if (!report) return reply.code(404).send(ended);
      if (!request.receivedFiles?.has(proofFile.field)) return reply.code(422).send(refuse(messages.noProof));
      if (!(await hasRoomForProof(services.db))) return reply.code(503).send(refuse(messages.proofsFull));
      const slip = sentProof(request);
      const made = await slip.prepare();
      if ("refused" in made) return refuseWith(reply, made.refused);
      const added = await services.db
        .transaction()
        .execute((trx) => attachProof(trx, report.id, made.staged));
      if (!added) return reply.code(404).send(ended);
      slip.kept();
      return succeed({ message: messages.proofAdded });
    },
  });
}

/** A form that a browser sent without script is answered by its page. The status says what came of it. */
async function answerPage(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (!request.headers.accept?.includes("text/html")) return payload;
  const { data } = proofLinkToken.safeParse(request.query);
  const query = new URLSearchParams({ token: data?.token ?? "", answer: String(reply.statusCode) });
  reply.code(303).header("location", `${proofLinkPath}?${query}`).removeHeader("content-type");
  return "";
}

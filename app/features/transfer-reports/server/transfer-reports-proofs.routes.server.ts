import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { refuse, succeed } from "#app/contract/replies.ts";
import {
  transferMessages as messages,
  slipLinkPath,
} from "#app/features/transfer-reports/transfer-reports.messages.ts";
import { slipLinkToken } from "#app/features/transfer-reports/transfer-reports.schema.ts";
import { endpoint } from "#server/http/endpoint.ts";
import { refuseWith } from "#server/http/errors.ts";
import {
  discardUploadedFiles,
  keepUploadedFiles,
  prepareReceived,
  receiveForm,
} from "#server/http/receive-form.ts";
import type { Services } from "#server/services.ts";
import { type SentSlip, slipFile } from "./receive-transfer-report.server.ts";
import { attachSlip, findBySlipLink, hasRoomForSlip } from "./transfer-proof-link.server.ts";

/** The slip of a request that has brought one. */
export const sentSlip = (request: FastifyRequest): SentSlip => ({
  async prepare() {
    const refused = await prepareReceived(request, slipFile.field);
    if (refused) return { refused };
    const staged = request.stagedFiles?.get(slipFile.field);
    return staged ? { staged } : { refused: { status: 422, message: messages.noSlip } };
  },
  kept: () => keepUploadedFiles(request),
});

/** Adds the slip to a report that was kept without it: TRANSFER-04. The page's form comes here with and without script. */
export function addSlipRoute(services: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...receiveForm(
        services,
        endpoint("addTransferSlip", {
          summary: "Add the slip to a report of a transfer",
          description:
            "Adds one photo or PDF to a report that was kept without it, with the token of the link in its reply. A browser without JavaScript is led back to the page.",
          query: slipLinkToken,
          body: z.object({}),
          consumes: ["multipart/form-data"],
        }),
        slipFile,
      ),
      onSend: [discardUploadedFiles, answerPage],
      handler: async (request, reply) => {
        const { token } = request.query;
        const ended = refuse(messages.slipLinkEnded);
        const report = await findBySlipLink(services, token);
        if (!report) return reply.code(404).send(ended);
        if (!request.receivedFiles?.has(slipFile.field)) return reply.code(422).send(refuse(messages.noSlip));
        if (!(await hasRoomForSlip(services.db))) return reply.code(503).send(refuse(messages.slipsFull));
        const slip = sentSlip(request);
        const made = await slip.prepare();
        if ("refused" in made) return refuseWith(reply, made.refused);
        const added = await services.db
          .transaction()
          .execute((trx) => attachSlip(trx, report.id, made.staged));
        if (!added) return reply.code(404).send(ended);
        slip.kept();
        return succeed({ message: messages.slipAdded });
      },
    });
  };
}

/** A form that a browser sent without script is answered by its page. The status says what came of it. */
async function answerPage(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (!request.headers.accept?.includes("text/html")) return payload;
  const { data } = slipLinkToken.safeParse(request.query);
  const query = new URLSearchParams({ token: data?.token ?? "", answer: String(reply.statusCode) });
  reply.code(303).header("location", `${slipLinkPath}?${query}`).removeHeader("content-type");
  return "";
}

import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { refuse, succeed } from "#app/contract/replies.ts";
import type { TransferReportForm } from "#app/features/transfer-reports/transfer-reports.form.ts";
import {
  transferList,
  transferProofQuery,
  transferQuery,
  transferRejection,
  transferVerification,
} from "#app/features/transfer-reports/transfer-reports.schema.ts";
import { transferDeskMessages as desk } from "#app/features/transfer-reports/transfer-reports-desk.messages.ts";
import { endpoint } from "#server/http/endpoint.ts";
import { refuseWith } from "#server/http/errors.ts";
import { handlePublicForm } from "#server/http/public-form.ts";
import { receiveForm } from "#server/http/receive-form.ts";
import { signedIn } from "#server/http/session-check.ts";
import { readStoredPath } from "#server/media/media.ts";
import type { Services } from "#server/services.ts";
import { rejectReport, verifyReport } from "./decide-transfer-report.server.ts";
import { proofFile, receiveTransferReport, transferForm } from "./receive-transfer-report.server.ts";
import { findReport, listReports } from "./transfer-reports.store.server.ts";
import { addProofRoute, sentProof } from "./transfer-reports-proofs.routes.server.ts";

/** Transfer reports: DONATE-08, TRANSFER-*. */
export function transferRoutes(services: Services): FastifyPluginAsyncZod {
  const { db, media } = services;
  const form = transferForm(services);

  return async (app) => {
    app.route({
      ...receiveForm(
        services,
        endpoint("sendTransferReport", {
          summary: "Report a transfer",
          description:
            "Stores what a donor says of a transfer, with a photo of the slip. With the key of a gift it is about that gift; without one it starts a gift. The gift then waits until staff have found the money.",
          body: form.rules.schema,
          consumes: ["multipart/form-data", "application/json"],
        }),
        proofFile,
      ),
      handler: (request, reply) => {
        const slip = request.receivedFiles?.has(proofFile.field) ? sentProof(request) : undefined;
        const receive = (report: TransferReportForm) => receiveTransferReport(services, report, slip);
        return handlePublicForm(request, reply, { ...form, receive });
      },
    });

    await app.register(addProofRoute(services));

    app.route({
      ...endpoint("listTransferReports", {
        summary: "List and search reports of transfers",
        description: "Those that wait first, the newest first among them.",
        query: transferQuery,
        reply: transferList,
      }),
      handler: async (request, reply) => {
        const { next, ...list } = await listReports(db, request.query);
        if (next) reply.header("x-next-cursor", next);
        return reply.send(succeed(list));
      },
    });

    app.route({
      ...endpoint("readTransferProof", {
        summary: "The slip of a report",
        description: "The picture or PDF that a donor sent. Never public.",
        query: transferProofQuery,
        reply: "file",
      }),
      handler: async (request, reply) => {
        const report = await findReport(db, request.query.id);
        const stored = report?.slip ? readStoredPath(report.slip) : undefined;
        const file = stored && (await media.open(stored.folder, stored.name));
        if (!stored || !file) return reply.code(404).send(refuse(desk.proofGone));
        const isDocument = stored.name.endsWith(".pdf");
        return (
          reply
            .type(isDocument ? "application/pdf" : "image/jpeg")
            // A document from a stranger is saved, never opened in the place of a page of ours.
            .header(
              "content-disposition",
              `${isDocument ? "attachment" : "inline"}; filename="slip-${request.query.id}.${isDocument ? "pdf" : "jpg"}"`,
            )
            .header("content-length", file.size)
            .header("cache-control", "no-store")
            .send(file.stream())
        );
      },
    });

    app.route({
      ...endpoint("verifyTransfer", {
        summary: "Verify a transfer",
        description: "Says that the money has come: the gift is paid and has its receipt.",
        body: transferVerification,
      }),
      handler: async (request, reply) => {
        const fault = await verifyReport(services, signedIn(request), request.body.id);
        if (fault) return refuseWith(reply, fault);
        return succeed({ message: desk.verified });
      },
    });

    app.route({
      ...endpoint("rejectTransfer", {
        summary: "Reject a report of a transfer",
        description:
          "Says that the money was not found, with a reason that is mailed to the donor. The slip is deleted.",
        body: transferRejection,
      }),
      handler: async (request, reply) => {
        const fault = await rejectReport(services, signedIn(request), request.body);
        if (fault) return refuseWith(reply, fault);
        return succeed({ message: desk.rejected });
      },
    });
  };
}

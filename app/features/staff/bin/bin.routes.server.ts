import type { FastifyInstance } from "fastify";
import { binNounList, binNouns, binMessages as messages } from "#app/contract/bin.ts";
import { serverMessages, succeed } from "#app/contract/replies.ts";
import { bringBack, listBin } from "#server/bin/bring-back.ts";
import { deleteForGood } from "#server/bin/empty-bin.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute, pageOf } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { may, signedInWith } from "#server/http/session-check.ts";
import { binCalls } from "./bin.calls.ts";
import { binnedItem, listBinQuery, listBinReply } from "./bin.schema.ts";

const forbidden = { status: 403, message: serverMessages.noPermission };
const gone = { status: 404, message: messages.gone };

/** What was deleted in the last 30 days, brought back or deleted for good: BIN-01 to BIN-06. */
export function binRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, binCalls.listBin, {
    description: "What was deleted and can still be brought back, the latest first.",
    query: listBinQuery,
    reply: listBinReply,
    handler: async (request, reply) => {
      const { noun, ...page } = request.query;
      const nouns = binNounList
        .filter((each) => noun === undefined || each === noun)
        .filter((each) => may(request, binNouns[each].permission));
      return succeed(pageOf(reply, await listBin(deps, nouns, page)));
    },
  });

  addRoute(app, binCalls.restoreBinItem, {
    description:
      "Puts it back where it was, under its own number, with what went with it. Where its name is taken by now it is refused with 409.",
    body: binnedItem,
    handler: async (request, reply) => {
      const who = signedInWith(request, binNouns[request.body.noun].permission);
      if (!who) return refuseWith(reply, forbidden);
      const restored = await bringBack(deps, who, request.body);
      if (!restored) return refuseWith(reply, gone);
      if ("fault" in restored) return refuseWith(reply, { status: 409, message: restored.fault });
      const { notes, missingFiles } = restored;
      const said = [messages.restored, ...notes, ...(missingFiles ? [messages.missingFiles] : [])];
      return succeed({ message: said.join(" ") });
    },
  });

  addRoute(app, binCalls.deleteBinItem, {
    description: "Deletes it with its files and its earlier versions. Nothing brings it back.",
    body: binnedItem,
    handler: async (request, reply) => {
      const who = signedInWith(request, binNouns[request.body.noun].permission);
      if (!who) return refuseWith(reply, forbidden);
      return (await deleteForGood(deps, who, request.body))
        ? succeed({ message: messages.deletedForGood })
        : refuseWith(reply, gone);
    },
  });
}

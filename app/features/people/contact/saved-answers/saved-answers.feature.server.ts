import { succeed } from "#app/contract/replies.ts";
import { addRowRoutes } from "#app/rows/row-routes.server.ts";
import { rowService } from "#app/rows/row-service.server.ts";
import { rowsFeature } from "#app/rows/rows-feature.server.ts";
import { listRows } from "#app/rows/rows-list.server.ts";
import { addRoute, pageOf } from "#server/http/call-routes.ts";
import { savedAnswersCalls as calls } from "./saved-answers.calls.ts";
import { maxSavedAnswers } from "./saved-answers.messages.ts";
import { savedAnswers } from "./saved-answers.rows.ts";
import * as schema from "./saved-answers.schema.ts";

export const savedAnswersFeature = rowsFeature(savedAnswers, {
  group: { name: "Saved answers", description: "Answers that staff keep, to use them again." },
  exported: {
    saved_answers: "Answers that staff keep, to use them again",
  },
  routes(app, deps) {
    addRoute(app, calls.listSavedAnswers, {
      description: "The newest first.",
      query: schema.savedAnswersQuery,
      reply: schema.savedAnswersReply,
      handler: async ({ query: { limit = maxSavedAnswers, ...query } }, reply) => {
        const { rows } = pageOf(reply, await listRows(deps.db, savedAnswers, { limit, ...query }));
        return succeed({ answers: rows });
      },
    });
    addRowRoutes(app, deps, {
      service: rowService(savedAnswers, {}),
      calls: {
        create: calls.createSavedAnswer,
        update: calls.updateSavedAnswer,
        remove: calls.deleteSavedAnswer,
      },
      create: schema.savedAnswerForm,
      update: schema.savedAnswerUpdate,
    });
  },
  samples: () => [],
});

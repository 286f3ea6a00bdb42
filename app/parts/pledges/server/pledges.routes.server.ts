import type { FastifyInstance } from "fastify";
import { methodNames } from "#app/contract/payment-methods.ts";
import { refuse, succeed } from "#app/contract/replies.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { pledgesCalls } from "#app/parts/pledges/pledges.calls.ts";
import { pledgeMessages as messages, pledgeStateNames } from "#app/parts/pledges/pledges.messages.ts";
import * as schema from "#app/parts/pledges/pledges.schema.ts";
import { recordChange } from "#server/audit.ts";
import type { Deps } from "#server/deps.ts";
import { addAct, recorded } from "#server/http/add-act.ts";
import { addRoute, pageOf } from "#server/http/call-routes.ts";
import { createRateLimit, refuseTooMany } from "#server/http/rate-limits.ts";
import { sendCsv } from "#server/http/send-csv.ts";
import { signedIn } from "#server/http/session-check.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { linkMail } from "./pledge-mails.server.ts";
import { lockPledge, takeStep } from "./pledges.service.server.ts";
import { findPledgeById, readMailedPledge } from "./pledges.store.server.ts";
import { listPledges, readAllPledges } from "./pledges-list.store.server.ts";

const noun = "monthly support";

/** The dashboard's calls for monthly support: PLEDGE-07. No reply holds the key of a pledge: only its donor has it. */
export function pledgesRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, env } = deps;
  /** Links are asked for on the telephone, not in bulk. */
  const links = createRateLimit(deps, { name: "pledge-links", max: 3, seconds: 24 * 60 * 60 });

  addRoute(app, pledgesCalls.listPledges, {
    description: "A page of pledges, the newest first, with what all active ones come to a month.",
    query: schema.pledgesQuery,
    reply: schema.listPledgesReply,
    handler: async (request, reply) => succeed(pageOf(reply, await listPledges(db, request.query))),
  });

  addAct(app, deps, pledgesCalls.stopPledge, {
    description:
      "Stops the reminders at the donor's wish. The donor is told by mail; the reason is kept in the audit log.",
    body: schema.pledgeStop,
    act: recorded(async (trx, now, { id, reason }) => {
      const pledge = await lockPledge(trx, id);
      if (!pledge) return { status: 404, message: messages.gone };
      if (pledge.state === "stopped") return { status: 409, message: messages.alreadyStopped };
      await takeStep(trx, { now, siteUrl: env.siteUrl }, pledge, "stop");
      const isMailed = pledge.state !== "waiting" && pledge.donor_email;
      const stopped = deps.mail ? messages.stopped : messages.stoppedWithoutMail;
      return {
        action: "stop",
        noun,
        id,
        before: { state: pledge.state, reason: "" },
        after: { state: "stopped", reason },
        message: isMailed ? stopped : messages.stoppedSilently,
      };
    }),
  });

  addRoute(app, pledgesCalls.mailPledgeLink, {
    description: "For a donor who has lost it. At most three times a day.",
    body: schema.pledgeId,
    refuses: [429],
    handler: async (request, reply) => {
      const { id } = request.body;
      const pledge = await findPledgeById(db, id);
      if (!pledge) return reply.code(404).send(refuse(messages.gone));
      if (!pledge.donor_email) return reply.code(409).send(refuse(messages.noAddress));
      const wait = await links.take(String(id));
      if (wait) return refuseTooMany(reply, wait);
      const now = clock.now();
      await db.transaction().execute(async (trx) => {
        const mailed = await readMailedPledge(trx, now, id);
        await queueMail(trx, now, { to: pledge.donor_email, content: linkMail(env.siteUrl, mailed) });
        await recordChange(trx, now, signedIn(request), { action: "mail link", noun, id });
      });
      return succeed({ message: deps.mail ? messages.linkSent : messages.linkWaits });
    },
  });

  addRoute(app, pledgesCalls.exportPledges, {
    description: "All pledges as a file for spreadsheets, without their keys.",
    reply: "file",
    handler: async (request, reply) => {
      await recordChange(db, clock.now(), signedIn(request), { action: "export", noun, id: "all" });
      return sendCsv(reply, {
        file: "monthly-support.csv",
        rows: readAllPledges(deps.reader),
        columns: {
          Began: (row) => karachiDay(new Date(row.created_at)),
          State: (row) => pledgeStateNames[row.state],
          Name: (row) => row.donor_name,
          Email: (row) => row.donor_email,
          Anonymous: (row) => (row.anonymous ? "Yes" : "No"),
          "Amount (PKR)": (row) => row.amount,
          For: (row) => row.fund.title,
          Method: (row) => methodNames[row.method],
          Day: (row) => row.day,
          "Next reminder": (row) => row.next_due_on,
          Stopped: (row) => row.ended_at && karachiDay(new Date(row.ended_at)),
          Gifts: (row) => row.donations,
          "Given (PKR)": (row) => row.given,
        },
      });
    },
  });
}

import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { methodNames } from "#app/contract/payment-methods.ts";
import { refuse, succeed } from "#app/contract/replies.ts";
import { done } from "#app/contract/reply-schemas.ts";
import { checkout } from "#app/features/giving/donations/donations.schema.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { textIn } from "#app/lib/words.server.ts";
import { pledgesCalls } from "#app/parts/pledges/pledges.calls.ts";
import { pledgeMessages as messages, pledgeStateNames } from "#app/parts/pledges/pledges.messages.ts";
import * as schema from "#app/parts/pledges/pledges.schema.ts";
import { pledgeWords } from "#app/parts/pledges/pledges.words.ts";
import { recordChange } from "#server/audit.ts";
import type { Deps } from "#server/deps.ts";
import { addAct, recorded } from "#server/http/add-act.ts";
import { addRoute, pageOf } from "#server/http/call-routes.ts";
import { clientKey } from "#server/http/client-address.ts";
import { refuseWith } from "#server/http/errors.ts";
import { createRateLimit, refuseTooMany } from "#server/http/rate-limits.ts";
import { sendCsv } from "#server/http/send-csv.ts";
import { signedIn } from "#server/http/session-check.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { payPledge } from "./pay-pledge.server.ts";
import { linkMail } from "./pledge-mails.server.ts";
import {
  changePledge,
  doneKeys,
  lockPledge,
  type PledgeFault,
  pledgeLimit,
  pledgeRulesIn,
  stepPledge,
  takeStep,
} from "./pledges.service.server.ts";
import {
  findPledgeById,
  issueStaffKey,
  listPledgeDonations,
  presentDonation,
  readMailedPledge,
  readPledgeView,
} from "./pledges.store.server.ts";
import { listPledges, readAllPledges } from "./pledges-list.store.server.ts";

const t = textIn("en", pledgeWords);
const rules = pledgeRulesIn.en;

const refusals: Record<PledgeFault, { status: 404 | 409; message: string }> = {
  unknown: { status: 404, message: t("unknown") },
  "not-now": { status: 409, message: t("notNow") },
};

/** The calls of whoever has the key of a pledge: PLEDGE-03..05. */
export function pledgesRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  const addresses = createRateLimit(deps, { name: "pledges-address", max: 120, seconds: 60 });
  const changes = pledgeLimit(deps);

  /** The seconds to wait, when there were too many calls from there or changes of this pledge. */
  const waitOf = async ({ ip }: FastifyRequest, key?: string) =>
    (await addresses.take(clientKey(ip))) ?? (key === undefined ? undefined : await changes.take(key));

  addRoute(app, pledgesCalls.readPledge, {
    description: "Amount, next reminder and gifts, for whoever has the key. It names no donor.",
    query: rules.key,
    reply: done({ pledge: schema.pledgeView }),
    refuses: [429],
    handler: async (request, reply) => {
      const wait = await waitOf(request);
      if (wait) return refuseTooMany(reply, wait);
      const pledge = await readPledgeView(db, clock.now(), request.query.key);
      if (!pledge) return refuseWith(reply, refusals.unknown);
      return reply.header("cache-control", "no-store").send(succeed({ pledge }));
    },
  });

  addRoute(app, pledgesCalls.updatePledge, {
    description: "Changes the amount and the day of the month.",
    body: rules.change,
    handler: async (request, reply) => {
      const wait = await waitOf(request, request.body.key);
      if (wait) return refuseTooMany(reply, wait);
      const { fault } = await changePledge(deps, request.body);
      return fault ? refuseWith(reply, refusals[fault]) : succeed({ message: t("changed") });
    },
  });

  addRoute(app, pledgesCalls.stepPledge, {
    description: "Changes the state of a pledge. What is so already stays so.",
    body: rules.step,
    handler: async (request, reply) => {
      const { key, action } = request.body;
      const wait = await waitOf(request, key);
      if (wait) return refuseTooMany(reply, wait);
      const { fault } = await stepPledge(deps, key, action);
      return fault ? refuseWith(reply, refusals[fault]) : succeed({ message: t(doneKeys[action]) });
    },
  });

  addRoute(app, pledgesCalls.payPledge, {
    description:
      "Makes the gift of the open month, or finds the one that was made, and says where to pay it.",
    body: rules.payment,
    reply: done({ path: z.string(), checkout }),
    status: 201,
    handler: async (request, reply) => {
      const wait = await waitOf(request, request.body.key);
      if (wait) return refuseTooMany(reply, wait);
      const paid = await payPledge(deps, request.body);
      if ("fault" in paid) return refuseWith(reply, { status: paid.status, message: t(paid.fault) });
      return reply.code(201).send(succeed(paid));
    },
  });

  pledgesAdminRoutes(app, deps);
}

const noun = "monthly support";

/** The dashboard's calls for monthly support: PLEDGE-07. No reply holds the key of a pledge: only its donor has it. */
function pledgesAdminRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, env } = deps;
  /** Links are asked for on the telephone, not in bulk. */
  const links = createRateLimit(deps, { name: "pledge-links", max: 3, seconds: 24 * 60 * 60 });

  addRoute(app, pledgesCalls.listPledges, {
    description: "A page of pledges, the newest first, with what all active ones come to a month.",
    query: schema.pledgesQuery,
    reply: schema.listPledgesReply,
    handler: async (request, reply) => succeed(pageOf(reply, await listPledges(db, request.query))),
  });

  addRoute(app, pledgesCalls.listPledgeDonations, {
    description: "Newest first, with the month that each is for.",
    query: schema.pledgeId,
    reply: schema.pledgeDonations,
    handler: async (request, reply) => {
      const { id } = request.query;
      if (!(await findPledgeById(db, id))) return reply.code(404).send(refuse(messages.gone));
      const donations = await listPledgeDonations(db, id);
      const key = await issueStaffKey(db, clock.now(), id);
      return succeed({
        donations: donations.map((donation) => ({ id: donation.id, ...presentDonation(key, donation) })),
      });
    },
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

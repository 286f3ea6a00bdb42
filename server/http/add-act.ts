import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { z } from "zod";
import type { Call, CallReply, Done, TypesOf } from "#app/contract/call.ts";
import { succeed } from "#app/contract/replies.ts";
import { type Change, recordChange } from "#server/audit.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { besideMessage, type Fault, faultIfRefused } from "#server/refusal.ts";
import { type AsStated, type Description, type RouteExtras, routeOf, withExtras } from "./call-routes.ts";
import { refuseWith } from "./errors.ts";
import { type Session, signedIn } from "./session-check.ts";

type Schema = z.core.$ZodType | undefined;
type Taken<Body> = Body extends z.core.$ZodType ? z.output<Body> : undefined;

type Refused = Omit<Fault, "status"> & { status: number };
/** Why an act was not done, or what waits for a second person. */
type NotDone = Refused | { fault: Refused } | { waits: string };
/** What came of an act. What it has beside these is what the call answers beside its message. */
type Outcome = Refused | ({ fault?: Refused; waits?: string } & object) | undefined;
const isRefused = (outcome: NonNullable<Outcome>): outcome is Refused => "status" in outcome;
/** What a call answers beside its message. */
type Answer<Made extends Call> = Omit<CallReply<Made>, keyof Done>;
/** Nothing to check where an act that is done has all that the call answers. */
type Answering<Made extends Call, Came> =
  Exclude<Came, NotDone> extends Answer<Made> | undefined ? unknown : { act: "lacks what the call answers" };

type Act<Made extends Call, Body extends Schema, Reply extends Schema, Came extends Outcome> = Description<
  undefined,
  Body,
  Reply,
  z.core.$ZodType,
  undefined
> &
  Pick<RouteExtras<never>, "config" | "once" | "refuses"> & {
    act: (deps: Deps, who: Session, body: Taken<Body>) => Promise<Came>;
    /** The reply's message once it is done. */
    message?: string | ((body: Taken<Body>, answer: Answer<Made>) => string);
    /** 201 where it creates something. */
    status?: 200 | 201;
    /** It may wait for a second person: 202. */
    waits?: true;
  };

/**
 * Adds the route of a call by which one of staff does something:
 * `addAct(app, deps, helpAdminCalls.noteHelpRequest, { description, body, act: noteHelpRequest, message: messages.noted
 * })`. A fault is refused, what waits for a second person is answered with 202, and what else the act returns is
 * answered beside the message: such an act is passed by its name, because of a function written in place its answer is
 * not inferred.
 */
export function addAct<
  Made extends Call,
  Came extends Outcome,
  Body extends Schema = undefined,
  Reply extends Schema = undefined,
>(
  app: FastifyInstance,
  deps: Deps,
  call: Made,
  described: Act<Made, Body, Reply, Came> &
    AsStated<TypesOf<Made>, undefined, Body, Reply> &
    Answering<Made, Came>,
): void {
  const {
    act,
    message,
    status = 200,
    waits: mayWait,
    config,
    once,
    refuses,
    ...description
  }: Act<Made, Body, Reply, Came> = described;
  const route: Omit<RouteOptions, "handler"> = withExtras(routeOf(call, description), {
    config,
    once,
    refuses,
    status: mayWait ? [status, 202] : status,
  });
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    // What the route's schema has made of it.
    const body = request.body as Taken<Body>;
    const outcome: Outcome = await act(deps, signedIn(request), body);
    const came = outcome && isRefused(outcome) ? { fault: outcome } : outcome;
    const { fault, waits, ...answer }: { fault?: Refused; waits?: string } = came ?? {};
    if (fault) return refuseWith(reply, fault, besideMessage(fault));
    if (waits !== undefined) return reply.code(202).send(succeed({ message: waits }));
    // All that the call answers: `Answering`.
    const said = typeof message === "function" ? message(body, answer as Answer<Made>) : message;
    return reply.code(status).send(succeed({ message: said, ...answer }));
  };
  app.route({ ...route, handler });
}

/** The reply's message, where the act has its own. */
type Said<Made> = Made extends { message: string } ? { message: string } : undefined;

/**
 * An act of staff that changes something and writes it in the audit log, both or neither: for `addAct`.
 * @param change in the transaction; what it returns is the entry in the log, or why nothing was changed. Beside the entry
 * stands the reply's `message`, where that depends on what was changed
 */
export const recorded =
  <Body, Made extends Change>(
    change: (trx: Db, now: Date, body: Body, who: Session) => Promise<Made | Fault>,
  ) =>
  ({ db, clock }: Pick<Deps, "db" | "clock">, who: Session, body: Body): Promise<Fault | Said<Made>> =>
    faultIfRefused(
      db.transaction().execute(async (trx): Promise<Fault | Said<Made>> => {
        const now = clock.now();
        const made = await change(trx, now, body, who);
        if ("status" in made) return made;
        await recordChange(trx, now, who, made);
        return ("message" in made ? { message: made.message } : undefined) as Said<Made>;
      }),
    );

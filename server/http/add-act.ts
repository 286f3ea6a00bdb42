import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { z } from "zod";
import type { Call, TypesOf } from "#app/contract/call.ts";
import { succeed } from "#app/contract/replies.ts";
import type { Deps } from "#server/deps.ts";
import { besideMessage, type Fault } from "#server/refusal.ts";
import { type AsStated, type Description, type RouteExtras, routeOf, withExtras } from "./call-routes.ts";
import { refuseWith } from "./errors.ts";
import { type Session, signedIn } from "./session-check.ts";

/** What came of an act: why it was not done, or what waits for a second person; undefined: it is done. */
type Outcome = Fault | { fault?: Fault; waits?: string } | undefined;

type Act<Body extends z.core.$ZodType> = Omit<
  Description<undefined, Body, undefined, z.core.$ZodType, undefined>,
  "body"
> &
  Pick<RouteExtras<never>, "config" | "once"> & {
    body: Body;
    act: (deps: Deps, who: Session, body: z.output<Body>) => Promise<Outcome>;
    /** The reply's message once it is done. */
    message: string | ((body: z.output<Body>) => string);
    /** 201 where it creates something. */
    status?: 200 | 201;
  };

/**
 * Adds the route of a call by which one of staff does something whose reply is a message alone:
 * `addAct(app, deps, helpAdminCalls.noteHelpRequest, { description, body, act: noteHelpRequest, message: messages.noted })`.
 * What waits for a second person is answered with 202.
 */
export function addAct<Made extends Call, Body extends z.core.$ZodType>(
  app: FastifyInstance,
  deps: Deps,
  call: Made,
  described: Act<Body> & AsStated<TypesOf<Made>, undefined, Body, undefined>,
): void {
  const { act, message, status = 200, config, once, ...description }: Act<Body> = described;
  const route: Omit<RouteOptions, "handler"> = withExtras(routeOf(call, description), { config, once });
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    // What the route's schema has made of it.
    const body = request.body as z.output<Body>;
    const outcome = (await act(deps, signedIn(request), body)) ?? {};
    const { fault, waits } = "status" in outcome ? { fault: outcome, waits: undefined } : outcome;
    if (fault) return refuseWith(reply, fault, besideMessage(fault));
    if (waits !== undefined) return reply.code(202).send(succeed({ message: waits }));
    const said = typeof message === "string" ? message : message(body);
    return reply.code(status).send(succeed({ message: said }));
  };
  app.route({ ...route, handler });
}

import type {
  ContextConfigDefault,
  FastifyInstance,
  FastifyReply,
  onSendHookHandler,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
  RouteOptions,
} from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { z } from "zod";
import {
  apiBase,
  type BodyOf,
  type Call,
  type Done,
  type FilesOf,
  type QueryOf,
  type ReplyOf,
  type TypesOf,
} from "#app/contract/call.ts";
import type { Refusal } from "#app/contract/replies.ts";
import { done, refusal } from "#app/contract/reply-schemas.ts";
import type { RefusalStatus, Success } from "./call-answers.ts";
import { type Keeping, wholeReply } from "./idempotency.ts";
import { discardUploadedFiles, type FormReceiver } from "./receive-form.ts";

/** What anybody may send without signing in: many times the longest form, little to read and to check. */
export const publicBodyBytes = 64 * 1024;

type Schema = z.core.$ZodType | undefined;
/** What a route says of its call beside its summary: more words of the OpenAPI document, and its schemas. */
export type Description<Query, Body, Reply, Refused, Params> = {
  description: string;
  consumes?: string[];
  params?: Params;
  query?: Query;
  body?: Body;
  /** The envelope alone by default. "file": no JSON but a file or a page. */
  reply?: Reply;
  /** A refusal that says more than its message. */
  refusal?: Refused;
};

type Taken<S> = S extends z.core.$ZodType ? z.input<S> : undefined;
type Answered<S> = S extends z.core.$ZodType ? Exclude<z.output<S>, Refusal> : S extends "file" ? Blob : Done;
/** Nothing to check where both are the same type. */
type Same<Part extends string, One, Other> = [One, Other] extends [Other, One]
  ? unknown
  : { [Key in Part]: "differs from the types of the call" };
export type AsStated<Types, Query, Body, Reply> = Same<"query", Taken<Query>, QueryOf<Types>> &
  Same<"body", Taken<Body>, BodyOf<Types>> &
  Same<"reply", Answered<Reply>, ReplyOf<Types>>;

type Named<Name extends string, S> = S extends z.core.$ZodType ? { [Key in Name]: S } : unknown;
type OwnReply<Reply> = Reply extends z.core.$ZodType ? Reply : ReturnType<typeof done<Record<never, never>>>;
type RouteSchema<Query, Body, Reply, Refused, Params> = {
  summary: string;
  description: string;
  consumes?: string[];
} & Named<"params", Params> &
  Named<"querystring", Query> &
  Named<"body", Body> &
  (Reply extends "file"
    ? unknown
    : {
        response: {
          "2xx": OwnReply<Reply>;
          "4xx": Refused extends z.core.$ZodType ? Refused : typeof refusal;
        };
      });

type Handler<Query, Body, Reply, Refused, Params> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  RouteSchema<Query, Body, Reply, Refused, Params>,
  ZodTypeProvider
>;

/** What a route may have beside its schemas. */
export type RouteExtras<Files extends string> = Pick<
  RouteOptions,
  "bodyLimit" | "config" | "attachValidation"
> & {
  /** Creates something, once for each Idempotency-Key. How its reply is kept, or true: as it is. */
  once?: Keeping | true;
  /** The form with files that it receives: `receiveForm`. */
  form?: FormReceiver<Files>;
  /** With what it succeeds; 200 by default. */
  status?: Success | readonly Success[];
  /** With what it refuses beyond what follows from the call (`refusalsOf`), such as 429 where it is limited. */
  refuses?: readonly RefusalStatus[];
  /** After the files that were not kept are discarded. */
  onSend?: onSendHookHandler;
};

/**
 * Adds the route of a call: `addRoute(app, bannerCalls.readBanner, { description, reply, handler })`. Method, address,
 * guard and, for visitors, the largest body come from the call. A schema that takes or answers something else than the
 * call says is a fault of types.
 */
export function addRoute<
  Made extends Call,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Reply extends Schema | "file" = undefined,
  Refused extends Schema = undefined,
  Params extends Schema = undefined,
>(
  app: FastifyInstance,
  call: Made,
  described: Description<Query, Body, Reply, Refused, Params> &
    AsStated<TypesOf<Made>, Query, Body, Reply> &
    RouteExtras<FilesOf<TypesOf<Made>>> & { handler: Handler<Query, Body, Reply, Refused, Params> },
): void {
  const {
    handler,
    once,
    form,
    status,
    refuses,
    config,
    bodyLimit,
    attachValidation,
    onSend,
    ...description
  } = described;
  const route = routeOf<Query, Body, Reply, Refused, Params>(call, description);
  app.withTypeProvider<ZodTypeProvider>().route({
    ...withExtras(route, { once, form, status, refuses, config, bodyLimit, attachValidation, onSend }),
    handler,
  });
}

/** A route with what it has beside its schemas. */
export function withExtras<Route extends ReturnType<typeof routeOf>>(
  route: Route,
  { once, form, status, refuses, config, bodyLimit, attachValidation, onSend }: RouteExtras<string>,
): Route {
  return {
    ...route,
    ...form?.hooks(route.bodyLimit),
    ...(bodyLimit && { bodyLimit }),
    ...(attachValidation && { attachValidation }),
    ...((form || onSend) && {
      onSend: [...(form ? [discardUploadedFiles] : []), ...(onSend ? [onSend] : [])],
    }),
    config: {
      ...route.config,
      ...config,
      ...(form && { files: form.rules }),
      ...(status && { successes: [status].flat() }),
      ...(refuses && { refuses }),
      ...(once && { idempotent: once === true ? wholeReply : once }),
    },
  };
}

/**
 * A route without its handler and without the check of its types, where the call is not known when the program is
 * compiled: `app.route({ ...routeOf(...), handler })`.
 */
export function routeOf<
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Reply extends Schema | "file" = undefined,
  Refused extends Schema = undefined,
  Params extends Schema = undefined,
>(
  call: Call,
  {
    query,
    reply,
    refusal: refused = refusal,
    ...described
  }: Description<Query, Body, Reply, Refused, Params>,
) {
  const { method, path, access, summary } = call;
  const schema = {
    summary,
    ...described,
    ...(query && { querystring: query }),
    ...(reply !== "file" && { response: { "2xx": reply ?? done({}), "4xx": refused } }),
  };
  return {
    method,
    url: `${apiBase}/${path}`,
    config: { call },
    ...(access === "public" && { bodyLimit: publicBodyBytes }),
    schema: schema as RouteSchema<Query, Body, Reply, Refused, Params>,
  };
}

/**
 * Stops the program at its start when a route under the base is no call, or when two answer the same one. Must be set
 * before the first route.
 */
export function checkCalls(app: FastifyInstance, others: readonly string[]): void {
  const built = new Set<string>();
  app.addHook("onRoute", (route) => {
    const name = route.config?.call?.name;
    // Fastify adds a HEAD beside each GET by itself.
    if (route.method === "HEAD") return;
    if (name) {
      if (built.has(name)) throw new Error(`Two routes answer ${name}`);
      built.add(name);
    } else if (route.url.startsWith(apiBase) && !others.includes(route.url)) {
      throw new Error(`${route.method} ${route.url} is no call of a feature`);
    }
  });
}

/**
 * Says in a header where the next page of a list begins, if there is one: `succeed(pageOf(reply, await listPayouts(...)))`.
 * @returns what else the page holds
 */
export function pageOf<List extends { next?: string | number }>(
  reply: Pick<FastifyReply, "header">,
  { next, ...page }: List,
): Omit<List, "next"> {
  if (next !== undefined) reply.header("x-next-cursor", String(next));
  return page;
}

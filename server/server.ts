import type http from "node:http";
import multipart from "@fastify/multipart";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { z } from "zod";
import { apiBase } from "#app/contract/call.ts";
import { serverMessages } from "#app/contract/replies.ts";
import { findSession } from "./db/sessions.ts";
import type { Deps } from "./deps.ts";
import type { Env } from "./env.ts";
import { checkCalls } from "./http/call-routes.ts";
import { compressReplies } from "./http/compress-replies.ts";
import { handleErrors, sendPlain } from "./http/errors.ts";
import { refuseOnFullDisk } from "./http/full-disk.ts";
import { setSecurityHeaders } from "./http/headers.ts";
import { healthChecks } from "./http/health.ts";
import { type ConnectionLimits, createHttpServer, respondToClientError } from "./http/http-server.ts";
import { answerRepeats } from "./http/idempotency.ts";
import { limitCalls } from "./http/limit-calls.ts";
import { logAtOnce, logRequests } from "./http/log-requests.ts";
import { describeCalls, openapiUrl } from "./http/openapi.ts";
import { pages, type RenderPage, type TakesForms } from "./http/pages.ts";
import { refuseOfPartsOff } from "./http/parts-off.ts";
import { shedLoad } from "./http/pressure.ts";
import { leaveOutRestrictedFields } from "./http/restricted-fields.ts";
import { checkSessions } from "./http/session-check.ts";
import { cacheSharedReplies, refreshPagesAfterWrites } from "./http/shared-replies.ts";
import { serveStatic } from "./http/static.ts";
import { refuseUnknownFields } from "./http/unknown-fields.ts";
import { serveUploads, uploadsUrl } from "./http/uploads.ts";

const outsideTable = [openapiUrl, uploadsUrl, `${apiBase}/*`];

/** How the pages are rendered: from the build, or in development by Vite, which then also answers first. */
export type Pages = {
  render: RenderPage;
  /** Whether something may be posted to the page at this address. Without it the renderer decides. */
  takesForms?: TakesForms;
  /** The built files for browsers; none in development. */
  clientFolder?: string;
  /** Sees a request before the server does and may answer it. */
  front?: (request: http.IncomingMessage, response: http.ServerResponse, next: () => void) => void;
  /** Gives back what the renderer holds, before the server closes. */
  close?: () => Promise<void>;
};

/** The whole product behind one handle: plugins, the features' routes, the pages. The caller makes it listen. */
export async function createServer(
  deps: Deps,
  site: Pages,
  {
    maxDelayMs = deps.env.rateLimits ? 1500 : 0,
    connections,
  }: {
    /** Milliseconds that the event loop may lag before visitors are turned away; 0: for ever. */
    maxDelayMs?: number;
    /** Other limits of a connection than the usual ones. */
    connections?: Partial<ConnectionLimits>;
  } = {},
): Promise<FastifyInstance> {
  const { env, log, pageCache, pageViews, metrics } = deps;
  const production = site.clientFolder !== undefined;
  const isDebugged = log.isLevelEnabled("debug");

  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedHops(env.trustProxy),
    bodyLimit: 1024 * 1024,
    forceCloseConnections: "idle",
    genReqId: () => crypto.randomUUID().slice(0, 13),
    routerOptions: { maxParamLength: 500 },
    clientErrorHandler: (error, socket) => respondToClientError(env, error, socket),
    serverFactory: (handler) =>
      createHttpServer(
        (request, response) => {
          // A proxy that keeps connections must not send the next request over one that is about to close.
          if (deps.stopping.signal.aborted) response.setHeader("connection", "close");
          const begun = metrics ? performance.now() : 0;
          const sent = production && pageCache.respond(request, response);
          if (sent === false) return false;
          metrics?.answeredFromCache(performance.now() - begun);
          if (request.method === "GET") pageViews.count(sent, request.headers["user-agent"]);
          if (isDebugged) logAtOnce(log, request, response);
          return true;
        },
        (request, response) => {
          if (site.front) site.front(request, response, () => handler(request, response));
          else handler(request, response);
        },
        env,
        {
          limits: connections,
          // Without its path, which may hold anything.
          onRefused: ({ method }, { statusCode }) =>
            log.debug({ method, status: statusCode }, "refused at once"),
        },
      ),
  });

  // What a rule has no words of its own for: a body that is no object, for instance.
  z.config({ customError: () => serverMessages.wrongForm });
  // Replies are typed where they are made and checked against these schemas by the tests, not on every request.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));

  handleErrors(app);
  // The last hook to see a reply keeps it as it leaves, so the hooks that dress it come first.
  setSecurityHeaders(app, env);
  if (production) cacheSharedReplies(app, deps);
  logRequests(app, deps);
  shedLoad(app, maxDelayMs, production ? pageCache : undefined);
  limitCalls(app, deps.queues.calls);
  checkCalls(app, outsideTable);
  refuseUnknownFields(app);
  if (deps.diskReserve) refuseOnFullDisk(app, deps.diskReserve);
  refuseOfPartsOff(app, deps);
  checkSessions(app, (token) => findSession(deps.db, token, deps.clock.now()), deps.clock);
  leaveOutRestrictedFields(app);
  refreshPagesAfterWrites(app, deps);
  answerRepeats(app, deps);
  compressReplies(app);

  await app.register(multipart);
  app.decorateRequest("receivedFiles", undefined);
  app.decorateRequest("stagedFiles", undefined);
  app.decorateRequest("leftOutFiles", undefined);
  describeCalls(app, deps);

  healthChecks(app, deps);
  addFeatures(app, deps);
  serveUploads(app, deps.media);
  app.all(`${apiBase}/*`, { schema: { hide: true } }, (request, reply) =>
    sendPlain(request, reply, 404, serverMessages.unknownCall),
  );
  if (site.clientFolder) await serveStatic(app, site.clientFolder);
  await app.register(pages(deps, site, { production }));
  return app;
}

/**
 * All calls in one scope: a plugin for each feature took a third of the start's time. The calls of a feature stand
 * together in the OpenAPI document.
 */
function addFeatures(app: FastifyInstance, deps: Deps): void {
  let of: { tags: string[]; part?: string } = { tags: [] };
  app.addHook("onRoute", (route) => {
    if (!route.config?.call) return;
    route.schema = { ...route.schema, tags: of.tags };
    if (of.part) route.config.part = of.part;
  });
  for (const { group, part, routes } of deps.features) {
    of = { tags: [group.name], ...(part && { part: part.name }) };
    routes(app, deps);
  }
}

/** Fastify takes networks as they are; a number it takes for nobody, so the hops from our own socket are counted here. */
function trustedHops(
  trust: Env["trustProxy"],
): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof trust === "number" ? (_address, hop) => hop < trust : trust;
}

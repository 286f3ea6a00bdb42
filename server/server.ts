import type http from "node:http";
import multipart from "@fastify/multipart";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { z } from "zod";
import { apiBase } from "#app/contract/endpoints.ts";
import { serverMessages } from "#app/contract/replies.ts";
import { adsApi } from "#app/features/ads/server/ads.routes.server.ts";
import { auditApi } from "#app/features/audit/audit.routes.server.ts";
import { bannerApi } from "#app/features/banner/server/banner.routes.server.ts";
import { blogApi } from "#app/features/blog/server/blog.routes.server.ts";
import { bloodDonorApi } from "#app/features/blood-donors/blood-donors.routes.server.ts";
import { contactApi } from "#app/features/contact/contact.routes.server.ts";
import { credentialsApi } from "#app/features/credentials/credentials.routes.server.ts";
import { eventsApi } from "#app/features/events/server/events.routes.server.ts";
import { feedApi } from "#app/features/feed/feed.routes.server.ts";
import { galleryApi } from "#app/features/gallery/gallery.routes.server.ts";
import { headlineApi } from "#app/features/headline/headline.routes.server.ts";
import { heroApi } from "#app/features/hero/server/hero.routes.server.ts";
import { newsletterApi } from "#app/features/newsletter/newsletter.routes.server.ts";
import { outboxApi } from "#app/features/outbox/outbox.routes.server.ts";
import { overviewApi } from "#app/features/overview/overview.routes.server.ts";
import { registrationApi } from "#app/features/registrations/registrations.routes.server.ts";
import { sampleContentApi } from "#app/features/sample-content/sample-content.routes.server.ts";
import { sessionApi } from "#app/features/session/session.routes.server.ts";
import { findSession } from "#app/features/session/session.store.server.ts";
import { usersApi } from "#app/features/users/users.routes.server.ts";
import type { Env } from "./env.ts";
import { respondNotImplemented, trackEndpoints } from "./http/endpoint.ts";
import { handleErrors, sendPlain } from "./http/errors.ts";
import { refuseOnFullDisk } from "./http/full-disk.ts";
import { setSecurityHeaders } from "./http/headers.ts";
import { healthChecks } from "./http/health.ts";
import { type ConnectionLimits, createHttpServer, respondToClientError } from "./http/http-server.ts";
import { limitCalls } from "./http/limit-calls.ts";
import { describeCalls, openapiUrl } from "./http/openapi.ts";
import { pages, type RenderPage } from "./http/pages.ts";
import { shedLoad } from "./http/pressure.ts";
import { checkSessions } from "./http/session-check.ts";
import { cacheSharedReplies } from "./http/shared-replies.ts";
import { serveStatic } from "./http/static.ts";
import { serveUploads, uploadsUrl } from "./http/uploads.ts";
import type { Services } from "./services.ts";

const rooms = [
  sessionApi,
  headlineApi,
  bannerApi,
  blogApi,
  contactApi,
  registrationApi,
  bloodDonorApi,
  newsletterApi,
  outboxApi,
  usersApi,
  credentialsApi,
  feedApi,
  auditApi,
  sampleContentApi,
  overviewApi,
  heroApi,
  adsApi,
  eventsApi,
  galleryApi,
];
const outsideTable = [openapiUrl, uploadsUrl, `${apiBase}/*`];

/** How the pages are rendered: from the build, or in development by Vite, which then also answers first. */
export type Pages = {
  render: RenderPage;
  /** The built files for browsers; none in development. */
  clientFolder?: string;
  /** Sees a request before the server does and may answer it. */
  front?: (request: http.IncomingMessage, response: http.ServerResponse, next: () => void) => void;
  /** Gives back what the renderer holds, before the server closes. */
  close?: () => Promise<void>;
};

/** The whole product behind one handle: plugins, the rooms' doors, the pages. It listens when told to. */
export async function createServer(
  services: Services,
  site: Pages,
  {
    maxDelayMs = services.env.rateLimits ? 1500 : 0,
    connections,
  }: {
    /** Milliseconds that the event loop may lag before visitors are turned away; 0: for ever. */
    maxDelayMs?: number;
    /** Other limits of a connection than the usual ones. */
    connections?: Partial<ConnectionLimits>;
  } = {},
): Promise<FastifyInstance> {
  const { env, log, pageCache, pageViews } = services;
  const production = site.clientFolder !== undefined;

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
          if (production && pageCache.respond(request, response)) {
            if (request.method === "GET") pageViews.count(request.url ?? "", request.headers["user-agent"]);
            return;
          }
          if (site.front) site.front(request, response, () => handler(request, response));
          else handler(request, response);
        },
        env,
        connections,
      ),
  });

  app.setValidatorCompiler(validatorCompiler);
  // What a rule has no words of its own for: a body that is no object, for instance.
  z.config({ customError: () => serverMessages.wrongForm });
  // Replies are typed where they are made and checked against these schemas by the tests, not on every request.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));

  handleErrors(app);
  // The last hook to see a reply keeps it as it leaves, so the hooks that dress it come first.
  setSecurityHeaders(app, env);
  if (production) cacheSharedReplies(app, services);
  logRequests(app);
  shedLoad(app, maxDelayMs);
  limitCalls(app, env);
  const doors = trackEndpoints(app, outsideTable);
  if (services.diskReserve) refuseOnFullDisk(app, services.diskReserve);
  checkSessions(app, (token) => findSession(services.db, token, services.clock.now()));
  refreshPagesAfterWrites(app, services);

  await app.register(multipart);
  app.decorateRequest("stagedFiles", undefined);
  describeCalls(app, env.siteUrl);

  healthChecks(app, services);
  for (const room of rooms) await app.register(room(services));
  respondNotImplemented(app, doors.missing());
  serveUploads(app, services.media);
  app.all(`${apiBase}/*`, { schema: { hide: true } }, (request, reply) =>
    sendPlain(request, reply, 404, serverMessages.unknownCall),
  );
  if (site.clientFolder) await serveStatic(app, site.clientFolder);
  await app.register(pages(services, site.render, { production }));
  return app;
}

/** Fastify takes networks as they are; a number it takes for nobody, so the hops from our own socket are counted here. */
function trustedHops(
  trust: Env["trustProxy"],
): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof trust === "number" ? (_address, hop) => hop < trust : trust;
}

/** A write empties the page cache before its reply leaves, so that the writer's next look is fresh. */
function refreshPagesAfterWrites(app: FastifyInstance, { changes, log }: Services): void {
  app.addHook("onSend", async (request, _reply, payload) => {
    if (request.session && request.method !== "GET" && request.method !== "HEAD") {
      await changes.announce().catch((err) => log.error({ err }, "other processes were not told of a write"));
    }
    return payload;
  });
}

/** A line a request: by route, without query, body or address, so that no personal data gets into the log. */
function logRequests(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const level = reply.statusCode >= 500 ? "warn" : request.method === "GET" ? "debug" : "info";
    request.log[level](
      {
        method: request.method,
        path: request.url.split("?")[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "answered",
    );
  });
}

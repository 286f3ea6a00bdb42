import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { refuse, succeed } from "#app/contract/replies.ts";
import {
  createHeroSlideReply,
  type HeroSlideUpdate,
  heroSlideForm,
  heroSlideOrder,
  heroSlideRemoval,
  heroSlideUpdate,
  listHeroSlidesReply,
} from "#app/features/hero/hero.schema.ts";
import { heroMessages, jsonMaxBytes } from "#app/features/hero/hero-admin.messages.ts";
import { type EndpointRoute, endpoint } from "#server/http/endpoint.ts";
import { refuseWith } from "#server/http/errors.ts";
import { idempotent } from "#server/http/idempotency.ts";
import { keepUploadedFiles, receiveForm } from "#server/http/receive-form.ts";
import { signedIn } from "#server/http/session-check.ts";
import type { Services } from "#server/services.ts";
import { createHeroSlide, deleteHeroSlide, orderHeroSlides, updateHeroSlide } from "./hero.service.server.ts";
import { listHeroSlides } from "./hero.store.server.ts";
import { imageRule, receiveMedium, videoRule } from "./hero-media.server.ts";

const consumes = ["application/json", "multipart/form-data"];

/** The dashboard's switch and its arrows send one field each, and are answered in their own words. */
function updatedMessage({ id: _id, version: _version, ...fields }: HeroSlideUpdate): string {
  const sent = Object.entries(fields).flatMap(([field, value]) => (value === undefined ? [] : [field]));
  const only = sent.length === 1 ? sent[0] : undefined;
  if (only === "is_active") return fields.is_active ? heroMessages.setActive : heroMessages.setInactive;
  return only === "display_order" ? heroMessages.ordered : heroMessages.updated;
}

export function heroRoutes(services: Services): FastifyPluginAsyncZod {
  const missing = refuse(heroMessages.notFound);

  /** A JSON body may bring the largest video as base64. What is beyond that is refused in the words for a video. */
  const takeMedium = <Route extends EndpointRoute>(route: Route) => {
    const taking = receiveForm(services, route, videoRule, imageRule);
    return {
      ...taking,
      bodyLimit: jsonMaxBytes,
      config: { ...taking.config, tooLarge: heroMessages.videoSize },
    };
  };

  return async (app) => {
    app.route({
      ...endpoint("listHeroSlides", {
        summary: "Hero slides in their order: for visitors those that are shown, for staff all",
        description:
          "The slides in their order. Visitors get those that are shown; with a token all of them.",
        reply: listHeroSlidesReply,
      }),
      handler: async (request) =>
        succeed({ slides: await listHeroSlides(services.db, request.session ? "staff" : "visitors") }),
    });

    app.route({
      ...takeMedium(
        idempotent(
          endpoint("createHeroSlide", {
            summary: "Add a hero slide",
            description: "Adds a slide with one picture or one film.",
            consumes,
            body: heroSlideForm,
            reply: createHeroSlideReply,
          }),
        ),
      ),
      handler: async (request, reply) => {
        const received = await receiveMedium(services, request, request.body);
        if ("refused" in received) return refuseWith(reply, received.refused);
        const { id } = await createHeroSlide(services, signedIn(request), request.body, received.file);
        keepUploadedFiles(request);
        return reply.code(201).send(succeed({ message: heroMessages.created, id }));
      },
    });

    app.route({
      ...takeMedium(
        endpoint("updateHeroSlide", {
          summary: "Change what is sent of a hero slide",
          description: "Changes what is sent of a slide and leaves the rest.",
          consumes,
          body: heroSlideUpdate,
        }),
      ),
      handler: async (request, reply) => {
        const received = await receiveMedium(services, request, request.body);
        if ("refused" in received) return refuseWith(reply, received.refused);
        const fault = await updateHeroSlide(services, signedIn(request), request.body, received.file);
        if (fault === "missing") return reply.code(404).send(missing);
        if (fault === "stale") return reply.code(409).send(refuse(heroMessages.stale));
        keepUploadedFiles(request);
        return succeed({ message: updatedMessage(request.body) });
      },
    });

    app.route({
      ...endpoint("deleteHeroSlide", {
        summary: "Delete a hero slide",
        description: "Deletes a slide and its file for good.",
        body: heroSlideRemoval,
      }),
      handler: async (request, reply) => {
        const gone = await deleteHeroSlide(services, signedIn(request), request.body.id);
        return gone ? succeed({ message: heroMessages.deleted }) : reply.code(404).send(missing);
      },
    });

    app.route({
      ...endpoint("reorderHeroSlides", {
        summary: "Put all hero slides into an order",
        description: "Sets the order of all slides at once, by their ids.",
        body: heroSlideOrder,
      }),
      handler: async (request, reply) => {
        const ordered = await orderHeroSlides(services, signedIn(request), request.body.ids);
        return ordered
          ? succeed({ message: heroMessages.ordered })
          : reply.code(409).send(refuse(heroMessages.staleOrder));
      },
    });
  };
}

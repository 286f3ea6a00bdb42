import type { FastifyInstance } from "fastify";
import { refuse, serverMessages, succeed } from "#app/contract/replies.ts";
import * as schema from "#app/features/stories/blog/blog.schema.ts";
import { blogWords } from "#app/features/stories/blog/blog.words.ts";
import { blogAdminCalls } from "#app/features/stories/blog/blog-admin.calls.ts";
import { blogMessages } from "#app/features/stories/blog/blog-admin.messages.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { signedIn } from "#server/http/session-check.ts";
import { markdownRenderer } from "#server/markdown/markdown-renderer.ts";
import {
  openPreview,
  previewUnsaved,
  readPreviewLink,
  withdrawPreview,
} from "./blog-preview.service.server.ts";

/** Seconds: a text is rendered within two, and some may wait before it. */
const waitWhenBusy = "10";

/** The calls of writing: a text as it will be shown, and the private link to a draft. */
export function blogWritingRoutes(app: FastifyInstance, deps: Deps): void {
  const { env } = deps;

  addRoute(app, blogAdminCalls.renderText, {
    description: "Renders Markdown by the rules of a saved post. It stores nothing.",
    body: schema.textToRender,
    reply: schema.renderTextReply,
    config: { changesNothing: true },
    handler: async ({ body }, reply) => {
      const result = await markdownRenderer.render({ text: body.content, siteUrl: env.siteUrl });
      if (result === "busy") {
        return reply.code(503).header("retry-after", waitWhenBusy).send(refuse(serverMessages.overloaded));
      }
      if (result === "too tangled") return reply.code(422).send(refuse(blogMessages.tooTangled));
      const { html, summary, foreignPictures: foreign_pictures } = result;
      return succeed({ html, summary, foreign_pictures });
    },
  });

  addRoute(app, blogAdminCalls.previewPost, {
    description:
      "Stores the post for an hour. The page that is asked for with the key shows it whole, with its picture, as visitors will see it; nobody else has the key.",
    body: schema.postToPreview,
    reply: schema.previewPostReply,
    config: { changesNothing: true },
    handler: async (request, reply) => {
      const result = await previewUnsaved(deps, signedIn(request), request.body);
      if (!("fault" in result)) return succeed(result);
      if (result.fault !== "busy") return reply.code(422).send(refuse(result.fault.message));
      return reply.code(503).header("retry-after", waitWhenBusy).send(refuse(serverMessages.overloaded));
    },
  });

  addRoute(app, blogAdminCalls.readPostPreview, {
    description: "None when nobody has made one, or when it has ended.",
    query: schema.previewedPost,
    reply: schema.postPreviewReply,
    handler: async ({ query }) => {
      const none = { url: null, ends_at: null };
      return succeed((await readPreviewLink(deps, query.id)) ?? none);
    },
  });

  addRoute(app, blogAdminCalls.createPostPreview, {
    description:
      "Whoever has the link reads the post without signing in, until the post is public, the link is withdrawn, or thirty days have passed. A post has one link.",
    body: schema.previewedPost,
    reply: schema.postPreviewReply,
    status: 201,
    config: { changesNothing: true },
    handler: async (request, reply) => {
      const result = await openPreview(deps, signedIn(request), request.body.id);
      if (!("fault" in result)) {
        return reply.code(201).send(succeed({ message: blogMessages.previewMade, ...result }));
      }
      return result.fault === "missing"
        ? reply.code(404).send(refuse(blogMessages.notFound))
        : reply.code(409).send(refuse(blogMessages.previewPublic));
    },
  });

  addRoute(app, blogAdminCalls.deletePostPreview, {
    description: "Whoever has the link reads nothing any more. A new link is another one.",
    body: schema.previewedPost,
    config: { changesNothing: true },
    handler: async (request, reply) => {
      if (!(await withdrawPreview(deps, signedIn(request), request.body.id))) {
        return reply.code(404).send(refuse(textIn("en", blogWords)("previewEndedText")));
      }
      return succeed({ message: blogMessages.previewWithdrawn });
    },
  });
}

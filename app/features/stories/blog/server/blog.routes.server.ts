import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Language } from "#app/contract/language.ts";
import { refuse, serverMessages, succeed } from "#app/contract/replies.ts";
import { blogCalls } from "#app/features/stories/blog/blog.calls.ts";
import { postsPerPage } from "#app/features/stories/blog/blog.messages.ts";
import type { BlogPost, BlogSummary } from "#app/features/stories/blog/blog.schema.ts";
import * as schema from "#app/features/stories/blog/blog.schema.ts";
import { blogAdminCalls } from "#app/features/stories/blog/blog-admin.calls.ts";
import { blogMessages, imageMaxBytes } from "#app/features/stories/blog/blog-admin.messages.ts";
import { publicationOf, savedMessage } from "#app/features/stories/blog/blog-publication.ts";
import { karachiMinute } from "#app/lib/dates.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { keepUploadedFiles, receiveForm } from "#server/http/receive-form.ts";
import { may, signedIn } from "#server/http/session-check.ts";
import type { Services } from "#server/services.ts";
import { tieReplies, withTies } from "#server/translations.ts";
import { createPost, deletePost, type PostFault, updatePost } from "./blog.service.server.ts";
import {
  type Audience,
  findPost,
  findTranslation,
  listPosts,
  listRelated,
  listWholePosts,
  type PostList,
  withPostTwins,
} from "./blog.store.server.ts";
import { blogCategoryRoutes } from "./blog-category.routes.server.ts";
import { postHtml, renderOldPosts } from "./blog-html.service.server.ts";
import { blogWritingRoutes } from "./blog-writing.routes.server.ts";

export const featuredImage = {
  field: "featured_image" as const,
  wrongType: blogMessages.imageType,
  image: { maxBytes: imageMaxBytes, tooLarge: blogMessages.imageSize },
};

type NamedFault = Extract<PostFault, string>;
export const faultReplies: Record<
  NamedFault,
  { status: 404 | 409 | 422 | 503; message: string; retryAfter?: number }
> = {
  missing: { status: 404, message: blogMessages.notFound },
  stale: { status: 409, message: blogMessages.stale },
  ...tieReplies("post"),
  "unknown category": { status: 422, message: blogMessages.unknownCategory },
  "foreign image": { status: 422, message: blogMessages.foreignImage },
  "missing image": { status: 422, message: blogMessages.missingImage },
  // Seconds: a text is rendered within two, and some may wait before it.
  busy: { status: 503, message: serverMessages.overloaded, retryAfter: 10 },
};

const answerFault = (reply: FastifyReply, fault: PostFault) =>
  refuseWith(
    reply,
    typeof fault === "string" ? faultReplies[fault] : { status: 422, message: fault.message },
  );

export function blogRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  const now = () => karachiMinute(clock.now());
  const audience = (request: FastifyRequest): Audience =>
    may(request, "posts:write") ? "staff" : { now: now() };
  type Query = z.output<typeof schema.listBlogsQuery>;

  /** The post of an address or a number; where a language is asked for, the same post in it. */
  async function findAsked(asked: string | number, who: Audience, language: Language | undefined) {
    const post = await findPost(db, asked, who, language);
    const twin = post && language && (await findTranslation(db, post, who));
    return twin && twin.language === language ? findPost(db, twin.slug, who, language) : post;
  }

  async function one(request: FastifyRequest, reply: FastifyReply, { slug, id = 0, language }: Query) {
    const who = audience(request);
    const post = await findAsked(slug ?? id, who, language);
    if (!post) return reply.code(404).send(refuse(blogMessages.notFound));
    const content_html = await postHtml(services, post);
    if (content_html === undefined) return answerFault(reply, "busy");
    const [tied = post] =
      who === "staff" ? await withTies(db, "blog_posts", [post]) : await withPostTwins(db, [post], who);
    return succeed({ blog: { ...tied, content_html } });
  }

  async function related(query: Query) {
    const posts = await listRelated(db, {
      categoryId: query.category_id ?? 0,
      exclude: query.exclude ?? 0,
      now: now(),
      limit: query.limit,
      language: query.language ?? "en",
    });
    return succeed({ blogs: await withPostTwins(db, posts, { now: now() }) });
  }

  async function list(request: FastifyRequest, reply: FastifyReply, query: Query) {
    const { category, status, q, exclude, untranslated, limit = postsPerPage, offset, cursor } = query;
    const who = audience(request);
    const staff = who === "staff";
    const wanted = {
      audience: who,
      language: query.language ?? (staff ? undefined : ("en" as const)),
      category,
      publication: staff && status ? { status, now: now() } : undefined,
      q,
      untranslated: staff && untranslated,
      exclude,
      limit,
      offset,
      cursor: { after: cursor },
    };
    const { posts, total, next } = staff
      ? await listWithTies(wanted, query.fields)
      : await listWithTwins(wanted);
    if (next) reply.header("x-next-cursor", next);
    return succeed({ blogs: posts, total });
  }

  async function listWithTwins(wanted: PostList) {
    const list = await listPosts(db, wanted);
    return { ...list, posts: await withPostTwins(db, list.posts, wanted.audience) };
  }

  /** Posts for staff: whole, as the documents have it, or without their texts. */
  async function listWithTies(wanted: PostList, fields: Query["fields"]) {
    const list = fields === "summary" ? await listPosts(db, wanted) : await listWholePosts(db, wanted);
    return { ...list, posts: await withTies<BlogPost | BlogSummary>(db, "blog_posts", list.posts) };
  }

  addRoute(app, blogCalls.listBlogs, {
    description:
      "With `slug` or `id` one post, with `category_id` posts related to it, else a page of the list, newest first. Visitors get the posts that are public by now, one that is there in English and Urdu once; with a token also drafts and scheduled ones, whole unless `fields=summary` is asked for.",
    query: schema.listBlogsQuery,
    reply: schema.listBlogsReply,
    handler: async (request, reply) => {
      const { query } = request;
      if (query.slug !== undefined || query.id !== undefined) return one(request, reply, query);
      if (query.category_id !== undefined) return related(query);
      return list(request, reply, query);
    },
  });

  addRoute(app, blogAdminCalls.saveBlog, {
    description:
      "The message says what became of the post: published, updated, saved as a draft, or scheduled for a day or an hour. An update that names an outdated `version` is refused with 409.",
    consumes: ["multipart/form-data", "application/json"],
    body: schema.saveBlogBody,
    reply: schema.saveBlogReply,
    once: true,
    form: receiveForm(services, featuredImage),
    handler: async (request, reply) => {
      const { body } = request;
      const who = signedIn(request);
      const file = request.stagedFiles?.get(featuredImage.field);
      if (body._method === "DELETE") {
        if (await deletePost(services, who, body.id)) return succeed({ message: blogMessages.deleted });
        return reply.code(404).send(refuse(blogMessages.notFound));
      }
      const updating = body._method === "PUT";
      const result = updating
        ? await updatePost(services, who, { id: body.id, version: body.version, form: body, file })
        : await createPost(services, who, body, file);
      if ("fault" in result) return answerFault(reply, result.fault);
      keepUploadedFiles(request);
      const { published_at: moment, ...saved } = result;
      const publication = publicationOf({ status: body.status, published_at: moment }, now());
      const message = savedMessage({ publication, editing: updating, moment });
      return reply.code(updating ? 200 : 201).send(succeed({ message, ...saved }));
    },
  });

  blogCategoryRoutes(app, services);
  blogWritingRoutes(app, services);
  renderAfterStart(app, services);
}

/** Posts from before the HTML was kept, or from before the renderer changed, get theirs while the server runs. */
function renderAfterStart(app: FastifyInstance, services: Services): void {
  let closing = false;
  let rendering: Promise<void> | undefined;
  const render = async () => {
    const posts = await renderOldPosts(services, () => closing);
    if (posts === 0) return;
    services.log.info({ posts }, "posts were rendered anew");
    await services.changes.announce();
  };
  app.addHook("onListen", async () => {
    rendering = render().catch((err) => services.log.error({ err }, "posts could not be rendered anew"));
  });
  app.addHook("onClose", async () => {
    closing = true;
    await rendering;
  });
}

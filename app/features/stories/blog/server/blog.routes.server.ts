import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { refuse, serverMessages, succeed } from "#app/contract/replies.ts";
import { blogCalls } from "#app/features/stories/blog/blog.calls.ts";
import { postsPerPage } from "#app/features/stories/blog/blog.messages.ts";
import * as schema from "#app/features/stories/blog/blog.schema.ts";
import { blogAdminCalls } from "#app/features/stories/blog/blog-admin.calls.ts";
import { blogMessages, imageMaxBytes } from "#app/features/stories/blog/blog-admin.messages.ts";
import { publicationOf, savedMessage } from "#app/features/stories/blog/blog-publication.ts";
import { karachiMinute } from "#app/lib/dates.ts";
import { withUrdu } from "#app/lib/local-row.ts";
import { isUrdu } from "#app/lib/urdu.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { keepUploadedFiles, receiveForm } from "#server/http/receive-form.ts";
import { may, type Session, signedIn } from "#server/http/session-check.ts";
import type { StagedFile } from "#server/media/staging.ts";
import { createPost, deletePost, type PostFault, updatePost } from "./blog.service.server.ts";
import {
  datesIn,
  findPost,
  languageAt,
  listPosts,
  listRelated,
  listSummaries,
  listWholePosts,
  postIn,
  type StoredSummary,
} from "./blog.store.server.ts";
import { blogCategoryRoutes } from "./blog-category.routes.server.ts";
import { postHtml } from "./blog-html.service.server.ts";
import type { Audience, PostList } from "./blog-list.store.server.ts";
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

type PageColumn = "html" | "html_ur" | "html_version" | "summary" | "summary_ur" | "category_name_ur";

/** A post without what only its page needs: what is made of its text, and the Urdu of its category. */
function sentPost<Post extends object>(post: Post): Omit<Post, PageColumn> {
  const {
    html: _html,
    html_ur: _htmlUr,
    html_version: _version,
    summary: _summary,
    summary_ur: _summaryUr,
    category_name_ur: _category,
    ...sent
  } = post as Post & Partial<Record<PageColumn, unknown>>;
  return sent;
}

/** What is sent of a post in one language. */
const inOneLanguage = <Post extends { title: string }>(post: Post) => ({
  ...sentPost(post),
  language: isUrdu(post.title) ? ("ur" as const) : ("en" as const),
});
const inBothLanguages = <Row extends StoredSummary>(post: Row) =>
  withUrdu({ ...sentPost(post), ...datesIn(post.published_at) });

export function blogRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  const now = () => karachiMinute(clock.now());
  const audience = (request: FastifyRequest): Audience =>
    may(request, "posts:write") ? "staff" : { now: now() };
  type Query = z.output<typeof schema.listBlogsQuery>;
  type SavedPost = Exclude<z.output<typeof schema.saveBlogBody>, { _method: "DELETE" }>;

  async function one(request: FastifyRequest, reply: FastifyReply, { slug, id = 0, language }: Query) {
    const who = audience(request);
    const asked = slug ?? id;
    const post = await findPost(db, asked, who);
    if (!post) return reply.code(404).send(refuse(blogMessages.notFound));
    const shownIn = language ?? languageAt(post, asked);
    const content_html = await postHtml(deps, post, shownIn);
    if (content_html === undefined) return answerFault(reply, "busy");
    const shown = postIn(post, shownIn);
    const texts = who === "staff" && !language ? inBothLanguages(post) : inOneLanguage(shown);
    return succeed({ blog: { ...texts, content_html, summary: shown.excerpt || shown.summary } });
  }

  async function related(query: Query) {
    const posts = await listRelated(db, {
      categoryId: query.category_id ?? 0,
      exclude: query.exclude ?? 0,
      now: now(),
      limit: query.limit,
      language: query.language ?? "en",
    });
    return succeed({ blogs: posts.map(inOneLanguage) });
  }

  async function list(request: FastifyRequest, reply: FastifyReply, query: Query) {
    const { category, status, q, exclude, limit = postsPerPage, offset, cursor, language } = query;
    const who = audience(request);
    const wanted = {
      audience: who,
      category,
      publication: who === "staff" && status ? { status, now: now() } : undefined,
      q,
      exclude,
      limit,
      offset,
      cursor: { after: cursor },
    };
    const { posts, total, next } =
      who === "staff" ? await listForStaff(wanted, query) : await listPosts(db, { ...wanted, language });
    if (next) reply.header("x-next-cursor", next);
    return succeed({ blogs: who === "staff" ? posts : posts.map(inOneLanguage), total });
  }

  /** Whole, as the documents have it, or without their texts; in both languages unless one is asked for. */
  async function listForStaff(wanted: PostList, { fields, language }: Query) {
    const page = fields === "summary" ? await listSummaries(db, wanted) : await listWholePosts(db, wanted);
    const posts = page.posts.map((post: StoredSummary) =>
      language ? inOneLanguage(postIn(post, language)) : inBothLanguages(post),
    );
    return { ...page, posts };
  }

  function save(who: Session, body: SavedPost, file: StagedFile | undefined) {
    if (body._method === "POST") {
      const { _method, ...form } = body;
      return createPost(deps, who, form, file);
    }
    const { _method, id, version, ...form } = body;
    return updatePost(deps, who, { id, version, form, file });
  }

  addRoute(app, blogCalls.listBlogs, {
    description:
      "With `slug` or `id` one post, with `category_id` posts related to it, else a page of the list, newest first. Visitors get the posts that are public by now, in the language that is asked for, or in the other one where there is no text in it; with a token also drafts and scheduled ones, in both languages unless one is asked for, and whole unless `fields=summary` is.",
    query: schema.listBlogsQuery,
    reply: schema.listBlogsReply,
    refuses: [404],
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
    form: receiveForm(deps, featuredImage),
    status: [200, 201],
    handler: async (request, reply) => {
      const { body } = request;
      const who = signedIn(request);
      const file = request.stagedFiles?.get(featuredImage.field);
      if (body._method === "DELETE") {
        if (await deletePost(deps, who, body.id)) return succeed({ message: blogMessages.deleted });
        return reply.code(404).send(refuse(blogMessages.notFound));
      }
      const updating = body._method === "PUT";
      const result = await save(who, body, file);
      if ("fault" in result) return answerFault(reply, result.fault);
      keepUploadedFiles(request);
      const { published_at: moment, ...saved } = result;
      const publication = publicationOf({ status: body.status, published_at: moment }, now());
      const message = savedMessage({ publication, editing: updating, moment });
      return reply.code(updating ? 200 : 201).send(succeed({ message, ...withUrdu(saved) }));
    },
  });

  blogCategoryRoutes(app, deps);
  blogWritingRoutes(app, deps);
}

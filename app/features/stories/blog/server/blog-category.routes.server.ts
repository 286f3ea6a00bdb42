import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { refuse, succeed } from "#app/contract/replies.ts";
import { blogCalls } from "#app/features/stories/blog/blog.calls.ts";
import * as schema from "#app/features/stories/blog/blog.schema.ts";
import { blogAdminCalls } from "#app/features/stories/blog/blog-admin.calls.ts";
import { blogMessages } from "#app/features/stories/blog/blog-admin.messages.ts";
import { recordChange } from "#server/audit.ts";
import { moveToBin } from "#server/bin/move-to-bin.ts";
import { isUniqueViolation } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { addAct } from "#server/http/add-act.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { signedIn } from "#server/http/session-check.ts";
import { recorded } from "#server/recorded.ts";
import { binnedCategories } from "./blog-bin.server.ts";
import {
  countKeepingPosts,
  createCategory,
  listCategories,
  updateCategory,
} from "./blog-category.store.server.ts";

const noun = "blog category";

/** The calls about categories. */
export function blogCategoryRoutes(plain: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const missing = refuse(blogMessages.categoryNotFound);
  const taken = refuse(blogMessages.categoryTaken);

  addRoute(app, blogCalls.listBlogCategories, {
    description: "Every category with its colour, by name.",
    reply: schema.listCategoriesReply,
    handler: async () => succeed({ categories: await listCategories(db) }),
  });

  addRoute(app, blogAdminCalls.createBlogCategory, {
    description: "Adds a category. A name that is taken is refused.",
    body: schema.blogCategoryForm,
    reply: schema.createCategoryReply,
    once: true,
    handler: async (request, reply) => {
      const category = await db.transaction().execute(async (trx) => {
        const made = await createCategory(trx, request.body);
        if (made) {
          const change = { action: "create", noun, id: made.id, after: made };
          await recordChange(trx, clock.now(), signedIn(request), change);
        }
        return made;
      });
      if (!category) return reply.code(409).send(taken);
      return reply.code(201).send(succeed({ message: blogMessages.categoryCreated, category }));
    },
  });

  addRoute(app, blogAdminCalls.updateBlogCategory, {
    description: "Changes a category's name and colour.",
    body: schema.blogCategoryUpdate,
    handler: async (request, reply) => {
      const { id, ...form } = request.body;
      try {
        const changed = await db.transaction().execute(async (trx) => {
          const saved = await updateCategory(trx, id, form, clock.now());
          if (saved) {
            const change = { action: "update", noun, id, ...saved };
            await recordChange(trx, clock.now(), signedIn(request), change);
          }
          return saved;
        });
        return changed ? succeed({ message: blogMessages.categoryUpdated }) : reply.code(404).send(missing);
      } catch (error) {
        if (isUniqueViolation(error)) return reply.code(409).send(taken);
        throw error;
      }
    },
  });

  addAct(app, deps, blogAdminCalls.deleteBlogCategory, {
    description:
      "Moves a category to the bin, where it stays for 30 days. One that still has posts is refused with 409.",
    body: schema.blogCategoryRemoval,
    act: recorded(async (trx, now, { id }, who) => {
      const usedBy = await countKeepingPosts(trx, id);
      if (usedBy !== undefined) return { status: 409, message: blogMessages.categoryInUse(usedBy) };
      const row = await moveToBin(trx, now, who, binnedCategories, id);
      if (!row) return { status: 404, message: blogMessages.categoryNotFound };
      const { slug, name, name_ur, color } = row;
      return { action: "delete", noun, id, before: { id, slug, name, name_ur, color } };
    }),
    message: blogMessages.categoryDeleted,
  });
}

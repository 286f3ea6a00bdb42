import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { succeed } from "#app/contract/replies.ts";
import { blogCalls } from "#app/features/stories/blog/blog.calls.ts";
import * as schema from "#app/features/stories/blog/blog.schema.ts";
import { blogAdminCalls } from "#app/features/stories/blog/blog-admin.calls.ts";
import { blogMessages } from "#app/features/stories/blog/blog-admin.messages.ts";
import { recordChange } from "#server/audit.ts";
import { moveToBin } from "#server/bin/move-to-bin.ts";
import { isUniqueViolation } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { addAct, recorded } from "#server/http/add-act.ts";
import { addRoute } from "#server/http/call-routes.ts";
import type { Session } from "#server/http/session-check.ts";
import type { Fault } from "#server/refusal.ts";
import { binnedCategories } from "./blog-bin.server.ts";
import {
  countKeepingPosts,
  createCategory,
  listCategories,
  updateCategory,
} from "./blog-category.store.server.ts";

const noun = "blog category";

const taken: Fault = { status: 409, message: blogMessages.categoryTaken };

const addCategory = ({ db, clock }: Deps, who: Session, form: schema.BlogCategoryForm) =>
  db.transaction().execute(async (trx): Promise<Fault | { category: schema.BlogCategory }> => {
    const category = await createCategory(trx, form);
    if (!category) return taken;
    await recordChange(trx, clock.now(), who, { action: "create", noun, id: category.id, after: category });
    return { category };
  });

type CategoryUpdate = z.output<typeof schema.blogCategoryUpdate>;
const changeCategory = recorded(async (trx, now, { id, ...form }: CategoryUpdate) => {
  const saved = await updateCategory(trx, id, form, now);
  return saved
    ? { action: "update", noun, id, ...saved }
    : { status: 404, message: blogMessages.categoryNotFound };
});

/** The calls about categories. */
export function blogCategoryRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  addRoute(app, blogCalls.listBlogCategories, {
    description: "Every category with its colour, by name.",
    reply: schema.listCategoriesReply,
    handler: async () => succeed({ categories: await listCategories(db) }),
  });

  addAct(app, deps, blogAdminCalls.createBlogCategory, {
    description: "Adds a category. A name that is taken is refused.",
    body: schema.blogCategoryForm,
    reply: schema.createCategoryReply,
    once: true,
    act: addCategory,
    message: blogMessages.categoryCreated,
    status: 201,
  });

  addAct(app, deps, blogAdminCalls.updateBlogCategory, {
    description: "Changes a category's name and colour.",
    body: schema.blogCategoryUpdate,
    act: (_, who, body) =>
      changeCategory(deps, who, body).catch((error: unknown) => {
        if (isUniqueViolation(error)) return taken;
        throw error;
      }),
    message: blogMessages.categoryUpdated,
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

import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { endpoint } from "#server/http/endpoint.ts";
import type { Services } from "#server/services.ts";
import { blogMessages } from "./blog.constants.ts";
import { blogCategoryForm, blogCategoryRemoval, blogCategoryUpdate } from "./blog.rules.ts";
import {
  createCategory,
  deleteCategory,
  listCategories,
  updateCategory,
} from "./blog-category.store.server.ts";

/** The calls about categories, a part of the blog's door. */
export function blogCategoryRoutes(plain: FastifyInstance, { db }: Services): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const missing = { success: false, message: blogMessages.categoryNotFound };

  app.route({
    ...endpoint("listBlogCategories"),
    schema: { summary: "Blog categories" },
    handler: async () => ({ success: true, categories: await listCategories(db) }),
  });

  app.route({
    ...endpoint("createBlogCategory"),
    schema: { summary: "Add a blog category", body: blogCategoryForm },
    handler: async (request, reply) => {
      const category = await createCategory(db, request.body);
      if (!category) return reply.code(409).send({ success: false, message: blogMessages.categoryTaken });
      return reply.code(201).send({ success: true, message: blogMessages.categoryCreated, category });
    },
  });

  app.route({
    ...endpoint("updateBlogCategory"),
    schema: { summary: "Rename or recolour a blog category", body: blogCategoryUpdate },
    handler: async (request, reply) => {
      const { id, ...form } = request.body;
      const result = await updateCategory(db, id, form);
      if (result === "taken") {
        return reply.code(409).send({ success: false, message: blogMessages.categoryTaken });
      }
      if (result === "missing") return reply.code(404).send(missing);
      return { success: true, message: blogMessages.categoryUpdated };
    },
  });

  app.route({
    ...endpoint("deleteBlogCategory"),
    schema: { summary: "Remove a blog category that no post uses", body: blogCategoryRemoval },
    handler: async (request, reply) => {
      const result = await deleteCategory(db, request.body.id);
      if (result === "missing") return reply.code(404).send(missing);
      if (typeof result === "object") {
        return reply.code(409).send({ success: false, message: blogMessages.categoryInUse(result.usedBy) });
      }
      return { success: true, message: blogMessages.categoryDeleted };
    },
  });
}

import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { refuse, succeed } from "#app/contract/replies.ts";
import { answers, done } from "#app/contract/reply-schemas.ts";
import { endpoint } from "#server/http/endpoint.ts";
import type { Services } from "#server/services.ts";
import { blogMessages } from "./blog.constants.ts";
import { createCategoryReply, listCategoriesReply } from "./blog.replies.ts";
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
  const missing = refuse(blogMessages.categoryNotFound);

  app.route({
    ...endpoint("listBlogCategories"),
    schema: { summary: "Blog categories", response: answers(listCategoriesReply) },
    handler: async () => succeed({ categories: await listCategories(db) }),
  });

  app.route({
    ...endpoint("createBlogCategory"),
    schema: {
      summary: "Add a blog category",
      body: blogCategoryForm,
      response: answers(createCategoryReply),
    },
    handler: async (request, reply) => {
      const category = await createCategory(db, request.body);
      if (!category) return reply.code(409).send(refuse(blogMessages.categoryTaken));
      return reply.code(201).send(succeed({ message: blogMessages.categoryCreated, category }));
    },
  });

  app.route({
    ...endpoint("updateBlogCategory"),
    schema: {
      summary: "Rename or recolour a blog category",
      body: blogCategoryUpdate,
      response: answers(done({})),
    },
    handler: async (request, reply) => {
      const { id, ...form } = request.body;
      const result = await updateCategory(db, id, form);
      if (result === "taken") {
        return reply.code(409).send(refuse(blogMessages.categoryTaken));
      }
      if (result === "missing") return reply.code(404).send(missing);
      return succeed({ message: blogMessages.categoryUpdated });
    },
  });

  app.route({
    ...endpoint("deleteBlogCategory"),
    schema: {
      summary: "Remove a blog category that no post uses",
      body: blogCategoryRemoval,
      response: answers(done({})),
    },
    handler: async (request, reply) => {
      const result = await deleteCategory(db, request.body.id);
      if (result === "missing") return reply.code(404).send(missing);
      if (typeof result === "object") {
        return reply.code(409).send(refuse(blogMessages.categoryInUse(result.usedBy)));
      }
      return succeed({ message: blogMessages.categoryDeleted });
    },
  });
}

import type { TestApp, TestResponse } from "./app.ts";

type Fields = Record<string, string | number | boolean | null | undefined>;

/** An administrator of a test server's blog: one category, and the calls of the editor. */
export async function startBlogging(app: TestApp) {
  const token = await app.signIn();
  const category = await addCategory("Education");

  async function addCategory(name: string, color = "#1D5B8F"): Promise<{ id: number; slug: string }> {
    const { body } = await app.call("createBlogCategory", { token, json: { name, color } });
    return body.category;
  }

  const send = (fields: Fields): Promise<TestResponse> => app.call("saveBlog", { token, json: fields });
  const defaults = { title: "A story", content: "Text", category_id: category.id };

  return {
    token,
    category,
    addCategory,
    /** Saves a new post; omitted fields get defaults. */
    publish: (fields: Fields = {}) => send({ ...defaults, ...fields }),
    revise: (id: number, fields: Fields = {}) => send({ ...defaults, ...fields, _method: "PUT", id }),
    remove: (id: number) => send({ _method: "DELETE", id }),
    /** A multipart form, as the editor sends it when there is a picture. */
    sendForm: (fields: Fields, file?: { name: string; bytes: Uint8Array; type: string }) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...defaults, ...fields })) form.set(name, String(value));
      if (file) {
        form.set("featured_image", new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
      }
      return app.call("saveBlog", { token, form });
    },
    /** The post as staff read it. */
    read: async (slug: string) => (await app.call("listBlogs", { token, query: { slug } })).body.blog,
    /** The titles that a visitor's list shows, in its order. */
    publicTitles: async (query: Record<string, string | number | undefined> = {}): Promise<string[]> =>
      (await app.call("listBlogs", { query })).body.blogs.map((post: { title: string }) => post.title),
  };
}

export type BlogAuthor = Awaited<ReturnType<typeof startBlogging>>;

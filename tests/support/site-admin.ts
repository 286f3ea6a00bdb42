import { allCalls, type CallName, callUrl } from "./calls.ts";

export type SiteAdmin = Awaited<ReturnType<typeof openSiteAdmin>>;
type Fields = Record<string, string | number | boolean>;

/** An administrator who uses the API of a running server. Throws when a call is refused. */
export async function openSiteAdmin(url: string, account: { email: string; password: string }) {
  // biome-ignore lint/suspicious/noExplicitAny: a test knows what it asked for
  async function call(name: CallName, body?: unknown, query?: Record<string, string>): Promise<any> {
    const form = body instanceof FormData;
    const response = await fetch(url + callUrl(name, query), {
      method: allCalls[name].method,
      headers: {
        // fetch sets a form's content type with its boundary.
        ...(body === undefined || form ? {} : { "content-type": "application/json" }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: body === undefined || form ? body : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  let token = "";
  token = (await call("signIn", account)).token;
  const categories = async (): Promise<{ id: number; name: string; slug: string }[]> =>
    (await call("listBlogCategories")).categories;

  async function categoryId(name: string): Promise<number> {
    const found = (await categories()).find((category) => category.name === name);
    if (found) return found.id;
    return (await call("createBlogCategory", { name, color: "#1D5B8F" })).category.id;
  }

  return {
    token,
    call,
    async isSignedIn(): Promise<boolean> {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(url + callUrl("readOwnUser"), { headers })).ok;
    },
    categoryId,
    async publish({ category = "Education", ...fields }: Fields & { category?: string }) {
      const post = { title: "A story", content: "Text", category_id: await categoryId(category), ...fields };
      return (await call("saveBlog", post)) as { id: number; slug: string };
    },
    async revise(id: number, { category = "Education", ...fields }: Fields & { category?: string }) {
      const category_id = await categoryId(category);
      return call("saveBlog", { content: "Text", category_id, ...fields, _method: "PUT", id });
    },
    removePost: (id: number) => call("saveBlog", { _method: "DELETE", id }),
    /** The stored post, by its title. */
    async findPost(title: string) {
      const { blogs } = await call("listBlogs", undefined, { limit: "100" });
      return blogs.find((post: { title: string }) => post.title === title);
    },
    saveBanner: (banner: { message: string; link_text: string; link_url: string }) =>
      call("saveBanner", banner),
    saveHeadline: (headline: string) => call("saveHeadline", { headline }),
  };
}

let count = 0;

/** A title that is unique in this run. */
export const uniqueTitle = (words: string) => {
  count += 1;
  return `${words} ${process.pid}-${count}`;
};

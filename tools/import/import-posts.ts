import { postDefaults } from "#app/features/stories/blog/blog.messages.ts";
import { posts as rows } from "#app/features/stories/blog/blog.rows.ts";
import { type BlogPostForm, blogCategoryForm, blogPostForm } from "#app/features/stories/blog/blog.schema.ts";
import { blogMessages } from "#app/features/stories/blog/blog-admin.messages.ts";
import { faultReplies, featuredImage } from "#app/features/stories/blog/server/blog.routes.server.ts";
import {
  createPost,
  type PostFault,
  updatePost,
} from "#app/features/stories/blog/server/blog.service.server.ts";
import {
  createCategory,
  listCategories,
  updateCategory,
} from "#app/features/stories/blog/server/blog-category.store.server.ts";
import { rememberSlugs } from "#app/features/stories/blog/server/blog-edit.store.server.ts";
import { postTexts } from "#app/features/stories/blog/server/blog-html.service.server.ts";
import { nameKey } from "#app/lib/fold-text.ts";
import { withUrdu } from "#app/lib/local-row.ts";
import { isUrdu } from "#app/lib/urdu.ts";
import { columnNames } from "#app/rows/rows-list.server.ts";
import { recordChange } from "#server/audit.ts";
import { isUniqueViolation } from "#server/db/connect.ts";
import { fileOf, type Item, itemOf, type Lost, type Noun, type Refused, type Target } from "./import-item.ts";
import { readCategories, readPosts } from "./old-calls.ts";
import type { OldSite } from "./old-site.ts";
import { OldSiteError } from "./old-site-answer.ts";
import { dayOf, type OldRow, textOf, textOr } from "./old-values.ts";
import { type PostText, pictureAddresses, postMarkdown, withoutPictures, withPictures } from "./post-text.ts";

const categoryNoun = "blog category";
/** Stands for the category of posts without one: here every post has one. */
const noCategory = { id: "none", name: postDefaults.category, color: postDefaults.color };

type Blog = { categories: () => OldRow[]; posts: () => OldRow[] };
const readBefore = new WeakMap<OldSite, Promise<Blog>>();

/** The categories and the posts, each read once: which categories are needed depends on both. Either throws its own fault. */
function readBlog(site: OldSite): Promise<Blog> {
  const read = async () => ({
    categories: await settled(readCategories(site)),
    posts: await settled(readPosts(site)),
  });
  const blog = readBefore.get(site) ?? read();
  readBefore.set(site, blog);
  return blog;
}

async function settled<Value>(work: Promise<Value>): Promise<() => Value> {
  const [result] = await Promise.allSettled([work]);
  return () => {
    if (result.status === "rejected") throw result.reason;
    return result.value;
  };
}

/** Where one of the two cannot be read, the other goes on without it: the report says so. */
function orNone(read: () => OldRow[]): OldRow[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof OldSiteError) return [];
    throw error;
  }
}

const categoryOf = (post: OldRow, known: ReadonlySet<string>) => {
  const id = textOf(post.category_id);
  return known.has(id) ? id : noCategory.id;
};
const idsOf = (categories: OldRow[]) => new Set(categories.map(({ id }) => textOf(id)));

export const categories: Noun = {
  noun: categoryNoun,
  title: "Categories",
  async read(site) {
    const blog = await readBlog(site);
    const rows = blog.categories();
    const posts = orNone(blog.posts);
    const known = idsOf(rows);
    const isNeeded = posts.some((post) => categoryOf(post, known) === noCategory.id);
    return (isNeeded ? [...rows, noCategory] : rows).map(categoryItem);
  },
  async current(db, id) {
    const found = (await listCategories(db)).find((category) => category.id === id);
    return found && { values: { name: found.name, color: found.color } };
  },
};

function categoryItem(row: OldRow): Item {
  const color = textOf(row.color);
  const input = {
    name: textOf(row.name),
    // A colour that cannot be read is the one that a post without a category has.
    color: /^#[0-9a-f]{6}$/i.test(color) ? color : postDefaults.color,
  };
  return itemOf(row, {
    title: input.name,
    schema: blogCategoryForm,
    input,
    async save(form, { deps: { db, clock }, who }, { row: place }) {
      try {
        return await db.transaction().execute(async (trx) => {
          const record = (action: "create" | "update", id: number, change: object) =>
            recordChange(trx, clock.now(), who, { action, noun: categoryNoun, id, ...change });
          if (place) {
            const saved = await updateCategory(trx, place.id, form, clock.now());
            if (saved) await record("update", place.id, saved);
            return { id: place.id };
          }
          const made = await createCategory(trx, form);
          if (made) {
            await record("create", made.id, { after: made });
            return { id: made.id };
          }
          const taken = (await listCategories(trx)).find(({ name }) => nameKey(name) === nameKey(form.name));
          return taken ? { id: taken.id, joined: true } : { refused: blogMessages.categoryTaken };
        });
      } catch (error) {
        if (isUniqueViolation(error)) return { refused: blogMessages.categoryTaken };
        throw error;
      }
    },
  });
}

export const posts: Noun = {
  noun: "blog post",
  title: "Posts",
  async read(site) {
    const blog = await readBlog(site);
    const known = idsOf(orNone(blog.categories));
    const rows = blog.posts();
    // The oldest first, so that two of one day keep their order.
    const dated = rows.toSorted((a, b) => dayOf(a.published_at).localeCompare(dayOf(b.published_at)));
    return dated.map((row) => postItem(row, categoryOf(row, known)));
  },
  async current(db, id) {
    const row = await db
      .selectFrom("blog_posts")
      .select(["category_id", "status", "read_time", "published_at"])
      .select(columnNames(rows))
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) return undefined;
    const { id: _id, version, ...values } = row;
    // Without the Urdu of a post that has none, as its fields were when posts had one text.
    return { values: withUrdu(values), version };
  },
};

function postItem(row: OldRow, category: string): Item {
  const given = {
    title: textOf(row.title),
    excerpt: textOf(row.excerpt),
    author_name: textOr(row.author_name, postDefaults.author),
    status: textOr(row.status, "published"),
    read_time: textOf(row.read_time),
    meta_title: textOf(row.meta_title),
    meta_description: textOf(row.meta_description),
    published_at: dayOf(row.published_at) || dayOf(row.formatted_date),
  };
  const content = textOf(row.content);
  // "Recent" is what the old site shows of a post without a day.
  const published_at = given.published_at === postDefaults.date ? "" : given.published_at;
  // Here a post without a day would be of today.
  const isUndated = published_at === "" && given.status === "published";
  const text = markdownOf(content);
  const notes = isUndated ? ["it has no day, so it is a draft: give it one and publish it"] : [];
  // Which category it is here is known when it is saved.
  const status = isUndated ? "draft" : given.status;
  const input = { ...given, status, published_at, content: text.markdown, category_id: 1 };
  const slug = textOf(row.slug);
  return itemOf(row, {
    title: given.title,
    schema: blogPostForm,
    input,
    more: { slug, category, content },
    file: fileOf(row.featured_image, featuredImage),
    notes: [...notes, ...text.notes],
    check: async (form, to) => {
      const whole = await completed(form, category, to);
      if ("refused" in whole) return whole;
      const texts = await postTexts(whole.form, to.deps.env.siteUrl);
      return "fault" in texts ? refusedFor(texts.fault) : whole;
    },
    async save(form, to, { row: place, file, dropFile = false }) {
      const { deps, who } = to;
      const whole = await completed(form, category, to);
      if ("refused" in whole) return whole;
      if (place) {
        const saved = await updatePost(deps, who, {
          id: place.id,
          version: place.version,
          file,
          form: { ...whole.form, remove_image: dropFile },
        });
        return "fault" in saved ? refusedFor(saved.fault) : { id: place.id, lost: whole.lost };
      }
      const titles = slug ? { [whole.form.title ? "title" : "title_ur"]: slug } : {};
      const made = await createPost(deps, who, whole.form, file, { titles });
      if ("fault" in made) return refusedFor(made.fault);
      await keepOldAddress(to, made, slug);
      return { id: made.id, lost: whole.lost };
    },
  });
}

/** A text that cannot be converted is left as it is: the renderer refuses it in its words. */
function markdownOf(content: string): PostText {
  const asItIs = { markdown: content, notes: [] };
  if (typeof content !== "string") return asItIs;
  try {
    return postMarkdown(content);
  } catch (error) {
    if (error instanceof RangeError) return asItIs;
    throw error;
  }
}

/** A post as it is saved: with its category's number here, and with the pictures of its text fetched, as far as they are there. */
async function completed(
  form: BlogPostForm,
  category: string,
  to: Target,
): Promise<({ form: BlogPostForm } & Lost) | Refused> {
  const category_id = to.rowOf(categoryNoun, category);
  if (category_id === undefined)
    return { refused: `${blogMessages.categoryMissing}: its own was not brought` };
  const paths = new Map<string, string>();
  const lost = new Map<string, string>();
  for (const address of pictureAddresses(form.content)) {
    // A picture of another site is refused with the post, by the rule for texts.
    if (!isFetched(address, to.site)) continue;
    const kept = await to.files.keep(address, featuredImage);
    if ("refused" in kept) lost.set(address, `without a picture of its text: ${kept.refused}`);
    else paths.set(address, `/backendReact/${kept.path}`);
  }
  const content = withPictures(withoutPictures(form.content, new Set(lost.keys())), paths);
  return { form: inItsLanguage({ ...form, category_id, content }), lost: [...lost.values()] };
}

/** The old site has one text a post: a post in Urdu has it as its Urdu here, and none in English. */
function inItsLanguage(form: BlogPostForm): BlogPostForm {
  if (!isUrdu(form.title)) return form;
  const { title, content, excerpt, meta_title, meta_description } = form;
  return {
    ...form,
    title: "",
    content: "",
    excerpt: "",
    meta_title: "",
    meta_description: "",
    title_ur: title,
    content_ur: content,
    excerpt_ur: excerpt,
    meta_title_ur: meta_title,
    meta_description_ur: meta_description,
  };
}

function isFetched(address: string, site: OldSite): boolean {
  try {
    return site.fileAddress(address) !== "";
  } catch (error) {
    if (error instanceof OldSiteError) return false;
    throw error;
  }
}

const refusedFor = (fault: PostFault): Refused => ({
  refused: typeof fault === "string" ? faultReplies[fault].message : fault.message,
});

/** Lets the address that a post had at the old site lead to it, where it is not the one that it has here. */
async function keepOldAddress({ deps: { db } }: Target, made: { id: number; slug: string }, old: string) {
  if (!/^[^\s/?#\\]{1,200}$/.test(old)) return;
  await db.transaction().execute(async (trx) => {
    const taken = await trx.selectFrom("blog_posts").select("id").where("slug", "=", old).executeTakeFirst();
    const former = await trx
      .selectFrom("blog_slug_history")
      .select("post_id")
      .where("slug", "=", old)
      .executeTakeFirst();
    if (!taken && !former) await rememberSlugs(trx, made.id, [old], [made.slug]);
  });
}

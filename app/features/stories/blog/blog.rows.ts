import { defineRows } from "#app/rows/define-rows.ts";
import { text } from "#app/rows/fields.ts";
import { maxContentLength, blogMessages as messages } from "./blog-admin.messages.ts";

/** What a post says. When and where it is public is no part of it. */
export const posts = defineRows({
  noun: "blog post",
  table: "blog_posts",
  name: "title",
  fields: {
    title: text({ label: "Title", max: 200, urdu: true }),
    content: text({ label: "Content", about: "Markdown", max: maxContentLength, urdu: true }),
    excerpt: text({ label: "Excerpt", max: 500, urdu: true }),
    author_name: text({ label: "Author name", called: "The author", max: 100 }),
    featured_image_alt: text({
      label: "Alt text",
      called: "The picture's description",
      max: 300,
      urdu: true,
    }),
    meta_title: text({ label: "Meta title", max: 200, urdu: true }),
    meta_description: text({ label: "Meta description", max: 320, urdu: true }),
  },
  files: { featured_image: { label: "Picture", alt: "featured_image_alt" } },
  versioned: true,
  messages,
});

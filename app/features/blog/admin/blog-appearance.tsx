import { useWatch } from "react-hook-form";
import { postDefaults } from "#app/features/blog/blog.messages.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import type { BlogEditorState } from "./blog-editor-state.ts";

/** How the post's card reads in lists, and what search engines show of it. */
export function BlogAppearance({ editor: { form, stored } }: { editor: BlogEditorState }) {
  const names = ["title", "excerpt", "meta_title", "meta_description"] as const;
  const [title, excerpt, metaTitle, metaDescription] = useWatch({ control: form.control, name: names }).map(
    (value) => String(value ?? "").trim(),
  );
  const shownTitle = title || postDefaults.title;
  const found = metaTitle || shownTitle;
  const first = "The first sentences of the text appear here while there is no excerpt.";
  return (
    <div className="grid gap-4 border-t border-rule pt-4 text-sm">
      <figure>
        <figcaption className="mb-1.5 text-xs font-semibold text-faint">In lists</figcaption>
        <p
          {...langAttrs(shownTitle)}
          className="line-clamp-2 font-display text-lg leading-snug font-semibold wrap-anywhere"
        >
          {shownTitle}
        </p>
        {excerpt ? (
          <p {...langAttrs(excerpt)} className="mt-1 line-clamp-3 text-soft wrap-anywhere">
            {excerpt}
          </p>
        ) : (
          <p className="mt-1 text-soft italic">{first}</p>
        )}
      </figure>
      <figure>
        <figcaption className="mb-1.5 text-xs font-semibold text-faint">In search engines</figcaption>
        <p {...langAttrs(found)} className="line-clamp-1 font-semibold text-emerald wrap-anywhere">
          {found}
        </p>
        <p className="text-xs text-faint wrap-anywhere">/blog/{stored?.slug ?? "…"}</p>
        <p {...langAttrs(metaDescription || excerpt)} className="mt-0.5 line-clamp-2 text-soft wrap-anywhere">
          {metaDescription || excerpt || first}
        </p>
      </figure>
    </div>
  );
}

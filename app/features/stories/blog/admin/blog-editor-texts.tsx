import { Tabs } from "@base-ui/react/tabs";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { type Language, languages, languagesInEnglish, pathIn } from "#app/contract/language.ts";
import { TextAreaField, TextField, UrduField } from "#app/dashboard/form-fields.tsx";
import { MarkdownField, type MarkdownTab } from "#app/dashboard/markdown/markdown-field.tsx";
import { postDefaults } from "#app/features/stories/blog/blog.messages.ts";
import type { posts } from "#app/features/stories/blog/blog.rows.ts";
import { langAttrs } from "#app/lib/urdu.ts";
import type { UrduColumns } from "#app/rows/fields.ts";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { Text } from "#app/ui/text.tsx";
import { BlogEditorPanel } from "./blog-editor-panel.tsx";
import type { BlogEditorState } from "./blog-editor-state.ts";

const BlogTextPreview = lazyPart(async () => (await import("./blog-text-preview.tsx")).BlogTextPreview);

type TextsProps = { editor: BlogEditorState; preview: { shown: boolean; onToggle: () => void } };

/** The texts of a post, one language at a time. All else of it is the same in both. */
export function BlogEditorTexts({ editor, preview }: TextsProps) {
  const writing = useState<MarkdownTab>("text");
  return (
    <Tabs.Root
      value={editor.language}
      onValueChange={(language: Language) => editor.setLanguage(language)}
      className="min-w-0"
    >
      <Tabs.List aria-label="Language of the texts" className="flex border-b border-rule">
        {languages.map((language) => (
          <Tabs.Tab
            key={language}
            value={language}
            className="min-h-11 cursor-pointer border-b-3 border-transparent px-4 font-semibold text-soft aria-selected:border-emerald aria-selected:text-ink"
          >
            {languagesInEnglish[language]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {languages.map((language) => (
        <Tabs.Panel key={language} value={language} className="flex flex-col gap-5 pt-5">
          <TextsIn language={language} editor={editor} preview={preview} writing={writing} />
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}

type EnglishName = UrduColumns<typeof posts.fields> extends `${infer Name}_ur` ? Name : never;
type InProps = { editor: BlogEditorState; language: Language };

/** The name that a text has in a language. */
const nameIn = <Name extends EnglishName>(language: Language, name: Name): Name | `${Name}_ur` =>
  language === "ur" ? `${name}_ur` : name;

type WritingProps = { writing: [MarkdownTab, (tab: MarkdownTab) => void] };

function TextsIn({ editor, language, preview, writing }: TextsProps & InProps & WritingProps) {
  const title = useWatch({ control: editor.form.control, name: nameIn(language, "title") }) ?? "";
  const isUrdu = language === "ur";
  const [own, other] = isUrdu ? ["Urdu", "English"] : ["English", "Urdu"];
  return (
    <>
      <p className="text-sm text-soft">
        Without a title and content here, {own} pages show the {other} text.
      </p>
      <TextField
        form={editor.form}
        name={nameIn(language, "title")}
        label={isUrdu ? "Title in Urdu" : "Title"}
        required={!isUrdu}
        {...(isUrdu ? { lang: "ur", dir: "rtl" } : langAttrs(title))}
        className="font-display text-xl font-semibold"
      />
      <MarkdownField
        form={editor.form}
        name={nameIn(language, "content")}
        label={isUrdu ? "Content in Urdu" : "Content"}
        required={!isUrdu}
        writing={writing}
        preview={{ ...preview, of: (content) => <BlogTextPreview content={content} /> }}
      />
      <BlogEditorPanel title="SEO Settings">
        <LocalField
          editor={editor}
          language={language}
          name="excerpt"
          label="Excerpt"
          hint="Shown on the cards too."
          rows={3}
        />
        <LocalField
          editor={editor}
          language={language}
          name="meta_title"
          label="Meta title"
          hint="If empty, the post's title."
        />
        <LocalField
          editor={editor}
          language={language}
          name="meta_description"
          label="Meta description"
          hint="If empty, the excerpt."
          rows={3}
        />
        <BlogAppearance editor={editor} language={language} />
      </BlogEditorPanel>
    </>
  );
}

type LocalFieldProps = InProps & { name: EnglishName; label: string; hint: string; rows?: number };

/** The field of a text in a language. @param props.rows makes it an area of so many lines */
export function LocalField({ editor: { form }, language, name, rows, ...props }: LocalFieldProps) {
  if (language === "ur") return <UrduField form={form} name={`${name}_ur`} rows={rows} {...props} />;
  return rows ? (
    <TextAreaField form={form} name={name} rows={rows} {...props} />
  ) : (
    <TextField form={form} name={name} {...props} />
  );
}

/** How the post's card reads in lists, and what search engines show of it. */
function BlogAppearance({ editor: { form, save }, language }: InProps) {
  const { stored } = save;
  const names = (["title", "excerpt", "meta_title", "meta_description"] as const).map((name) =>
    nameIn(language, name),
  );
  const [title, excerpt, metaTitle, metaDescription] = useWatch({ control: form.control, name: names }).map(
    (value) => String(value ?? "").trim(),
  );
  const slug = language === "ur" ? stored?.slug_ur : stored?.slug;
  const shownTitle = title || postDefaults.title;
  const found = metaTitle || shownTitle;
  const first = "The first sentences of the text appear here while there is no excerpt.";
  return (
    <div className="grid gap-4 border-t border-rule pt-4 text-sm">
      <figure>
        <figcaption className="mb-1.5 text-xs font-semibold text-faint">In lists</figcaption>
        <Text
          as="p"
          text={shownTitle}
          className="line-clamp-2 font-display text-lg leading-snug font-semibold wrap-anywhere"
        />
        {excerpt ? (
          <Text as="p" text={excerpt} className="mt-1 line-clamp-3 text-soft wrap-anywhere" />
        ) : (
          <p className="mt-1 text-soft italic">{first}</p>
        )}
      </figure>
      <figure>
        <figcaption className="mb-1.5 text-xs font-semibold text-faint">In search engines</figcaption>
        <Text as="p" text={found} className="line-clamp-1 font-semibold text-emerald wrap-anywhere" />
        <p className="text-xs text-faint wrap-anywhere">{pathIn(language, `/blog/${slug ?? "…"}`)}</p>
        <p {...langAttrs(metaDescription || excerpt)} className="mt-0.5 line-clamp-2 text-soft wrap-anywhere">
          {metaDescription || excerpt || first}
        </p>
      </figure>
    </div>
  );
}

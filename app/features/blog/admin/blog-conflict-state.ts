import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import {
  type ConflictChoices,
  type ConflictRow,
  type ConflictSide,
  conflictRows,
  firstChoices,
  unchosen,
} from "#app/dashboard/conflict.ts";
import type { BlogPost, BlogPostForm, BlogPostFormInput } from "#app/features/blog/blog.schema.ts";
import { type BlogConflictName, blogConflictFields } from "./blog-conflict-fields.ts";
import type { BlogDraft, FeaturedImage } from "./blog-form-data.ts";

export type BlogForm = UseFormReturn<BlogPostFormInput, unknown, BlogPostForm>;

type Conflict = {
  theirs: BlogPost;
  rows: ConflictRow<BlogConflictName>[];
  choices: ConflictChoices;
  /** The user's own image, for switching back to it. */
  image: FeaturedImage;
  asked: number;
};

/**
 * The conflict between two versions of a post. The form always holds what a save would send: choosing a side
 * writes its value into the form, and the user's own value is remembered for switching back.
 */
export function useBlogConflict(
  form: BlogForm,
  image: FeaturedImage,
  setImage: (image: FeaturedImage) => void,
) {
  const [conflict, setConflict] = useState<Conflict>();

  function put({ name, mine, theirs }: Conflict["rows"][number], side: ConflictSide, own: FeaturedImage) {
    if (name === "featured_image") setImage(side === "mine" ? own : { kind: "unchanged" });
    else form.setValue(name, side === "mine" ? mine : theirs, { shouldDirty: true, shouldValidate: true });
  }

  return {
    conflict,
    /** The labels of the fields without a choice. */
    open: conflict ? unchosen(conflict.rows, conflict.choices).map(({ label }) => label) : [],
    /** @param opened the version that the form's text started from, when it is known */
    begin(opened: BlogPost | undefined, theirs: BlogPost) {
      const mine = form.getValues() as BlogDraft;
      const rows = conflictRows(blogConflictFields({ opened, mine, image, theirs }));
      const choices = firstChoices(rows);
      for (const row of rows) if (choices[row.name] === "theirs") put(row, "theirs", image);
      setConflict({ theirs, rows, choices, image, asked: 0 });
    },
    choose(names: string[], side: ConflictSide) {
      if (!conflict) return;
      const own = conflict.choices.featured_image === "theirs" ? conflict.image : image;
      const rows = conflict.rows.map((row) => {
        const { name } = row;
        const before = conflict.choices[name];
        if (!names.includes(name) || before === side) return row;
        if (before === "theirs") {
          put(row, "mine", own);
          return row;
        }
        // Until now the form held the user's own text, including what was typed since.
        const mine = name === "featured_image" ? row.mine : String(form.getValues(name) ?? "");
        const latest = { ...row, mine };
        if (side === "theirs") put(latest, "theirs", own);
        return latest;
      });
      const chosen = Object.fromEntries(names.map((name) => [name, side]));
      setConflict({ ...conflict, rows, image: own, choices: { ...conflict.choices, ...chosen } });
    },
    /** A save was tried before every choice was made: marks the missing ones. */
    ask: () => setConflict(conflict && { ...conflict, asked: conflict.asked + 1 }),
    end: () => setConflict(undefined),
  };
}

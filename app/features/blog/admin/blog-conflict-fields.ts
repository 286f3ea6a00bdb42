import type { ConflictField } from "#app/dashboard/conflict.ts";
import type { BlogPost } from "#app/features/blog/blog.schema.ts";
import {
  type BlogDraft,
  type BoxName,
  boxLabels,
  boxNames,
  draftOf,
  type FeaturedImage,
} from "./blog-form-data.ts";

/** A field of the editor's form, or the featured image, which is not part of the form's values. */
export type BlogConflictName = BoxName | "featured_image";

type Versions = {
  /** The version that the editor's text started from; undefined when it is not known. */
  opened: BlogPost | undefined;
  mine: BlogDraft;
  image: FeaturedImage;
  theirs: BlogPost;
};

/** Every field in which two versions of a post may differ: the form's fields and the featured image. */
export function blogConflictFields({
  opened,
  mine,
  image,
  theirs,
}: Versions): ConflictField<BlogConflictName>[] {
  const before = opened && draftOf(opened, "");
  const after = draftOf(theirs, "");
  const boxes: ConflictField<BlogConflictName>[] = boxNames.map((name) => ({
    name,
    label: boxLabels[name],
    opened: before?.[name],
    mine: mine[name],
    theirs: after[name],
  }));
  // The image comes after its description.
  const place = boxNames.indexOf("featured_image_alt");
  return boxes.toSpliced(place, 0, pictureField({ opened, image, theirs }));
}

function pictureField({ opened, image, theirs }: Omit<Versions, "mine">): ConflictField<BlogConflictName> {
  const now = theirs.featured_image ?? "";
  // A restored draft has no image of its own: then there is nothing to compare.
  const before = opened ? (opened.featured_image ?? "") : now;
  const field = { name: "featured_image", label: "Featured image", opened: before, theirs: now } as const;
  if (image.kind === "chosen") return { ...field, mine: `chosen: ${image.file.name}` };
  if (image.kind === "removed") return { ...field, mine: "" };
  return {
    ...field,
    mine: before,
    mineLost:
      "The picture that was here when you opened the post has been replaced. To use it again, choose its file below.",
  };
}

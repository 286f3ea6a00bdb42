import { postDefaults } from "#app/features/stories/blog/blog.messages.ts";
import type { blogWords } from "#app/features/stories/blog/blog.words.ts";
import { isHexColour, textOn } from "#app/lib/colour.ts";
import { Text, useText } from "#app/ui/text.tsx";

/** A category's colour on its button, with a readable text colour. */
export function categoryColours(color: string | null) {
  const background = color && isHexColour(color) ? color : postDefaults.color;
  return { backgroundColor: background, color: textOn(background) };
}

type CategoryTagProps = { name: string | null; className?: string };

/** A category as a small tag: all in one colour, so that a page of stories is no patchwork. */
export function CategoryTag({ name, className = "" }: CategoryTagProps) {
  const t = useText<typeof blogWords>("blog");
  return (
    <Text
      as="span"
      text={name || t("uncategorized")}
      className={`framed inline-block rounded-xs bg-emerald-tint px-2.5 py-1 text-xs leading-none font-semibold text-emerald ${className}`}
    />
  );
}

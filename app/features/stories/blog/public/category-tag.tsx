import { postDefaults } from "#app/features/stories/blog/blog.messages.ts";
import type { blogWords } from "#app/features/stories/blog/blog.words.ts";
import { isHexColour, textOn } from "#app/lib/colour.ts";
import { Text } from "#app/ui/text.tsx";
import { useText } from "#app/ui/words.tsx";

/** A category's colour, with a readable text colour. */
export function categoryColours(color: string | null) {
  const background = color && isHexColour(color) ? color : postDefaults.color;
  return { backgroundColor: background, color: textOn(background) };
}

type CategoryTagProps = { name: string | null; color: string | null; className?: string };

/** A category as a small tag in its own colour. */
export function CategoryTag({ name, color, className = "" }: CategoryTagProps) {
  const t = useText<typeof blogWords>("blog");
  return (
    <Text
      as="span"
      text={name || t("uncategorized")}
      style={categoryColours(color)}
      className={`framed inline-block rounded-xs px-2.5 py-1 text-xs leading-none font-semibold ${className}`}
    />
  );
}

import { postDefaults } from "#app/features/blog/blog.messages.ts";
import { isHexColour, textOn } from "#app/lib/colour.ts";
import { Text } from "#app/ui/text.tsx";

/** A category's colour, with a readable text colour. */
export function categoryColours(color: string | null) {
  const background = color && isHexColour(color) ? color : postDefaults.color;
  return { backgroundColor: background, color: textOn(background) };
}

type CategoryTagProps = { name: string | null; color: string | null; className?: string };

/** A category as a small tag in its own colour. */
export function CategoryTag({ name, color, className = "" }: CategoryTagProps) {
  return (
    <Text
      as="span"
      text={name || postDefaults.category}
      style={categoryColours(color)}
      className={`framed inline-block rounded-xs px-2.5 py-1 text-xs leading-none font-semibold ${className}`}
    />
  );
}

import { Toolbar } from "@base-ui/react/toolbar";
import { Bold, Heading1, Heading2, Italic, List, ListOrdered, type LucideIcon, Quote } from "lucide-react";
import type { Format } from "./blog-toolbar.ts";

const buttons: { format: Format; label: string; icon: LucideIcon }[] = [
  { format: "heading-1", label: "Heading 1", icon: Heading1 },
  { format: "heading-2", label: "Heading 2", icon: Heading2 },
  { format: "bold", label: "Bold", icon: Bold },
  { format: "italic", label: "Italic", icon: Italic },
  { format: "bullets", label: "Bullet List", icon: List },
  { format: "numbers", label: "Numbered List", icon: ListOrdered },
  { format: "quote", label: "Quote", icon: Quote },
];

type BlogToolbarButtonsProps = {
  /** The id of the textarea. */
  controls: string;
  onPress: (format: Format) => void;
};

/** The seven buttons of BLOG-22: one stop for Tab, arrow keys between them. */
export function BlogToolbarButtons({ controls, onPress }: BlogToolbarButtonsProps) {
  return (
    <Toolbar.Root
      aria-label="Formatting"
      aria-controls={controls}
      className="flex flex-wrap rounded-t-sm border border-b-0 border-rule-strong bg-sunk p-1"
    >
      {buttons.map(({ format, label, icon: Icon }) => (
        <Toolbar.Button
          key={format}
          type="button"
          aria-label={label}
          title={label}
          className="grid size-10 cursor-pointer place-items-center rounded-sm text-soft hover:bg-raised hover:text-ink"
          // A click must not take the focus: the selection would no longer be visible.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPress(format)}
        >
          <Icon aria-hidden="true" className="size-4.5" />
        </Toolbar.Button>
      ))}
    </Toolbar.Root>
  );
}

import { Toolbar } from "@base-ui/react/toolbar";
import { Bold, Heading1, Heading2, Italic, List, ListOrdered, type LucideIcon, Quote } from "lucide-react";
import type { Mark } from "./blog-toolbar.ts";

const buttons: { mark: Mark; label: string; icon: LucideIcon }[] = [
  { mark: "heading-1", label: "Heading 1", icon: Heading1 },
  { mark: "heading-2", label: "Heading 2", icon: Heading2 },
  { mark: "bold", label: "Bold", icon: Bold },
  { mark: "italic", label: "Italic", icon: Italic },
  { mark: "bullets", label: "Bullet List", icon: List },
  { mark: "numbers", label: "Numbered List", icon: ListOrdered },
  { mark: "quote", label: "Quote", icon: Quote },
];

type BlogToolbarButtonsProps = {
  /** The id of the text box. */
  controls: string;
  onPress: (mark: Mark) => void;
};

/** The seven buttons of BLOG-22: one stop for Tab, arrow keys between them. */
export function BlogToolbarButtons({ controls, onPress }: BlogToolbarButtonsProps) {
  return (
    <Toolbar.Root
      aria-label="Formatting"
      aria-controls={controls}
      className="flex flex-wrap rounded-t-sm border border-b-0 border-rule-strong bg-sunk p-1"
    >
      {buttons.map(({ mark, label, icon: Icon }) => (
        <Toolbar.Button
          key={mark}
          type="button"
          aria-label={label}
          title={label}
          className="grid size-10 cursor-pointer place-items-center rounded-sm text-soft hover:bg-raised hover:text-ink"
          // Pressing must not take the focus, or the selection disappears from sight.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPress(mark)}
        >
          <Icon aria-hidden="true" className="size-4.5" />
        </Toolbar.Button>
      ))}
    </Toolbar.Root>
  );
}

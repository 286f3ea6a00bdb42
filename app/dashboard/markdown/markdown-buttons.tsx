import { Toolbar } from "@base-ui/react/toolbar";
import {
  Bold,
  Eye,
  Heading1,
  Heading2,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
} from "lucide-react";
import type { Format } from "./markdown-toolbar.ts";

type Insertion = "link" | "picture";

const buttons: { format: Format | Insertion; label: string; icon: LucideIcon }[] = [
  { format: "heading-1", label: "Heading 1", icon: Heading1 },
  { format: "heading-2", label: "Heading 2", icon: Heading2 },
  { format: "bold", label: "Bold", icon: Bold },
  { format: "italic", label: "Italic", icon: Italic },
  { format: "bullets", label: "Bullet List", icon: List },
  { format: "numbers", label: "Numbered List", icon: ListOrdered },
  { format: "quote", label: "Quote", icon: Quote },
  { format: "link", label: "Link", icon: Link },
  { format: "picture", label: "Picture", icon: ImagePlus },
];

const look =
  "flex h-10 min-w-10 cursor-pointer items-center justify-center gap-1.5 rounded-sm text-soft hover:bg-raised " +
  "hover:text-ink aria-pressed:bg-raised aria-pressed:text-emerald";

type MarkdownButtonsProps = {
  /** The id of the textarea; none in the Visual tab. */
  controls?: string;
  /** The formats of what is selected, where they show as formats. */
  active?: readonly Format[];
  preview: boolean;
  onPress: (format: Format) => void;
  onInsert: (what: Insertion) => void;
  onPreview: () => void;
};

/**
 * The seven buttons of BLOG-22, link, picture and preview: one stop for Tab, arrow keys between them. It stays in view
 * while a long text scrolls.
 */
export function MarkdownButtons({
  controls,
  active,
  preview,
  onPress,
  onInsert,
  onPreview,
}: MarkdownButtonsProps) {
  return (
    <Toolbar.Root
      aria-label="Formatting"
      aria-controls={controls}
      className="sticky top-0 z-10 flex flex-wrap rounded-t-sm border border-b-0 border-rule-strong bg-sunk p-1"
    >
      {buttons.map(({ format, label, icon: Icon }) => (
        <Toolbar.Button
          key={format}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={
            active && format !== "link" && format !== "picture" ? active.includes(format) : undefined
          }
          className={look}
          // A click must not take the focus: the selection would no longer be visible.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => (format === "link" || format === "picture" ? onInsert(format) : onPress(format))}
        >
          <Icon aria-hidden="true" className="size-4.5" />
        </Toolbar.Button>
      ))}
      <Toolbar.Button
        type="button"
        aria-pressed={preview}
        className={`${look} ms-auto px-3 text-sm font-semibold`}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPreview}
      >
        <Eye aria-hidden="true" className="size-4.5" />
        Preview
      </Toolbar.Button>
    </Toolbar.Root>
  );
}

import { Trash2 } from "lucide-react";
import { type FormEvent, useEffect, useId, useState } from "react";
import { type BlogCategoryForm, blogCategoryForm } from "#app/features/blog/blog.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { TextInput } from "#app/ui/text-input.tsx";

type CategoryFormProps = {
  category: BlogCategoryForm;
  submit: "Save" | "Add";
  /** @returns why it was refused, undefined when it was done */
  onSubmit: (category: BlogCategoryForm) => Promise<string | undefined>;
  onRemove?: () => void;
  /** Told whenever the line begins or ceases to hold something unsaved. */
  onDiffers: (differs: boolean) => void;
};

/** Name and colour of one category, in a line. */
export function CategoryForm({ category, submit, onSubmit, onRemove, onDiffers }: CategoryFormProps) {
  const [name, setName] = useState(category.name);
  const [color, setColor] = useState(category.color);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const faultId = useId();
  const differs = name !== category.name || color.toUpperCase() !== category.color.toUpperCase();
  useEffect(() => {
    onDiffers(differs);
    return () => onDiffers(false);
  }, [differs, onDiffers]);

  const label = category.name || "New category";

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const checked = blogCategoryForm.safeParse({ name, color });
    if (!checked.success) return setFault(checked.error.issues[0]?.message);
    setBusy(true);
    const refused = await onSubmit(checked.data);
    setBusy(false);
    setFault(refused);
    if (refused) return;
    // What was stored is what the line shows: the new line starts anew, the others as they were tidied up.
    const stored = submit === "Add" ? category : checked.data;
    setName(stored.name);
    setColor(stored.color);
  }

  return (
    <form noValidate onSubmit={send}>
      <div className="flex flex-wrap items-center gap-2">
        <input
          type="color"
          aria-label={`${label}: colour`}
          value={color}
          className="size-11 shrink-0 cursor-pointer rounded-sm border border-rule-strong bg-raised p-1"
          onChange={(event) => setColor(event.target.value)}
        />
        <TextInput
          aria-label={`${label}: name`}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? faultId : undefined}
          dir="auto"
          maxLength={60}
          value={name}
          className="w-auto flex-1 basis-24"
          onChange={(event) => setName(event.target.value)}
        />
        <Button
          type="submit"
          className="px-3!"
          variant={submit === "Add" ? "primary" : "quiet"}
          disabled={busy || (submit === "Save" && !differs)}
        >
          {busy ? "Saving..." : submit}
        </Button>
        {onRemove && (
          <Button
            variant="quiet"
            aria-label={`Remove ${category.name}`}
            className="px-3!"
            disabled={busy}
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" className="size-4.5" />
          </Button>
        )}
      </div>
      {fault && (
        <p id={faultId} className="mt-1.5 text-sm font-semibold text-pomegranate">
          {fault}
        </p>
      )}
    </form>
  );
}

import { useContentEditing } from "./content-editor-context.ts";

type FigureSelectProps = {
  /** The id of the text field. */
  field: string;
  label: string;
  /** @param text the field's text with the name in it */
  onInsert: (text: string) => void;
};

/** Inserts the name of a shared figure at the cursor. It is seen while its field has the focus. */
export function FigureSelect({ field, label, onInsert }: FigureSelectProps) {
  const { figures } = useContentEditing();
  return (
    <select
      aria-label={`Insert a figure into: ${label}`}
      value=""
      className="invisible -my-1 h-6 w-28 cursor-pointer rounded-sm border border-rule bg-raised text-xs text-ink group-focus-within/field:visible"
      onChange={(event) => {
        const input = document.getElementById(field);
        if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return;
        const start = input.selectionStart ?? input.value.length;
        const end = input.selectionEnd ?? start;
        const name = `{${event.target.value}}`;
        onInsert(input.value.slice(0, start) + name + input.value.slice(end));
        input.focus();
      }}
    >
      <option value="">Insert figure</option>
      {Object.entries(figures).map(([key, value]) => (
        <option key={key} value={key}>
          {`{${key}}: ${value}`}
        </option>
      ))}
    </select>
  );
}

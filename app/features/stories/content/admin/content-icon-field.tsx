import { updateIcon } from "#app/features/stories/content/update-icon.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useContentEditing } from "./content-editor-context.ts";
import { useFieldState, type ValueFieldProps } from "./content-text-field.tsx";

/** Icons are chosen by picture and name. */
export function IconField({ schema, value, path, label }: ValueFieldProps) {
  const { set } = useContentEditing();
  const { id, error } = useFieldState(path);
  const errorId = `${id}-error`;
  return (
    <fieldset id={id} tabIndex={-1} className="min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-1.5">
        {schema.enum?.map((name) => (
          <label
            key={name}
            className="flex min-h-16 cursor-pointer flex-col items-center justify-center gap-1 rounded-sm border border-rule bg-raised px-1 text-xs text-soft hover:border-soft has-checked:border-emerald has-checked:bg-emerald-tint has-checked:font-semibold has-checked:text-emerald has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={id}
              value={name}
              checked={value === name}
              className="sr-only"
              onChange={() => set(path, name)}
            />
            <Icon name={updateIcon(name)} className="size-6" />
            {name}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 text-sm font-semibold text-pomegranate">
          {error}
        </p>
      )}
    </fieldset>
  );
}

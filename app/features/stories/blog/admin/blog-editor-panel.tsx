import type { ReactNode } from "react";

export function BlogEditorPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border border-rule bg-raised px-4 pb-4">
      <legend className="-ms-1 px-1 font-display text-lg font-semibold">{title}</legend>
      <div className="mt-2 flex flex-col gap-4">{children}</div>
    </fieldset>
  );
}

import { useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { roles, roleTexts } from "#app/contract/permissions.ts";

/** What a user may do: a check box for each role, with what it is for. */
export function RolesField({ error, ...registered }: UseFormRegisterReturn & { error: string | undefined }) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1 font-semibold">Roles</legend>
      {roles.map((role) => (
        <label key={role} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
          <input
            type="checkbox"
            value={role}
            aria-invalid={error ? true : undefined}
            {...registered}
            className="mt-0.5 size-5 shrink-0 cursor-pointer accent-emerald"
          />
          <span>
            {roleTexts[role].label}
            <span className="block text-sm text-soft">{roleTexts[role].purpose}</span>
          </span>
        </label>
      ))}
      {error && (
        <p id={id} role="alert" className="text-sm font-semibold text-pomegranate">
          {error}
        </p>
      )}
    </fieldset>
  );
}

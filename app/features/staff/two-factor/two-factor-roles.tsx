import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { type Role, roles, roleTexts } from "#app/contract/permissions.ts";
import { call, callQuery, useRefresh } from "#app/dashboard/call.ts";
import { NotLoaded } from "#app/dashboard/not-loaded.tsx";
import { usersCalls } from "#app/features/staff/users/users.calls.ts";
import { formatTime } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { twoFactorCalls } from "./two-factor.calls.ts";
import { twoFactorMessages as messages } from "./two-factor.messages.ts";

const rolesQuery = callQuery(twoFactorCalls.readTwoFactorRoles, {
  texts: { failed: messages.rolesLoadFailed },
});

/** Which roles must have a second factor, for administrators: FACTOR-06. */
export function TwoFactorRoles() {
  const id = useId();
  const query = useQuery(rolesQuery);
  const { data } = query;
  return (
    <section aria-labelledby={id} className="mt-6 border border-rule bg-raised px-4 py-5 sm:px-6">
      <h3 id={id} className="text-xl">
        Who needs a second factor
      </h3>
      <p className="mt-1 max-w-prose text-sm text-soft">
        This applies once two people can sign in. Whoever is here already gets 14 days. After that they can
        open nothing but their own account until they have set one up.
      </p>
      {data ? (
        <>
          <RolesForm key={data.roles.join()} chosen={data.roles} />
          {data.missing.length > 0 && <Missing people={data.missing} />}
        </>
      ) : (
        <NotLoaded query={query} loading="Loading the roles..." comfort="The rules are as they were." />
      )}
    </section>
  );
}

function RolesForm({ chosen }: { chosen: readonly Role[] }) {
  const [wanted, setWanted] = useState(chosen);
  const [saving, setSaving] = useState(false);
  const refresh = useRefresh(
    twoFactorCalls.readTwoFactorRoles,
    twoFactorCalls.readTwoFactor,
    usersCalls.readOwnUser,
  );
  const toast = useToast();
  const changed = wanted.length !== chosen.length || wanted.some((role) => !chosen.includes(role));

  async function save(event: FormEvent) {
    event.preventDefault();
    if (saving) return;
    setSaving(true);
    const texts = { failed: messages.rolesSaveFailed };
    const reply = await call(twoFactorCalls.saveTwoFactorRoles, { body: { roles: [...wanted] }, texts });
    setSaving(false);
    if (!reply.ok) return toast.error(reply.message);
    toast.success(reply.body.message ?? messages.rolesSaved);
    await refresh();
  }

  return (
    <form noValidate onSubmit={save} className="mt-3">
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="sr-only">Roles that need a second factor</legend>
        {roles.map((role) => (
          <label key={role} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={wanted.includes(role)}
              onChange={({ target }) =>
                setWanted(target.checked ? [...wanted, role] : wanted.filter((each) => each !== role))
              }
              className="size-5 shrink-0 cursor-pointer accent-emerald"
            />
            {roleTexts[role].label}
          </label>
        ))}
      </fieldset>
      <Button type="submit" className="mt-3" disabled={!changed} aria-disabled={saving || undefined}>
        {saving ? "Saving..." : "Save"}
      </Button>
    </form>
  );
}

function Missing({ people }: { people: readonly { name: string; due: string }[] }) {
  return (
    <div className="mt-5 border-t border-rule pt-4">
      <p className="text-sm font-semibold">Not set up yet</p>
      <ul className="mt-1 text-sm">
        {people.map(({ name, due }) => (
          <li key={`${name} ${due}`}>
            <bdi>{name}</bdi>
            <span className="figures text-soft">, needed from {formatTime(due)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

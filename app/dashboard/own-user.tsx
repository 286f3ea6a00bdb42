import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Call } from "#app/contract/call.ts";
import { type Access, allows } from "#app/contract/permissions.ts";
import { usersCalls } from "#app/features/staff/users/users.calls.ts";
import { parts } from "#app/parts/parts.ts";
import { openPages } from "#content/menu.ts";
import { callQuery } from "./call.ts";
import type { Viewer } from "./dashboard-menu.ts";

/** Who is signed in, and what they may do. The dashboard's frame asks for it before it is shown. */
export const ownUserQuery = callQuery(usersCalls.readOwnUser, {
  texts: { failed: "Could not load your account. Please try again." },
});

export const useOwnUser = () => useQuery(ownUserQuery).data;

/**
 * Whether the user may do what needs an access, to leave out of pages what the server would refuse. While it has not said
 * what they may, nothing is left out.
 */
export function useMay(): (access: Access) => boolean {
  const permissions = useOwnUser()?.permissions;
  return (access) => permissions === undefined || allows(new Set(permissions), access);
}

/** The same for a call. */
export function useMayCall(): (call: Call) => boolean {
  const may = useMay();
  return ({ access }) => may(access);
}

/** A button or a form that only stands where the user may make its call. */
export function MayCall({ to, children }: { to: Call; children: ReactNode }) {
  return useMayCall()(to) ? children : null;
}

/** What the menu and links to pages need to know of the user. */
export function useViewer(): Viewer {
  const may = useMay();
  const off = useOwnUser()?.parts_off ?? [];
  return { may, isOn: (part) => !off.includes(part) };
}

/** The pages of the site that a link may be given to: those of the core, and of the parts that are on. */
export function useOpenPages(): string[] {
  const { isOn } = useViewer();
  const ofParts = parts.filter(({ name }) => isOn(name)).flatMap(({ pages }) => pages);
  return [...openPages, ...ofParts.flatMap(({ path, found }) => (found ? [path] : []))];
}

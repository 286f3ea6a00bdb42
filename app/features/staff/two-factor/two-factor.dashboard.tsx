import { useQuery } from "@tanstack/react-query";
import { useLoaderData } from "react-router";
import { callQuery, prefetch, useRefresh } from "#app/dashboard/call.ts";
import { useMayCall } from "#app/dashboard/own-user.tsx";
import { usersCalls } from "#app/features/staff/users/users.calls.ts";
import { twoFactorCalls } from "./two-factor.calls.ts";
import { twoFactorMessages as messages } from "./two-factor.messages.ts";
import { OwnFactorPanels } from "./two-factor-panels.tsx";
import { TwoFactorRoles } from "./two-factor-roles.tsx";

export const clientLoader = prefetch(({ query }) =>
  query(callQuery(twoFactorCalls.readTwoFactor, { texts: { failed: messages.loadFailed } })),
);

/** The second factors on Security Settings: one's own, and for administrators who needs one. FACTOR-01, FACTOR-06. */
export default function TwoFactorDashboard() {
  const factors = useQuery(useLoaderData<typeof clientLoader>());
  const mayCall = useMayCall();
  const refreshUser = useRefresh(usersCalls.readOwnUser);
  return (
    <section aria-labelledby="second-factor" className="mt-8 max-w-5xl">
      <h2 id="second-factor" className="text-2xl">
        Second factor
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-soft">
        With a second factor, somebody who knows your password still cannot sign in. Use an app on your phone,
        a passkey, or both.
      </p>
      <OwnFactorPanels factors={factors} onChanged={() => void refreshUser()} />
      {mayCall(twoFactorCalls.saveTwoFactorRoles) && <TwoFactorRoles />}
    </section>
  );
}

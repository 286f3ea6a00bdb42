import { useQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { callQuery, useRefresh } from "#app/dashboard/call.ts";
import { useOwnUser } from "#app/dashboard/own-user.tsx";
import { useAuth } from "#app/dashboard/session.tsx";
import { usersCalls } from "#app/features/staff/users/users.calls.ts";
import { formatDay, karachiDay } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/links.tsx";
import { twoFactorCalls } from "./two-factor.calls.ts";
import { twoFactorMessages as messages } from "./two-factor.messages.ts";
import { OwnFactorPanels } from "./two-factor-panels.tsx";

/**
 * The dashboard; or, while the role needs a second factor that is missing, the page that sets one up: FACTOR-07. That page
 * stays until its last step is done, so that nobody misses the recovery codes.
 */
export function TwoFactorGate({ children }: { children: ReactNode }) {
  const needed = useOwnUser()?.second_factor.needed ?? false;
  const [held, setHeld] = useState(needed);
  if (needed && !held) setHeld(true);
  return held ? <SetUpPage needed={needed} onDone={() => setHeld(false)} /> : children;
}

function SetUpPage({ needed, onDone }: { needed: boolean; onDone: () => void }) {
  const { logout } = useAuth();
  const factors = useQuery(
    callQuery(twoFactorCalls.readTwoFactor, { texts: { failed: messages.loadFailed } }),
  );
  const refreshUser = useRefresh(usersCalls.readOwnUser);
  const goOn = async () => {
    await refreshUser();
    onDone();
  };
  return (
    <main
      id="main"
      tabIndex={-1}
      className="min-h-dvh bg-paper px-4 py-10 text-base text-ink outline-none sm:px-6"
    >
      <div className="mx-auto max-w-4xl">
        <ShieldCheck aria-hidden="true" className="size-12 text-emerald" />
        <h1 className="mt-3 text-title">Set up a second factor</h1>
        <p className="mt-2 mb-6 max-w-prose text-soft">
          Your role needs one, because it opens money or what people have entrusted to us. It takes two
          minutes: choose an app on your phone or a passkey. Then the dashboard opens.
        </p>
        <OwnFactorPanels factors={factors} onChanged={() => void goOn()} />
        <div className="mt-8 flex flex-wrap gap-3 border-t border-rule pt-5">
          {!needed && <Button onClick={onDone}>Continue to the dashboard</Button>}
          <Button variant="quiet" onClick={logout}>
            Log out
          </Button>
        </div>
      </div>
    </main>
  );
}

/** Says at the top of the dashboard that a second factor will be needed: FACTOR-07. */
export function TwoFactorNotice() {
  const due = useOwnUser()?.second_factor.due;
  if (!due) return null;
  return (
    <p className="flex items-start gap-2 border-b border-rule bg-sunk px-4 py-2 text-sm sm:px-6">
      <ShieldCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span>
        From {formatDay(karachiDay(new Date(due)))} your role needs a second factor to sign in.{" "}
        <TextLink to="/dashboard/settings">Set one up now</TextLink>, it takes two minutes.
      </span>
    </p>
  );
}

import type { UseQueryResult } from "@tanstack/react-query";
import { KeyRound, Trash2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { NotLoaded } from "#app/dashboard/not-loaded.tsx";
import { hasPasskeys } from "#app/dashboard/passkey.ts";
import { StatusPill } from "#app/dashboard/status-pill.tsx";
import { formatTime } from "#app/lib/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { Text } from "#app/ui/text.tsx";
import { twoFactorMessages as messages } from "./two-factor.messages.ts";
import type { OwnFactors, OwnPasskey } from "./two-factor.schema.ts";
import { type OpenFactorDialog, TwoFactorDialogs } from "./two-factor-dialogs.tsx";

type OwnFactorPanelsProps = {
  factors: UseQueryResult<OwnFactors>;
  /** Something was set up or removed, and recovery codes that came with it have been seen. */
  onChanged: () => void;
};

/** One's own authenticator app, passkeys and recovery codes: FACTOR-01. */
export function OwnFactorPanels({ factors, onChanged }: OwnFactorPanelsProps) {
  const [open, setOpen] = useState<OpenFactorDialog>();
  if (!factors.data) {
    return (
      <NotLoaded
        query={factors}
        loading="Loading your second factors..."
        comfort="They are as you left them."
      />
    );
  }
  const { totp, passkeys, recovery_codes: left, passkeys_work: passkeysWork } = factors.data;
  const hasFactor = totp || passkeys.length > 0;

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <FactorPanel
        title="Authenticator app"
        state={totp && <StatusPill tone="good">On</StatusPill>}
        about="An app such as Aegis, Google Authenticator or 1Password shows a code of six digits, which changes every half minute."
      >
        {totp ? (
          <Button variant="quiet" onClick={() => setOpen({ what: "remove app" })}>
            Remove the app
          </Button>
        ) : (
          <Button onClick={() => setOpen({ what: "set up app" })}>Set up an app</Button>
        )}
      </FactorPanel>
      <FactorPanel
        title="Passkeys"
        state={passkeys.length > 0 && <StatusPill tone="good">On</StatusPill>}
        about="Your phone, computer or security key confirms that it is you by fingerprint, face or PIN. A passkey also signs you in without the password."
      >
        {passkeys.length > 0 && (
          <ul className="w-full divide-y divide-rule border-y border-rule">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onOpen={setOpen} />
            ))}
          </ul>
        )}
        {passkeysWork && hasPasskeys() ? (
          <Button variant={hasFactor ? "quiet" : "primary"} onClick={() => setOpen({ what: "new passkey" })}>
            Add a passkey
          </Button>
        ) : (
          <p className="text-sm text-soft">
            {passkeysWork ? "This browser knows no passkeys." : messages.passkeysDoNotWork}
          </p>
        )}
      </FactorPanel>
      {hasFactor && (
        <FactorPanel
          title="Recovery codes"
          state={<StatusPill tone={left > 3 ? "plain" : "bad"}>{left} left</StatusPill>}
          about="For the day on which your phone is lost: each code signs you in once. Keep them on paper or in a password manager, not on the phone."
        >
          <Button variant="quiet" onClick={() => setOpen({ what: "new codes" })}>
            <KeyRound aria-hidden="true" className="size-4.5" />
            Make new codes
          </Button>
        </FactorPanel>
      )}
      {open && <TwoFactorDialogs open={open} setOpen={setOpen} onChanged={onChanged} />}
    </div>
  );
}

type FactorPanelProps = { title: string; state: ReactNode; about: string; children: ReactNode };

function FactorPanel({ title, state, about, children }: FactorPanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col items-start gap-4 border border-rule bg-raised px-4 py-5 sm:px-6"
    >
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <h3 id={id} className="text-xl">
            {title}
          </h3>
          {state}
        </div>
        <p className="mt-1 text-sm text-soft">{about}</p>
      </div>
      {children}
    </section>
  );
}

function PasskeyRow({ passkey, onOpen }: { passkey: OwnPasskey; onOpen: (open: OpenFactorDialog) => void }) {
  const { name, created_at, last_used_at } = passkey;
  return (
    <li className="flex items-center gap-2 py-2">
      <div className="min-w-0 flex-1">
        <Text as="p" text={name} className="font-semibold break-words" />
        <p className="figures text-sm text-soft">
          Added {formatTime(created_at)}
          {last_used_at && `, last used ${formatTime(last_used_at)}`}
        </p>
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Remove ${name}`}
        onClick={() => onOpen({ what: "remove passkey", passkey })}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
    </li>
  );
}

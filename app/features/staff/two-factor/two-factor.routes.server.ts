import type { FastifyInstance } from "fastify";
import { succeed } from "#app/contract/replies.ts";
import type { Deps } from "#server/deps.ts";
import { addAct } from "#server/http/add-act.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { refuseTooMany } from "#server/http/rate-limits.ts";
import { signedIn } from "#server/http/session-check.ts";
import { passkeysWork } from "#server/two-factor/passkeys.ts";
import { factorsOf } from "#server/two-factor/second-factor.ts";
import { twoFactorCalls } from "./two-factor.calls.ts";
import { twoFactorMessages as messages } from "./two-factor.messages.ts";
import * as schema from "./two-factor.schema.ts";
import * as factors from "./two-factor.service.server.ts";
import { prove, startProof } from "./two-factor-proof.service.server.ts";
import { readTwoFactorRoles, saveTwoFactorRoles } from "./two-factor-roles.store.server.ts";

/** What a user does with their own second factors. */
function ownFactorRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, env } = deps;

  addRoute(app, twoFactorCalls.readTwoFactor, {
    description: "Which second factors the person who asks has set up. Never a secret.",
    reply: schema.readTwoFactorReply,
    handler: async (request) => {
      const { userId, secondFactorDue } = signedIn(request);
      const { totp, recoveryCodes, passkeys } = await factorsOf(db, userId);
      return succeed({
        totp,
        passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
          id,
          name,
          created_at,
          last_used_at,
        })),
        recovery_codes: recoveryCodes,
        passkeys_work: passkeysWork(env),
        due: secondFactorDue?.toISOString() ?? null,
      });
    },
  });

  addAct(app, deps, twoFactorCalls.startTotp, {
    description: "A new secret, as text and as a QR code. It counts once `confirmTotp` has had a code of it.",
    reply: schema.startTotpReply,
    act: factors.startTotp,
  });

  addAct(app, deps, twoFactorCalls.confirmTotp, {
    description:
      "From then on codes are asked for at the sign-in. With the first factor come recovery codes.",
    body: schema.totpConfirmation,
    reply: schema.factorReply,
    act: factors.confirmTotp,
    message: messages.totpSet,
  });

  addAct(app, deps, twoFactorCalls.deleteTotp, {
    description: "Its codes are no longer asked for. The last second factor of a role that needs one stays.",
    act: factors.deleteTotp,
    refuses: [404],
    message: messages.totpRemoved,
  });

  addAct(app, deps, twoFactorCalls.startPasskey, {
    description: "What a browser makes a passkey with.",
    reply: schema.startPasskeyReply,
    act: factors.startPasskey,
  });

  addAct(app, deps, twoFactorCalls.createPasskey, {
    // The sign-in shows whether anybody has a passkey.
    config: { changesPages: true },
    description: "Takes the browser's answer. With the first factor come recovery codes.",
    body: schema.newPasskeyForm,
    reply: schema.factorReply,
    act: factors.createPasskey,
    message: messages.passkeyAdded,
  });

  addAct(app, deps, twoFactorCalls.deletePasskey, {
    // The sign-in shows whether anybody has a passkey.
    config: { changesPages: true },
    description: "It no longer signs in. The last second factor of a role that needs one stays.",
    body: schema.passkeyRemoval,
    act: factors.deletePasskey,
    message: messages.passkeyRemoved,
  });

  addAct(app, deps, twoFactorCalls.renewRecoveryCodes, {
    description: "Ten codes, each of which works once in place of another second factor. Earlier ones end.",
    reply: schema.factorReply,
    act: factors.renewRecoveryCodes,
    message: messages.codesRenewed,
  });
}

export function twoFactorRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  ownFactorRoutes(app, deps);

  addRoute(app, twoFactorCalls.startProof, {
    description: "What the person who asks can prove it with, beside the password.",
    reply: schema.startProofReply,
    handler: async (request) => succeed(await startProof(deps, signedIn(request))),
  });

  addRoute(app, twoFactorCalls.prove, {
    description:
      "Takes the password, a code, a recovery code or a passkey. Calls that need a recent proof are answered for ten minutes then.",
    body: schema.proofForm,
    refuses: [429],
    handler: async (request, reply) => {
      const fault = await prove(deps, signedIn(request), request.body);
      if (!fault) return succeed({ message: messages.proved });
      if ("wait" in fault) return refuseTooMany(reply, fault.wait);
      return refuseWith(reply, { status: 422, message: fault.refused });
    },
  });

  addRoute(app, twoFactorCalls.readTwoFactorRoles, {
    description: "The roles, and who of them has not set one up.",
    reply: schema.readTwoFactorRolesReply,
    handler: async () => succeed(await readTwoFactorRoles(db)),
  });

  addRoute(app, twoFactorCalls.saveTwoFactorRoles, {
    description: "Who has the role already gets 14 days. It begins once a second person can sign in.",
    body: schema.twoFactorRolesForm,
    handler: async (request) => {
      await saveTwoFactorRoles(db, clock.now(), signedIn(request), request.body.roles);
      return succeed({ message: messages.rolesSaved });
    },
  });
}

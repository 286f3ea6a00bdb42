import type { FastifyInstance } from "fastify";
import { refuse, serverMessages, succeed } from "#app/contract/replies.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { refuseTooMany } from "#server/http/rate-limits.ts";
import { signedIn } from "#server/http/session-check.ts";
import { credentialsCalls } from "./credentials.calls.ts";
import { credentialsMessages } from "./credentials.messages.ts";
import { credentialsForm, usernameRule } from "./credentials.schema.ts";
import { credentialsService } from "./credentials.service.server.ts";

export function credentialsRoutes(app: FastifyInstance, deps: Deps): void {
  const { rename, setPassword } = credentialsService(deps);

  addRoute(app, credentialsCalls.updateCredentials, {
    description:
      "Changes the name or the password of the person who is signed in. A new password ends their other sessions.",
    body: credentialsForm,
    refuses: [429],
    handler: async (request, reply) => {
      const who = signedIn(request);
      const { body } = request;
      if (body.newPassword !== undefined) {
        const fault = await setPassword(who, body);
        if (!fault) return succeed({ message: credentialsMessages.passwordUpdated });
        if ("wait" in fault) return refuseTooMany(reply, fault.wait);
        if ("refused" in fault) return reply.code(422).send(refuse(fault.refused));
        return reply.code(401).send(refuse(serverMessages.notSignedIn));
      }
      const name = usernameRule(who.name).safeParse(body.newUsername);
      if (!name.success) return reply.code(422).send(refuse(name.error.issues[0]?.message ?? ""));
      if (await rename(who, name.data)) return reply.code(401).send(refuse(serverMessages.notSignedIn));
      return succeed({ message: credentialsMessages.usernameUpdated });
    },
  });
}

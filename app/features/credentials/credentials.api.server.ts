import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { refuse, serverMessages, succeed } from "#app/contract/replies.ts";
import { answers, done } from "#app/contract/reply-schemas.ts";
import { recordChange } from "#server/audit.ts";
import { endpoint } from "#server/http/endpoint.ts";
import { type Session, signedIn } from "#server/http/session-check.ts";
import { hashPassword } from "#server/passwords.ts";
import type { Services } from "#server/services.ts";
import { credentialsMessages } from "./credentials.constants.ts";
import { credentialsForm, usernameRule } from "./credentials.rules.ts";
import { changePassword, changeUsername } from "./credentials.store.server.ts";

const noun = "user";

export function credentialsApi({ db, clock }: Services): FastifyPluginAsyncZod {
  /** @returns whether it was done; not when the user was removed or disabled meanwhile */
  async function rename(who: Session, name: string): Promise<boolean> {
    return db.transaction().execute(async (trx) => {
      if (!(await changeUsername(trx, who.userId, name))) return false;
      const change = { action: "update", noun, id: who.userId, before: { name: who.name }, after: { name } };
      await recordChange(trx, clock.now(), who, change);
      return true;
    });
  }

  /** @returns as above */
  async function setPassword(who: Session, password: string): Promise<boolean> {
    const hash = await hashPassword(password);
    return db.transaction().execute(async (trx) => {
      if (!(await changePassword(trx, who, hash))) return false;
      const after = { password: "set" };
      await recordChange(trx, clock.now(), who, { action: "update", noun, id: who.userId, after });
      return true;
    });
  }

  return async (app) => {
    app.route({
      ...endpoint("updateCredentials"),
      schema: {
        summary: "Change one's own name or password",
        body: credentialsForm,
        response: answers(done({})),
      },
      handler: async (request, reply) => {
        const who = signedIn(request);
        const { body } = request;
        const gone = refuse(serverMessages.notSignedIn);
        if (body.newPassword !== undefined) {
          if (!(await setPassword(who, body.newPassword))) return reply.code(401).send(gone);
          return succeed({ message: credentialsMessages.passwordUpdated });
        }
        const name = usernameRule(who.name).safeParse(body.newUsername);
        if (!name.success) return reply.code(422).send(refuse(name.error.issues[0]?.message ?? ""));
        if (!(await rename(who, name.data))) return reply.code(401).send(gone);
        return succeed({ message: credentialsMessages.usernameUpdated });
      },
    });
  };
}

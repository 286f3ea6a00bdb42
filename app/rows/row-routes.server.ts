import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { z } from "zod";
import type { Call } from "#app/contract/call.ts";
import { refuse, succeed } from "#app/contract/replies.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute, routeOf, withExtras } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { keepUploadedFiles, receiveForm } from "#server/http/receive-form.ts";
import { signedIn } from "#server/http/session-check.ts";
import type { FileRule } from "#server/media/file-rule.ts";
import { createdReply, rowRemoval } from "./row-schemas.ts";
import type { AnyForm, Opened, RowService, SentFiles } from "./row-service.server.ts";

type RemovalCall = Call<{ body: ReturnType<typeof rowRemoval> }>;

type RowRoutes<
  Form extends AnyForm,
  Create extends z.ZodType<Form>,
  Update extends z.ZodType<Form & Opened>,
> = {
  service: RowService<Form>;
  calls: {
    create: Call<{ body: Create; reply: typeof createdReply; files?: string }>;
    update: Call<{ body: Update; reply?: z.ZodType; files?: string }>;
    remove: RemovalCall;
  };
  create: Create;
  update: Update;
  /** Of a change that says more than its message. */
  updateReply?: z.ZodType;
  /** The files that a new row's form may bring, and those that may come later. */
  files?: readonly FileRule[];
  filesOfUpdate?: readonly FileRule[];
};

const consumes = ["multipart/form-data", "application/json"];

/** The routes of the calls that create, change and delete rows. */
export function addRowRoutes<
  Form extends AnyForm,
  Create extends z.ZodType<Form>,
  Update extends z.ZodType<Form & Opened>,
>(
  plain: FastifyInstance,
  deps: Deps,
  { service, calls, files = [], filesOfUpdate = files, ...schemas }: RowRoutes<Form, Create, Update>,
): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { noun, messages } = service.rows;
  // Fastify's types follow a schema that is known; what is parsed is the form, by the types above.
  const create: z.ZodType = schemas.create;
  const update: z.ZodType = schemas.update;
  const receive = (rules: readonly FileRule[]) =>
    rules.length > 0 ? receiveForm(deps, ...rules) : undefined;

  app.route({
    ...withExtras(
      routeOf(calls.create, {
        description: `Creates a new ${noun}, once for each Idempotency-Key.`,
        consumes,
        body: create,
        reply: createdReply,
      }),
      { once: true, form: receive(files), status: 201 },
    ),
    handler: async (request, reply) => {
      const form = request.body as Form;
      const result = await service.create(deps, signedIn(request), form, filesOf(request));
      if ("fault" in result) return refuseWith(reply, replyTo(service, result.fault));
      keepUploadedFiles(request);
      return reply.code(201).send(succeed({ message: messages.created, id: result.id }));
    },
  });

  app.route({
    ...withExtras(
      routeOf(calls.update, {
        description: `Overwrites what is sent of the ${noun}; a file stays where none is sent. With a version, only if nobody has saved since.`,
        consumes,
        body: update,
        reply: schemas.updateReply,
      }),
      { form: receive(filesOfUpdate) },
    ),
    handler: async (request, reply) => {
      const form = request.body as Form & Opened;
      const result = await service.update(deps, signedIn(request), form, filesOf(request));
      if ("fault" in result) return refuseWith(reply, replyTo(service, result.fault));
      keepUploadedFiles(request);
      return succeed({ message: messages.updated, ...result });
    },
  });

  addRowRemoval(plain, deps, service, calls.remove);
}

/** The route of the call that deletes a row. */
export function addRowRemoval(
  app: FastifyInstance,
  deps: Deps,
  { rows, remove }: Pick<RowService, "rows" | "remove">,
  call: RemovalCall,
): void {
  const { noun, messages } = rows;
  addRoute(app, call, {
    description: `Moves the ${noun} to the bin with all that belongs to it, where it stays for 30 days. Its files are not served any more.`,
    body: rowRemoval(messages),
    handler: async (request, reply) => {
      const gone = await remove(deps, signedIn(request), request.body.id);
      return gone ? succeed({ message: messages.deleted }) : reply.code(404).send(refuse(messages.notFound));
    },
  });
}

/** The files that came with a form. */
export const filesOf = (request: FastifyRequest): SentFiles => request.stagedFiles ?? new Map();

/** How a refused save is answered. */
export function replyTo({ faults }: Pick<RowService, "faults">, fault: unknown) {
  const reply = faults[String(fault)];
  if (!reply) throw new Error(`Nothing is said of the fault "${fault}"`);
  return reply;
}

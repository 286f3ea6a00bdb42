import type { RouteOptions } from "fastify";
import { z } from "zod";
import { proofs } from "#app/contract/proofs.ts";

/** With what a call succeeds: 202 waits for a second person, 303 leads to a page. */
export type Success = 200 | 201 | 202 | 303;

declare module "fastify" {
  interface FastifyContextConfig {
    /** 200 alone, where none are stated. */
    successes?: readonly Success[];
    /** Refusals that do not follow from what the call is. */
    refuses?: readonly RefusalStatus[];
  }
}

export const successes: Readonly<Record<Success, string>> = {
  200: "Done",
  201: "Created",
  202: "Waits for a second person, who has to approve it; nothing is done yet",
  303: "Leads to a page of the site or of the payment provider",
};

export const refusals = {
  400: "The body could not be read",
  401: "Nobody is signed in with the token, or what was given to sign in is wrong",
  403: "No role of the caller has the permission, or a proof or second factor is needed first",
  404: "There is no such thing",
  409: "Refused because of what somebody else did",
  413: "Too large",
  415: "The wrong type of body or file",
  422: "Refused by a rule; the message is the rule's",
  429: "Too many tries; see Retry-After",
  500: "Our fault; the message carries a support code",
  503: "Very busy; see Retry-After",
  507: "The disk of the server is full or can only be read; nothing was saved",
};
export type RefusalStatus = keyof typeof refusals;

export type CallRoute = Pick<RouteOptions, "schema" | "config">;

export const successesOf = ({ config }: CallRoute): readonly Success[] => config?.successes ?? [200];

/** Fields by which a call names the one thing that it is about, which may be missing. */
const naming = new Set(["id", "key", "line", "reference"]);

const namesOne = (taken: z.core.$ZodType) =>
  z.toJSONSchema(taken, { io: "input", unrepresentable: "any" }).required?.some((field) => naming.has(field));

/**
 * The refusals that a call can give, as they follow from what it is: who may make it, what it takes, whether it writes.
 * What its handler alone knows, its route states (`refuses`). Every test of a call holds that it gives no other.
 */
export function refusalsOf({ schema, config }: CallRoute): RefusalStatus[] {
  const { call, files, idempotent, part, refuses = [] } = config ?? {};
  if (!call) return [];
  const writes = call.method !== "GET";
  const isOpen = call.access === "public";
  const taken = [schema?.body, schema?.querystring, schema?.params].filter(
    (part) => part instanceof z.core.$ZodType,
  );
  const given: Record<RefusalStatus, boolean> = {
    // A body that is sent is read, whether the call has a use for it or not.
    400: writes,
    401: !isOpen,
    // One's own account stays open to whoever lacks a second factor.
    403: !isOpen && (!call.own || call.access !== "signed-in" || proofs[call.name] !== undefined),
    // With a key that nothing was sent with, where only its reply is wanted; and while its part is off.
    404: taken.some(namesOne) || idempotent !== undefined || part !== undefined,
    // Any two writes may collide in the database.
    409: writes,
    413: writes,
    415: writes,
    // Staff are told of a field that is unknown (unknown-fields.ts), even where none is taken.
    422: taken.length > 0 || (!isOpen && !call.path.endsWith(".php")),
    // What visitors send is limited, and so are files.
    429: (isOpen && writes) || files !== undefined,
    500: true,
    503: true,
    507: writes,
  };
  const statuses = Object.keys(given).map(Number) as RefusalStatus[];
  return statuses.filter((status) => given[status] || refuses.includes(status));
}

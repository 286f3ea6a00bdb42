import type { FastifyInstance } from "fastify";
import { readPath } from "#app/contract/language.ts";
import { serverMessages } from "#app/contract/replies.ts";
import type { Deps } from "#server/deps.ts";
import { namesOff, partsOf } from "#server/parts.ts";
import { respondEarly, sendPlain } from "./errors.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The name of the part whose call it is. */
    part?: string;
  }
}

/** A call of a part that is off is not there: PART-02. */
export function refuseOfPartsOff(app: FastifyInstance, { db }: Deps): void {
  app.addHook("onRequest", async (request, reply) => {
    const { part } = request.routeOptions.config;
    if (part && (await namesOff(db)).has(part))
      return sendPlain(request, respondEarly(request, reply), 404, serverMessages.unknownCall);
  });
}

const isBelow = (path: string, page: string) => path === page || path.startsWith(`${page}/`);

/** Whether the page at this address, of the site or of the dashboard, is of a part that is off. */
export function createPageCheck(deps: Deps): (url: string) => Promise<boolean> {
  const pages = partsOf(deps).flatMap(({ name, pages, menu }) =>
    [...pages.map(({ path }) => path), ...menu.map(({ to }) => to)].map((page) => ({ page, part: name })),
  );
  return async (url) => {
    const path = readPath(url.split("?", 1)[0] ?? "").path.replace(/\.data$/, "");
    const found = pages.filter(({ page }) => isBelow(path, page));
    if (found.length === 0) return false;
    const off = await namesOff(deps.db);
    return found.some(({ part }) => off.has(part));
  };
}

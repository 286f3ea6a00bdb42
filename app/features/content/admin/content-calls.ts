import { queryOptions } from "@tanstack/react-query";
import { bodyOf, call } from "#app/dashboard/call.ts";
import { contentMessages as messages } from "#app/features/content/content.messages.ts";
import type { ContentFault, StoredContentReply } from "#app/features/content/content.schema.ts";
import type { ValueSchema } from "#app/features/content/content-value.ts";
import type { CallFailure, CallResult } from "#app/lib/call-reply.ts";

export type OpenedContent = Omit<StoredContentReply, "schema"> & { id: 1; schema: ValueSchema };

export const contentsKey = ["contents"];
export const contentKey = (name: string) => ["content", name];
export const savesKey = (name: string) => ["content saves", name];

const loading = { failed: messages.loadFailed, broke: messages.loadUnreachable };
const saving = { failed: messages.saveFailed, broke: messages.saveUnreachable };
const restoring = { failed: messages.restoreFailed, broke: messages.loadUnreachable };

/** What can be edited, with who changed it last. */
export const contentsQuery = queryOptions({
  queryKey: contentsKey,
  queryFn: async () => bodyOf(await call("listContents", { texts: loading })).contents,
});

export async function fetchContent(name: string): Promise<CallResult<OpenedContent>> {
  const result = await call("readContent", { query: { name }, texts: loading });
  if (!result.ok) return result;
  const { content } = result.body;
  // The reply's schema says only that it is a JSON Schema.
  return { ...result, body: { ...content, id: 1, schema: content.schema as ValueSchema } };
}

export const saveContent = (body: { name: string; version: number; value: unknown }) =>
  call("saveContent", { body, texts: saving });

export const fetchSaves = (name: string) =>
  call("listContentSaves", {
    query: { name },
    texts: { failed: messages.historyFailed, broke: messages.loadUnreachable },
  });

export const resetContent = (body: { name: string; version: number }) =>
  call("resetContent", { body, texts: restoring });

export const restoreContent = (body: { name: string; version: number; save: number }) =>
  call("restoreContent", { body, texts: restoring });

export const previewContent = (body: { name: string; value: unknown }) =>
  call("previewContent", {
    body,
    texts: { failed: messages.previewFailed, broke: messages.loadUnreachable },
  });

/** What the server found wrong with the value, by place; none when it refused for another reason. */
export function faultsOfReply({ body }: CallFailure): ContentFault[] {
  const faults = typeof body === "object" && body !== null && "faults" in body ? body.faults : [];
  return Array.isArray(faults) ? (faults as ContentFault[]) : [];
}

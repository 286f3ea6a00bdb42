import { queryOptions } from "@tanstack/react-query";
import { bodyOf, call, callQuery } from "#app/dashboard/call.ts";
import { approvalsCalls } from "#app/features/staff/approvals/approvals.calls.ts";
import { versionsCalls } from "#app/features/staff/versions/versions.calls.ts";
import { contentCalls } from "#app/features/stories/content/content.calls.ts";
import { contentMessages as messages, textsOf } from "#app/features/stories/content/content.messages.ts";
import type { ContentFault, StoredContentReply } from "#app/features/stories/content/content.schema.ts";
import type { ValueSchema } from "#app/features/stories/content/content-value.ts";
import type { CallFailure, CallResult } from "#app/lib/call-reply.ts";
import { isFields } from "#app/lib/values.ts";

export type OpenedContent = Omit<StoredContentReply, "schema"> & { id: 1; schema: ValueSchema };

const contentsKey = ["contents"];

/** What a save may have changed beside the content itself: new account numbers may wait for a second person. */
export const renewedKeys = [
  contentsKey,
  [versionsCalls.listVersions.name],
  [approvalsCalls.listApprovals.name],
];

const listing = { failed: messages.listFailed, broke: messages.unreachable };

/** What can be edited, with who changed it last. */
export const contentsQuery = queryOptions({
  queryKey: contentsKey,
  queryFn: async () => bodyOf(await call(contentCalls.listContents, { texts: listing })).contents,
});

export async function fetchContent(name: string): Promise<CallResult<OpenedContent>> {
  const { loadFailed, loadUnreachable, loadUnreadable = loadUnreachable } = textsOf(name);
  const texts = { failed: loadFailed, broke: loadUnreachable };
  const result = await call(contentCalls.readContent, { query: { name }, texts });
  if (!result.ok) {
    const isUnreadable = result.kind === "non-json" || result.kind === "invalid-json";
    return isUnreadable ? { ...result, message: loadUnreadable } : result;
  }
  const { content } = result.body;
  if (!isFields(content)) return { ok: false, kind: "invalid-json", message: loadUnreadable };
  // The reply's schema says only that it is a JSON Schema.
  return { ...result, body: { ...content, id: 1, schema: content.schema as ValueSchema } };
}

/** A content to edit. Opened again, it is read again. */
export const contentQuery = (name: string) =>
  queryOptions({
    queryKey: ["content", name],
    queryFn: async () => bodyOf(await fetchContent(name)),
    // Somebody who returns to the tab finds what they were typing, not what was saved meanwhile: a save shows that.
    refetchOnWindowFocus: false,
    gcTime: 0,
  });

/** The contents whose editors show the figures that contradict each other. */
export const hasFigures = (name: string) => ["figures", "giving", "identity"].includes(name);

/** What the site says about the same thing in different figures. */
export const figureTopics = callQuery(contentCalls.listFigureTopics);

export function saveContent(body: { name: string; version: number; value: unknown }) {
  const { saveFailed, saveUnreachable } = textsOf(body.name);
  return call(contentCalls.saveContent, { body, texts: { failed: saveFailed, broke: saveUnreachable } });
}

export const resetContent = (body: { name: string; version: number }) =>
  call(contentCalls.resetContent, {
    body,
    texts: { failed: messages.restoreFailed, broke: messages.unreachable },
  });

export const previewContent = (body: { name: string; value: unknown }) =>
  call(contentCalls.previewContent, {
    body,
    texts: { failed: messages.previewFailed, broke: messages.unreachable },
  });

/** What the server found wrong with the value, by place; none when it refused for another reason. */
export function faultsOfReply({ body }: CallFailure): ContentFault[] {
  const faults = typeof body === "object" && body !== null && "faults" in body ? body.faults : [];
  return Array.isArray(faults) ? (faults as ContentFault[]) : [];
}

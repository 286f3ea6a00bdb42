import { call } from "#app/dashboard/call.ts";
import { contentMessages as messages } from "#app/features/content/content.messages.ts";
import type {
  ContentFault,
  ContentSave,
  ContentSummary,
  StoredContentReply,
} from "#app/features/content/content.schema.ts";
import type { ValueSchema } from "#app/features/content/content-value.ts";
import type { CallFailure } from "#app/lib/call-api.ts";

/** A content as the editor opens it. */
export type OpenedContent = Omit<StoredContentReply, "schema"> & { schema: ValueSchema };

type Written = { message?: string; version: number };

export const contentsKey = ["contents"];
export const contentKey = (name: string) => ["content", name];
export const savesKey = (name: string) => ["content saves", name];

const loading = { failed: messages.loadFailed, broke: messages.loadUnreachable };
const saving = { failed: messages.saveFailed, broke: messages.saveUnreachable };
const restoring = { failed: messages.restoreFailed, broke: messages.loadUnreachable };

export const fetchContents = () => call<{ contents: ContentSummary[] }>("listContents", { texts: loading });

export const fetchContent = (name: string) =>
  call<{ content: OpenedContent }>("readContent", { query: { name }, texts: loading });

export const saveContent = (json: { name: string; version: number; value: unknown }) =>
  call<Written>("saveContent", { json, texts: saving });

export const fetchSaves = (name: string) =>
  call<{ saves: ContentSave[] }>("listContentSaves", {
    query: { name },
    texts: { failed: messages.historyFailed, broke: messages.loadUnreachable },
  });

export const resetContent = (json: { name: string; version: number }) =>
  call<Written>("resetContent", { json, texts: restoring });

export const restoreContent = (json: { name: string; version: number; save: number }) =>
  call<Written>("restoreContent", { json, texts: restoring });

export const previewContent = (json: { name: string; value: unknown }) =>
  call<{ key: string }>("previewContent", {
    json,
    texts: { failed: messages.previewFailed, broke: messages.loadUnreachable },
  });

/** What the server found wrong with the value, by place; none when it refused for another reason. */
export function faultsOfReply({ body }: CallFailure): ContentFault[] {
  const faults = typeof body === "object" && body !== null && "faults" in body ? body.faults : [];
  return Array.isArray(faults) ? (faults as ContentFault[]) : [];
}

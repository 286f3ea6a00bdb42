import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as content from "./content.schema.ts";

const { get, put, remove, post } = staffCalls;

export const contentCalls = calls({
  listContents: get<{ reply: typeof content.listContentsReply }>(
    "contents",
    "content:write",
    "What staff may change",
  ),
  readContent: get<{ query: typeof content.contentQuery; reply: typeof content.readContentReply }>(
    "content",
    "content:write",
    "One content",
  ),
  saveContent: put<{ body: typeof content.contentForm; reply: typeof content.saveContentReply }>(
    "content",
    "content:write",
    "Save a content",
  ),
  resetContent: remove<{ body: typeof content.contentReset; reply: typeof content.saveContentReply }>(
    "content",
    "content:write",
    "Restore the original",
  ),
  listContentSaves: get<{ query: typeof content.contentQuery; reply: typeof content.listSavesReply }>(
    "content/saves",
    "content:write",
    "The saves of a content",
  ),
  restoreContent: post<{ body: typeof content.contentRestore; reply: typeof content.saveContentReply }>(
    "content/restore",
    "content:write",
    "Bring an earlier save back",
  ),
  uploadPaper: post<{
    body: typeof content.uploadForm;
    files: "paper";
    reply: typeof content.uploadReply;
  }>("content/papers", "content:write", "Upload a paper for a content"),
  uploadContentFilm: post<{
    body: typeof content.uploadForm;
    files: "film" | "captions";
    reply: typeof content.uploadReply;
  }>("content/films", "content:write", "Upload a film for a content, or its captions"),
  listFigureTopics: get<{ reply: typeof content.listFigureTopicsReply }>(
    "content/figures",
    "content:write",
    "Figures that contradict each other",
  ),
  previewContent: post<{ body: typeof content.previewForm; reply: typeof content.previewReply }>(
    "content/preview",
    "content:write",
    "Look at a content before it is saved",
  ),
});

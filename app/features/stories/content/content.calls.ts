import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as content from "./content.schema.ts";

const { get, post, put, remove } = staffCalls("content:write");

export const contentCalls = calls({
  listContents: get<{ reply: typeof content.listContentsReply }>("contents", "What staff may change"),
  readContent: get<{ query: typeof content.contentQuery; reply: typeof content.readContentReply }>(
    "content",
    "One content",
  ),
  saveContent: put<{ body: typeof content.contentForm; reply: typeof content.saveContentReply }>(
    "content",
    "Save a content",
  ),
  resetContent: remove<{ body: typeof content.contentReset; reply: typeof content.saveContentReply }>(
    "content",
    "Restore the original",
  ),
  uploadPaper: post<{
    body: typeof content.uploadForm;
    files: "paper";
    reply: typeof content.uploadReply;
  }>("content/papers", "Upload a paper for a content"),
  uploadContentFilm: post<{
    body: typeof content.uploadForm;
    files: "film" | "captions";
    reply: typeof content.uploadReply;
  }>("content/films", "Upload a film for a content, or its captions"),
  listFigureTopics: get<{ reply: typeof content.listFigureTopicsReply }>(
    "content/figures",
    "Figures that contradict each other",
  ),
  previewContent: post<{ body: typeof content.previewForm; reply: typeof content.previewReply }>(
    "content/preview",
    "Look at a content before it is saved",
  ),
});

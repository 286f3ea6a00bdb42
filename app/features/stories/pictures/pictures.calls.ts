import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as pictures from "./pictures.schema.ts";

const { get, post, put, remove } = staffCalls("pictures:write");

export const picturesCalls = calls({
  listPictures: get<{ query: typeof pictures.listPicturesQuery; reply: typeof pictures.listPicturesReply }>(
    "pictures",
    "The picture library, newest first",
  ),
  uploadPicture: post<{
    body: typeof pictures.pictureForm;
    files: "picture";
    reply: typeof pictures.uploadPictureReply;
  }>("pictures", "Upload a picture into the library"),
  updatePicture: put<{ body: typeof pictures.pictureUpdate }>(
    "pictures",
    "Describe a picture of the library",
  ),
  replacePicture: post<{
    body: typeof pictures.pictureReplacement;
    files: "picture";
    reply: typeof pictures.replacePictureReply;
  }>("pictures/replace", "Put another file in the place of a picture"),
  deletePicture: remove<{ body: typeof pictures.pictureRemoval }>(
    "pictures",
    "Delete a picture that nothing shows",
  ),
});

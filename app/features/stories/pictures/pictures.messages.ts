/* Limits and texts of the dashboard and of the calls of staff. */

export const maxPicturesPerCall = 48;
/** So many of the rows that show a picture are named in a list, and where one picture is asked for. */
export const usesInList = 3;
export const usesOfOne = 100;

export const pictureMessages = {
  missing: "Please choose a picture.",
  kept: "Whether the picture is kept must be yes or no.",

  none: "The library has no pictures yet",
  noneText: "Pictures that you upload anywhere in the dashboard come here.",
  noneFound: "No such picture",

  loadFailed: "The pictures could not be loaded.",
  uploadFailed: "The picture could not be uploaded. Please try again.",
  saveFailed: "The description could not be saved. Please try again.",
  replaceFailed: "The picture could not be replaced. Please try again.",
  deleteFailed: "The picture could not be deleted. Please try again.",

  uploaded: "Picture added to the library.",
  updated: "Description saved.",
  replaced: "Picture replaced everywhere.",
  deleted: "Picture deleted.",

  notFound: "This picture is no longer in the library.",
  stale: "Somebody else has changed this picture since you opened it.",
  used: "This picture is still shown somewhere, or an earlier version of a text has it. Only a picture that nothing shows can be deleted.",
  badId: "The picture is not named.",
  badQuery: "The list was requested with an invalid value.",
} as const;

import type { UploadRule } from "./upload-rule.ts";

/* Links and pictures in texts that staff write: which pictures, and what to say. The editor and the server use it. */

export const insertMessages = {
  uploadFailed: "The picture could not be uploaded. Please try again.",
  linkWords: "Please enter the link text.",
  linkAddress:
    "Please enter a web address such as https://umeed.example, or a page of this site such as /donate.",
  pictureMissing: "Please choose a picture.",
  pictureAlt: "Please say what the picture shows.",
} as const;

export const textPictureRule: UploadRule = {
  types: ["image/jpeg", "image/png", "image/gif", "image/webp"],
  maxBytes: 5 * 1024 * 1024,
  texts: {
    type: "Please select a valid image file (JPEG, PNG, GIF, WebP)",
    size: "Image size should be less than 5MB",
  },
};

/** How these texts are read: on the server for a page, in a browser for the Visual tab. */
export const markdownDialect = { gfm: true, breaks: false } as const;

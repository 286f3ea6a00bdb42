/** An ad's file under the backend base; an address that starts with / is used as it is: AD-08. */
export const adMediaPath = (ad: { media_type: "image" | "video"; media_url: string }) =>
  ad.media_url.startsWith("/") ? ad.media_url : `uploads/${ad.media_type}s/${ad.media_url}`;

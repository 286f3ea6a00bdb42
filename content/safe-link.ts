/** Of no site: what a path leads to when it leaves ours is told by another host. */
const ourHost = "ours.invalid";

/**
 * Whether an address that staff typed may be a link: a page or a part of a page of ours, a web address, mail or phone.
 * Judged as browsers read it: they take `//host`, `/\\host` and a path with a tab in it for another host. CONTENT-08.
 */
export function isSafeLink(link: string): boolean {
  if (link.startsWith("#")) return true;
  if (link.startsWith("/")) return isOurPath(link);
  return URL.canParse(link) && ["https:", "http:", "mailto:", "tel:"].includes(new URL(link).protocol);
}

/** Whether an address may be that of a picture: a path of ours, or a web address. */
export const isSafePicture = (address: string): boolean =>
  address.startsWith("/")
    ? isOurPath(address)
    : URL.canParse(address) && ["https:", "http:"].includes(new URL(address).protocol);

/** Whether an address is that of an uploaded paper: a PDF, or a picture of it. */
export const isUploadedPaper = (address: string): boolean =>
  /^\/backendReact\/uploads\/(?:documents|images)\/[a-z0-9.]{1,80}$/.test(address);

function isOurPath(path: string): boolean {
  const base = `https://${ourHost}`;
  return URL.canParse(path, base) && new URL(path, base).origin === base;
}

/** What the server and the editor say of one that is not. */
export const unsafeAddress = {
  link: "Enter a page of this site, such as /donate, or a full address that starts with https://.",
  paper: "Upload a PDF or a picture of the paper.",
  picture: "Choose a picture, or enter a full address that starts with https://.",
} as const;

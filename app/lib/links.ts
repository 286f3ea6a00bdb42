/** Whether an address that staff typed may stand in a link: a page of ours, a web address, mail or phone. */
export function isSafeLink(link: string): boolean {
  if (/^#/.test(link)) return true;
  if (/^\/(?![/\\])/.test(link)) return true;
  try {
    return ["https:", "http:", "mailto:", "tel:"].includes(new URL(link).protocol);
  } catch {
    return false;
  }
}

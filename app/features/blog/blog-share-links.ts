/** The networks' own share pages for an address and a title: Facebook, Twitter, LinkedIn, and WhatsApp, which most here use. */
export function shareLinks(url: string, title: string): { name: string; href: string }[] {
  const link = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  return [
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { name: "Twitter", href: `https://twitter.com/intent/tweet?url=${link}&text=${text}` },
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
    { name: "WhatsApp", href: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}` },
  ];
}

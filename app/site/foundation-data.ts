import { foundation } from "#content/foundation.ts";
import { absoluteUrl } from "./head-tags.ts";

/* The foundation as structured data (schema.org, JSON-LD). References use the node's "@id". */

/** Square, and larger than the required 112 px. */
const logo = { path: "/icon-512.png", size: 512 };

/** The foundation as publisher or author of something else. */
export function foundationNode(siteUrl: string) {
  const url = absoluteUrl(siteUrl, "/");
  return {
    "@type": "NGO",
    "@id": `${url}#foundation`,
    name: foundation.name,
    url,
    logo: {
      "@type": "ImageObject",
      url: absoluteUrl(siteUrl, logo.path),
      width: logo.size,
      height: logo.size,
    },
  };
}

/** All data of the foundation, for the home page. */
export function foundationData(siteUrl: string) {
  const { shortName, description, since, email, phone, address, social } = foundation;
  return {
    "@context": "https://schema.org",
    ...foundationNode(siteUrl),
    alternateName: shortName,
    description,
    foundingDate: String(since),
    email,
    telephone: phone.link.replace("tel:", ""),
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    areaServed: address.country,
    sameAs: Object.values(social),
  };
}

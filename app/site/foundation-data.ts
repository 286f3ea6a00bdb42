import { phoneLink } from "#app/lib/phone.ts";
import { absoluteUrl } from "./head-tags.ts";
import type { Site } from "./identity.ts";

/* The foundation as structured data (schema.org, JSON-LD). References use the node's "@id". */

/** Square, and larger than the required 112 px. */
const logo = { path: "/icon-512.png", size: 512 };

/** The foundation as publisher or author of something else. */
export function foundationNode({ identity, siteUrl }: Site) {
  const url = absoluteUrl(siteUrl, "/");
  return {
    "@type": "NGO",
    "@id": `${url}#foundation`,
    name: identity.name,
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
export function foundationData(site: Site) {
  const { shortName, description, since, email, phone, address, social } = site.identity;
  return {
    "@context": "https://schema.org",
    ...foundationNode(site),
    alternateName: shortName,
    description,
    foundingDate: String(since),
    email,
    telephone: phoneLink(phone).replace("tel:", ""),
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    areaServed: address.country,
    sameAs: Object.values(social).filter((profile) => profile !== ""),
  };
}

/** Questions with their answers, for the page that shows them. */
export function questionsData(questions: readonly { question: string; answer: string }[]) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

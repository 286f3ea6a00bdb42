import { postDefaults } from "#app/features/blog/blog.messages.ts";
import { foundationNode } from "#app/site/foundation-data.ts";
import type { Site } from "#app/site/identity.ts";

/*
 * A post's author as structured data: a person, a team or the foundation. The author is one line of text: a
 * name with a word for a team is a team, unless it also names a role and a place ("A clinic nurse, Kasur").
 */

const teamWords = new Set([
  ...["admin", "administration", "board", "clinic", "committee", "council", "department", "desk", "editor"],
  ...[
    "editorial",
    "editors",
    "foundation",
    "group",
    "kitchen",
    "newsroom",
    "office",
    "school",
    "staff",
    "team",
  ],
  ...["trust", "unit", "volunteers", "welfare"],
  ...[
    "ادارہ",
    "ادارت",
    "انتظامیہ",
    "ایڈمن",
    "ٹرسٹ",
    "ٹیم",
    "ڈیسک",
    "دفتر",
    "رضاکار",
    "شعبہ",
    "فاؤنڈیشن",
    "کمیٹی",
  ],
]);

const oneOfMany = /^(?:an?|ایک)\s/i;

const wordsOf = (name: string) => name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** The author as a node of JSON-LD. The default author is the foundation; a team is a part of it. */
export function authorNode(authorName: string, site: Site) {
  const name = authorName.trim();
  const publisher = foundationNode(site);
  const own: string[] = ["", postDefaults.author, site.identity.name, site.identity.shortName];
  if (own.some((word) => word.toLowerCase() === name.toLowerCase())) return publisher;
  if (!oneOfMany.test(name) && wordsOf(name).some((word) => teamWords.has(word)))
    return { "@type": "Organization", name, parentOrganization: { "@id": publisher["@id"] } };
  return { "@type": "Person", name };
}

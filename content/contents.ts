import { about } from "./about.ts";
import { audits } from "./audits.ts";
import { campaign } from "./campaign.ts";
import { claims } from "./claims.ts";
import { community } from "./community.ts";
import type { Content, Localized } from "./define-content.ts";
import { faq } from "./faq.ts";
import { feed } from "./feed.ts";
import { figures } from "./figures.ts";
import { films } from "./films.ts";
import { giving } from "./giving.ts";
import { help } from "./help.ts";
import { home } from "./home.ts";
import { identity } from "./identity.ts";
import { messages } from "./messages.ts";
import { mission } from "./mission.ts";
import { policies } from "./policies.ts";
import { positions } from "./positions.ts";
import { programmes } from "./programmes.ts";
import { receipts } from "./receipts.ts";
import { replies } from "./replies.ts";
import { report } from "./report.ts";
import { services } from "./services.ts";
import { stories } from "./stories.ts";
import { team } from "./team.ts";
import { testimonials } from "./testimonials.ts";
import { timeline } from "./timeline.ts";
import { work } from "./work.ts";
import { zakat } from "./zakat.ts";

/** Everything that staff own and edit, by the name of its row in the table `content`. */
const all = {
  identity,
  home,
  feed,
  figures,
  claims,
  programmes,
  services,
  help,
  campaign,
  giving,
  zakat,
  about,
  audits,
  mission,
  work,
  community,
  messages,
  team,
  timeline,
  stories,
  films,
  testimonials,
  faq,
  policies,
  report,
  positions,
  replies,
  receipts,
};

export type ContentName = keyof typeof all;
export type StoredContent<Name extends ContentName> = (typeof all)[Name]["defaults"];
export const contents: { [Name in ContentName]: Content<StoredContent<Name>> } = all;
export const contentNames = Object.keys(all) as ContentName[];

/** Content as pages show it: every text in one language, with its figures. */
export type ContentOf<Name extends ContentName> = Localized<StoredContent<Name>>;

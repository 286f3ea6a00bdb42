import { about } from "./about.ts";
import type { Content, Localized } from "./define-content.ts";
import { messages } from "./messages.ts";
import { mission } from "./mission.ts";
import { programmes } from "./programmes.ts";
import { services } from "./services.ts";
import { team } from "./team.ts";
import { timeline } from "./timeline.ts";

/** Everything that staff own and edit, by the name of its row in the table `content`. */
const all = { about, messages, mission, programmes, services, team, timeline };

export type ContentName = keyof typeof all;
export type StoredContent<Name extends ContentName> = (typeof all)[Name]["defaults"];
export const contents: { [Name in ContentName]: Content<StoredContent<Name>> } = all;

/** Content as pages show it: every text in one language. */
export type ContentOf<Name extends ContentName> = Localized<StoredContent<Name>>;

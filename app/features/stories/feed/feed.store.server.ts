import { overwriteContent } from "#app/features/stories/content/server/content.service.server.ts";
import { withUrdu } from "#app/lib/local-row.ts";
import type { StoredContent } from "#content/contents.ts";
import type { LocalText } from "#content/local-text.ts";
import type { Actor } from "#server/audit.ts";
import type { Deps } from "#server/deps.ts";
import type { ImpactFeedForm, ImpactUpdate } from "./feed.schema.ts";

/* The content 'feed' as the documents' calls have it: three updates in a list, their Urdu beside the English. */

type Feed = StoredContent<"feed">;
type SentUpdate = ImpactFeedForm[number];

/** None while the original shows, which is blank. */
export const updatesOf = (feed: Feed): ImpactUpdate[] =>
  Object.values(feed)
    .map(({ title, description, date, icon, link }, at) => {
      const english = { title: title.en, description: description.en, date: date.en };
      const urdu = { title_ur: title.ur ?? "", description_ur: description.ur ?? "", date_ur: date.ur ?? "" };
      return withUrdu({ id: at + 1, ...english, icon, link, ...urdu });
    })
    .filter(({ title }) => title !== "");

/** Of Urdu that is not given what is stored stays. */
function textOf(en: string, sent: string | undefined, stored: LocalText): LocalText {
  const ur = sent ?? stored.ur;
  if (!ur) return { en };
  // The save has a rule for texts that were changed in one language alone; who changes both has seen both.
  const isNew = en !== stored.en && ur !== stored.ur;
  return { en, ur, ...(!isNew && stored.stale && { stale: stored.stale }) };
}

const updateAfter = (sent: SentUpdate, stored: Feed["update1"]) => ({
  title: textOf(sent.title, sent.title_ur, stored.title),
  date: textOf(sent.date, sent.date_ur, stored.date),
  description: textOf(sent.description, sent.description_ur, stored.description),
  icon: sent.icon,
  link: sent.link,
});

/** @param sent exactly three */
export function feedAfter([one, two, three]: ImpactFeedForm, stored: Feed): Feed {
  if (!one || !two || !three) throw new Error("There are three updates.");
  return {
    update1: updateAfter(one, stored.update1),
    update2: updateAfter(two, stored.update2),
    update3: updateAfter(three, stored.update3),
  };
}

/** Takes the place of whatever is stored: the documents' call names no version. */
export const saveImpactUpdates = (deps: Deps, who: Actor, sent: ImpactFeedForm): Promise<void> =>
  overwriteContent(deps, who, "feed", (stored) => feedAfter(sent, stored));

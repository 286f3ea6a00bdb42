import { pathIn } from "#app/contract/language.ts";
import { formatDay } from "#app/lib/dates.ts";
import { escapeXml } from "#app/lib/escape-text.ts";
import { formatMoney } from "#app/lib/money.ts";
import { minutePage } from "#app/lib/page-headers.ts";
import { textIn } from "#app/lib/words.server.ts";
import { deps, readSite } from "#app/loader-context.server.ts";
import { openBooksWords } from "#app/parts/open-books/open-books.words.ts";
import {
  listReplacedSeals,
  listSealedDays,
  type ReplacedSeal,
  type SealedDayRow,
} from "#app/parts/open-books/server/open-books.store.server.ts";
import type { Site } from "#app/site/identity.ts";
import type { Route } from "./+types/days-feed.resource.ts";

/** The sealed days as a feed: who subscribes keeps a copy of each root, outside of our reach. BOOKS-06. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = deps(context);
  const days = await listSealedDays(db, { limit: daysInFeed });
  const replaced = await listReplacedSeals(db, { from: days.at(-1)?.day });
  return new Response(buildDaysFeed(days, replaced, await readSite(context)), {
    headers: { ...minutePage, "content-type": "application/atom+xml; charset=utf-8" },
  });
}

/** How many days the feed lists. */
const daysInFeed = 60;

/** What a day of version 3 has beyond the others, and one with help. */
const extended = (row: SealedDayRow) => `
corrections ${row.corrections}
corrected paisa ${row.corrected_paisa}
entries ${row.entries}
entered paisa ${row.entered_paisa}${row.version > 3 ? `\nhelps ${row.helps}\ncancelled helps ${row.cancelled_helps}` : ""}`;

/** The sealed days as an Atom feed in the site's language, the latest first. Its entries hold what is needed to check the chain. */
function buildDaysFeed(
  days: readonly SealedDayRow[],
  replaced: readonly ReplacedSeal[],
  { identity, siteUrl, language }: Site,
): string {
  const t = textIn(language, openBooksWords);
  const urlOf = (path: string) => escapeXml(siteUrl + pathIn(language, path));
  const page = urlOf("/transparency");
  const entries = days.map((row) => {
    const { day, receipts, total_paisa, root, link, previous_link, sealed_at } = row;
    const { refunds, refunded_paisa, payouts, paid_out_paisa } = row;
    return `  <entry>
    <id>${page}#${day}</id>
    <title>${escapeXml(t("feedDay", { receipts, day: formatDay(day, language), amount: formatMoney(total_paisa, language) }))}</title>
    <link href="${page}"/>
    <updated>${sealed_at}</updated>
    <content type="text">root ${root}
previous ${previous_link}
link ${link}
receipts ${receipts}
paisa ${total_paisa}
refunds ${refunds}
refunded paisa ${refunded_paisa}
payouts ${payouts}
paid-out paisa ${paid_out_paisa}${row.version > 2 ? extended(row) : ""}${replaced
      .filter((seal) => seal.day === day)
      .map((seal) => `\nin place of link ${seal.link}`)
      .join("")}</content>
  </entry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${page}</id>
  <title>${escapeXml(t("feedTitle", { name: identity.name }))}</title>
  <link href="${page}"/>
  <link rel="self" href="${urlOf("/transparency/feed.xml")}"/>
  <updated>${days[0]?.sealed_at ?? "2016-01-01T00:00:00.000Z"}</updated>
  <author><name>${escapeXml(identity.name)}</name></author>
${entries.join("\n")}
</feed>
`;
}

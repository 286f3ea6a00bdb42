import { formatTime } from "#app/lib/dates.ts";
import type { SystemPart, SystemState } from "./system.schema.ts";

/** "4.2 MB": with one decimal below ten. */
export function sizeText(bytes: number): string {
  const units = ["bytes", "KB", "MB", "GB", "TB"];
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${size.toLocaleString("en-US", { maximumFractionDigits: size < 10 ? 1 : 0 })} ${units[unit]}`;
}

const logAdvice = "The reason is in the server's log.";

export function systemParts(state: SystemState): SystemPart[] {
  return [
    ...state.features,
    ...clock(state),
    ledgerCheck(state),
    database(state),
    speed(state),
    disk(state),
    media(state),
    mail(state),
    pageCache(state),
  ];
}

function ledgerCheck({ ledger_check: check }: SystemState): SystemPart {
  const name = "Ledger check";
  if (!check) {
    const advice =
      "Ask the server's administrator to run `./umeed ledger:check` once a day (docs/operations.md).";
    return { name, tone: "plain", status: "Not set up", text: "It has not run yet", advice };
  }
  const text = `Last run ${formatTime(check.ended_at)}`;
  if (check.clean) return { name, tone: "good", status: "No differences", text };
  const advice = `Gifts or receipts were changed outside the program${check.clean_at ? ` since ${formatTime(check.clean_at)}` : ""}. Keep the newest backup, and ask the server's administrator for the differences that the check has printed.`;
  return { name, tone: "bad", status: "Differences found", text, advice };
}

/** Told only when it is doubted: the button is below (system.dashboard.tsx). */
function clock({ clock: { now, newest_at, doubted } }: SystemState): SystemPart[] {
  if (!doubted || newest_at === null) return [];
  const text = `It shows ${formatTime(now)}; the newest entry is of ${formatTime(newest_at)}`;
  const advice =
    "Until somebody says that the clock is right, nothing old is removed and no day is sealed. If it is wrong, ask the server's administrator to set it.";
  return [{ name: "Clock", tone: "bad", status: "Is it right?", text, advice }];
}

const times = (count: number) => `${count.toLocaleString("en-US")} ${count === 1 ? "time" : "times"}`;

/** What was slow lately, and the most likely cause first. */
function speed({ slow: { requests, queries, locks } }: SystemState): SystemPart {
  const name = "Speed";
  if (locks > 0) {
    const advice =
      "Another program on the server has the database locked, so saving waits or fails. Ask the server's administrator to close that program.";
    const text = `Waited for the database ${times(locks)} in the last 15 minutes`;
    return { name, tone: "bad", status: "Database locked", text, advice };
  }
  if (requests + queries === 0) {
    return { name, tone: "good", status: "Good", text: "Nothing slow in the last 15 minutes" };
  }
  const text = `Took longer than half a second ${times(requests)} in the last 15 minutes`;
  const cause =
    queries > 0
      ? `The database was slow ${times(queries)}: the log names the queries. `
      : "The log names what was slow. ";
  const advice = `${cause}If it goes on, ask the server's administrator to look (docs/operations.md, Finding out why).`;
  return { name, tone: "plain", status: "Slow at times", text, advice };
}

function database({ database: { kind, works, bytes } }: SystemState): SystemPart {
  const name = "Database";
  const what = kind === "sqlite" ? "SQLite" : "PostgreSQL";
  if (!works) return { name, tone: "bad", status: "Does not answer", text: what, advice: logAdvice };
  const size = bytes === null ? "" : `, ${sizeText(bytes)}`;
  return { name, tone: "good", status: "Works", text: `${what}${size}` };
}

function disk({ disk: { free_bytes, total_bytes, full, read_only, low } }: SystemState): SystemPart {
  const text = `${sizeText(free_bytes)} of ${sizeText(total_bytes)} free`;
  const name = "Disk";
  if (read_only) {
    const advice =
      "Nothing can be stored or deleted. A disk that has failed becomes so: have whoever looks after the server look at it at once.";
    return { name, tone: "bad", status: "Can only be read", text, advice };
  }
  if (full) {
    const advice =
      "Nothing new can be stored. Delete pictures or videos that are not needed, or have the server's disk enlarged.";
    return { name, tone: "bad", status: "Full", text, advice };
  }
  if (low) {
    const advice = "Pictures and a backup need room. Have the server's disk enlarged soon.";
    return { name, tone: "plain", status: "Nearly full", text, advice };
  }
  return { name, tone: "good", status: "Enough space", text };
}

function media({ media: { kind, works, owned, waiting, queue_full } }: SystemState): SystemPart {
  const name = "Pictures and videos";
  const place = kind === "disk" ? "Stored on the server's disk" : "Stored in a bucket";
  const pictures = `${waiting.toLocaleString("en-US")} ${waiting === 1 ? "picture" : "pictures"} waiting`;
  const text = waiting === 0 ? place : `${place}, ${pictures}`;
  if (works && queue_full) {
    const advice =
      "Pictures are processed one at a time, and no more can wait. Upload the next ones in a few minutes.";
    return { name, tone: "plain", status: "Busy", text, advice };
  }
  if (works && owned) return { name, tone: "good", status: "Works", text };
  if (works) {
    const advice =
      "This database has not claimed its files, so deleted ones stay stored. Ask the server's administrator to run `./umeed media:clean --claim` once (docs/operations.md).";
    return { name, tone: "plain", status: "Not claimed", text, advice };
  }
  return { name, tone: "bad", status: "Cannot be stored", text, advice: logAdvice };
}

const mails = (count: number) => `${count.toLocaleString("en-US")} ${count === 1 ? "mail" : "mails"}`;

function mail({ mail: { configured, waiting, refused, oldest_at, late, failed } }: SystemState): SystemPart {
  const name = "Mail";
  const link = (label: string, query = "") => ({ to: `/dashboard/outbox${query}`, label });
  if (!configured) {
    return {
      name,
      tone: "plain",
      status: "Not set up",
      text: waiting > 0 ? `${mails(waiting)} waiting` : "Nothing waiting",
      advice:
        "The site sends no mail until the server's administrator has set SMTP_URL (docs/operations.md).",
      link: link("Open the outbox"),
    };
  }
  if (failed > 0) {
    return {
      name,
      tone: "bad",
      status: "Mails failed",
      text: `${mails(failed)} failed, ${waiting.toLocaleString("en-US")} waiting`,
      advice: "Find out why, then send them again.",
      link: link("Open the failed mails", "?state=failed"),
    };
  }
  if (late && oldest_at) {
    return {
      name,
      tone: "bad",
      status: "Not going out",
      text: `${mails(waiting)} waiting, the oldest since ${formatTime(oldest_at)}`,
      advice: "The mail server is not accepting our mail. The outbox says why.",
      link: link("Open the outbox"),
    };
  }
  if (refused > 0) {
    return {
      name,
      tone: "plain",
      status: "Trying again",
      text: `${mails(waiting)} waiting, ${refused.toLocaleString("en-US")} not sent at the last try`,
      advice: "The site tries again by itself. The outbox says why they were not sent.",
      link: link("Open the outbox"),
    };
  }
  const text = waiting > 0 ? `${mails(waiting)} on the way` : "Everything is sent";
  return { name, tone: "good", status: "Works", text };
}

function pageCache({ page_cache: { pages, bytes } }: SystemState): SystemPart {
  const text =
    pages === 0
      ? "Empty; it fills with the next visitors"
      : `${pages.toLocaleString("en-US")} ${pages === 1 ? "page" : "pages"} ready for visitors, ${sizeText(bytes)}`;
  return { name: "Page cache", tone: "good", status: "Works", text };
}

/** How long it runs, in whole days or the time of its start. */
export function runningText({ started_at }: SystemState): string {
  return `since ${formatTime(started_at)}`;
}

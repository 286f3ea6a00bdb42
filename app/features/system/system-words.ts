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

/** Each part of the installation in words, with what to do. */
export function systemParts(state: SystemState): SystemPart[] {
  return [...state.features, database(state), disk(state), media(state), mail(state), pageCache(state)];
}

function database({ database: { kind, works, bytes } }: SystemState): SystemPart {
  const name = "Database";
  const what = kind === "sqlite" ? "SQLite" : "PostgreSQL";
  if (!works) return { name, tone: "bad", status: "Does not answer", text: what, advice: logAdvice };
  const size = bytes === null ? "" : `, ${sizeText(bytes)}`;
  return { name, tone: "good", status: "Works", text: `${what}${size}` };
}

/** Below these shares of the disk, or these bytes, it is shown. */
const fewBytes = 500 * 1024 * 1024;

function disk({ disk: { free_bytes, total_bytes, full } }: SystemState): SystemPart {
  const text = `${sizeText(free_bytes)} of ${sizeText(total_bytes)} free`;
  const name = "Disk";
  if (full) {
    const advice =
      "Nothing new can be stored. Delete pictures or videos that are not needed, or have the server's disk enlarged.";
    return { name, tone: "bad", status: "Full", text, advice };
  }
  if (free_bytes < fewBytes) {
    const advice = "Pictures and a backup need room. Have the server's disk enlarged soon.";
    return { name, tone: "plain", status: "Nearly full", text, advice };
  }
  return { name, tone: "good", status: "Enough space", text };
}

function media({ media: { kind, works, owned } }: SystemState): SystemPart {
  const name = "Pictures and videos";
  const text = kind === "disk" ? "Stored on the server's disk" : "Stored in a bucket";
  if (works && owned) return { name, tone: "good", status: "Works", text };
  if (works) {
    const advice =
      "This database has not claimed its files, so deleted ones stay stored. Ask the server's administrator to run `npm run media:clean -- --claim` once (docs/operations.md).";
    return { name, tone: "plain", status: "Not claimed", text, advice };
  }
  return { name, tone: "bad", status: "Cannot be stored", text, advice: logAdvice };
}

const mails = (count: number) => `${count.toLocaleString("en-US")} ${count === 1 ? "mail" : "mails"}`;

function mail({ mail: { configured, waiting, failed } }: SystemState): SystemPart {
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

import { formatDay, formatTime, isCalendarDay } from "#app/lib/dates.ts";
import type { AuditChange } from "./audit.schema.ts";

export type AuditField = { label: string; before?: string; after?: string };

/** Of interest to programmers alone. */
const hidden = [
  "id",
  "version",
  "html",
  "html_version",
  "search_text",
  "is_sample",
  "updated_at",
  "name_key",
];

const labels: Record<string, string> = {
  cta_text: "Button text",
  cta_link: "Button link",
  is_active: "Active",
  display_order: "Order",
  event_date: "Date",
  event_time: "Time",
  image_url: "Image",
  video_url: "Video",
  file_url: "File",
  media_url: "File",
  featured_image: "Image",
  featured_image_alt: "Image description",
  image_alt: "Image description",
  alt: "Image description",
  disabled_at: "Disabled since",
  cancelled_at: "Cancelled",
  published_at: "Published",
  created_at: "Added",
  uploaded_at: "Uploaded",
  category_id: "Category number",
};

/** What a change wrote, field by field, in words. Of an update with what stood there before. */
export function auditFields({ before, after, action, noun }: AuditChange): AuditField[] {
  // Its sentence says all.
  if (noun === "failure") return [];
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .filter((name) => !hidden.includes(name))
    .map((name) => ({
      label: labels[name] ?? label(name),
      before: before && (name in before || action === "update") ? valueText(name, before[name]) : undefined,
      after: after && (name in after || action === "update") ? valueText(name, after[name]) : undefined,
    }));
}

function label(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

const maxShown = 400;

function valueText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "empty";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (name.startsWith("is_") && (value === 0 || value === 1)) return value === 1 ? "yes" : "no";
  if (typeof value === "number") return value.toLocaleString("en-US");
  if (typeof value === "string") {
    if (isCalendarDay(value)) return formatDay(value);
    if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return formatTime(value);
    return shorten(value);
  }
  if (Array.isArray(value))
    return value.length === 0 ? "empty" : shorten(value.map((item) => valueText("", item)).join("; "));
  const fields = Object.entries(value as object).filter(([, item]) => item !== null && item !== "");
  return shorten(fields.map(([key, item]) => `${label(key)}: ${valueText(key, item)}`).join(", "));
}

const shorten = (text: string) => (text.length > maxShown ? `${text.slice(0, maxShown)}…` : text);

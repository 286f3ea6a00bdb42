import { wordsOfName } from "#app/lib/column-text.ts";
import { formatDay, formatTime, isCalendarDay } from "#app/lib/dates.ts";
import type { AuditChange } from "./audit.schema.ts";

export type AuditField = {
  /** As it was recorded: "event_date", "address.street". */
  name: string;
  label: string;
  before?: string;
  after?: string;
};

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
  translation_of: "Translation of number",
};

/** What a change wrote, field by field, in words. Of an update with what stood there before. */
export function auditFields({ before, after, action, noun }: AuditChange): AuditField[] {
  // Its sentence says all.
  if (noun === "failure") return [];
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .filter((name) => !hidden.includes(name))
    .map((name) => ({
      name,
      label: fieldLabel(name),
      before: before && (name in before || action === "update") ? valueText(name, before[name]) : undefined,
      after: after && (name in after || action === "update") ? valueText(name, after[name]) : undefined,
    }));
}

/** "cta_text_ur" is "Button text, Urdu". */
function fieldLabel(name: string): string {
  const english = /^(.+)_ur$/.exec(name)?.[1];
  return english ? `${fieldLabel(english)}, Urdu` : (labels[name] ?? label(name));
}

/** "cta_text" is "Cta text"; a place in a text of the site, "questions.2.answer.ur", is "Questions 3, answer, Urdu". */
function label(name: string): string {
  const parts = name.split(".").flatMap((part) => languages[part] ?? [wordsOfName(part)]);
  const text = parts
    .filter(Boolean)
    .join(", ")
    .replace(/, (\d+)/g, (_, index) => ` ${Number(index) + 1}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const languages: Record<string, string> = { en: "", ur: "Urdu" };

function valueText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "empty";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (name.startsWith("is_") && (value === 0 || value === 1)) return value === 1 ? "yes" : "no";
  if (typeof value === "number") return value.toLocaleString("en-US");
  if (typeof value === "string") {
    if (isCalendarDay(value)) return formatDay(value);
    if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return formatTime(value);
    return value;
  }
  if (Array.isArray(value))
    return value.length === 0 ? "empty" : value.map((item) => valueText("", item)).join("; ");
  const fields = Object.entries(value as object).filter(([, item]) => item !== null && item !== "");
  return fields.map(([key, item]) => `${label(key)}: ${valueText(key, item)}`).join(", ");
}

import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import type { Db } from "#server/db/connect.ts";
import { searchText } from "#server/db/search.ts";

/** What an installation of some years holds: made by the database itself, so that a test need not wait for it. */
export async function addMuch(
  db: Db,
  { views, messages, letters = 40 }: { views: number; messages: number; letters?: number },
): Promise<void> {
  const numbers = (count: number) =>
    sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})`;
  await sql`insert into page_views (day, path, views) ${numbers(views)}
    select '2026-01-01', '/blog/a-story-' || n, n from numbers`.execute(db);
  const words = "Assalam o alaikum, امید کے نام ایک پیغام ";
  const text = words.repeat(Math.ceil(letters / words.length)).slice(0, letters);
  await sql`insert into messages (received_at, name, email, subject, message, search_text) ${numbers(messages)}
    select '2026-01-01T00:00:00.000Z', 'Visitor ' || n, 'visitor-' || n || '@home.example', 'Question', ${text} || n,
      ${searchText("Question")} || n from numbers`.execute(db);
}

/** Pictures as far as their names go. @returns their stored paths */
export function addFiles(dataDir: string, count: number, bytes = 100): string[] {
  const folder = path.join(dataDir, "uploads/images");
  mkdirSync(folder, { recursive: true });
  return Array.from({ length: count }, (_, at) => {
    const name = `${createHash("sha256").update(String(at)).digest("hex").slice(0, 12)}.800.webp`;
    writeFileSync(path.join(folder, name), Buffer.alloc(bytes, `${at} `));
    return `uploads/images/${name}`;
  });
}

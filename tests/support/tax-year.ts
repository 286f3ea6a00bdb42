import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { expect } from "vitest";
import { urlOf } from "#app/contract/call.ts";
import { closingsCalls } from "#app/parts/closings/closings.calls.ts";
import { findDebianProgram } from "#scripts/program.ts";
import type { TestApp } from "./app.ts";
import { readZip } from "./zip.ts";

/* For tests only: the ZIP of a tax year, as an auditor reads it. */

export async function fetchTaxYear(app: TestApp, token: string, year: number) {
  const url = `${app.url}${urlOf(closingsCalls.exportTaxYear, { year })}`;
  const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) };
}

export type Row = Record<string, string>;

/** All that an auditor has. */
export function openTaxYear(bytes: Buffer) {
  const files = readZip(bytes);
  const text = (name: string) => files.get(name) ?? "";
  const csv = (name: string): Row[] => parse(text(name), { columns: true, bom: true });
  /** A table of SUMS.txt: its rows by their names, amounts in paisa. */
  const sums = (title: string) => {
    const [head = "", ...rows] = (text("SUMS.txt").split(`${title}\n`)[1]?.split("\n\n")[0] ?? "").split(
      "\n",
    );
    const names = head.trim().split(/ {2,}/).slice(1);
    return Object.fromEntries(
      rows.map((row) => {
        const [name = "", ...cells] = row.trim().split(/ {2,}/);
        return [name, Object.fromEntries(names.map((of, place) => [of, paisa(cells[place])]))];
      }),
    );
  };
  return { files, text, csv, sums };
}

const paisa = (amount = "") => Math.round(Number(amount) * 100);
export const addRows = (rows: Row[], column = "Amount (PKR)") =>
  rows.reduce((total, row) => total + paisa(row[column]), 0);

/** What each account holds, as hledger reads the journal: it refuses one that does not balance. */
export function journalBalances(journal: string): Record<string, number> {
  const file = join(mkdtempSync(join(tmpdir(), "umeed-journal-")), "journal.ledger");
  writeFileSync(file, journal);
  const args = ["-f", file, "balance", "--flat", "--empty", "--no-total", "-O", "csv"];
  const { stdout, stderr } = spawnSync(findDebianProgram("hledger"), args, {
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C.UTF-8" },
  });
  expect(stderr).toBe("");
  const rows: Row[] = parse(stdout, { columns: true });
  return Object.fromEntries(
    rows.map(({ account = "", balance = "" }) => [account, paisa(balance.replace("PKR", ""))]),
  );
}

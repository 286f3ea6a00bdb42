import type { Language } from "#app/contract/language.ts";
import { StatusPill } from "./status-pill.tsx";

/** Marks what came from an Urdu page: its person is answered in Urdu. English needs no mark. */
export const WroteInUrdu = ({ language }: { language: Language }) =>
  language === "ur" ? <StatusPill>Wrote in Urdu</StatusPill> : null;

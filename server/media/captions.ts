import { isUrdu } from "#app/lib/urdu.ts";

/* Captions of films as WebVTT files (https://www.w3.org/TR/webvtt1/). */

const time = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
/** "00:01.000 --> 00:04.500", with settings such as "line:0" behind it. */
const timing = new RegExp(String.raw`^\s*${time}[ \t]+-->[ \t]+${time}(?:[ \t]+\S.*)?$`);

type Parts = readonly (string | undefined)[];
const milliseconds = ([hours = "0", minutes = "0", seconds = "0", rest = "0"]: Parts) =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest);

/**
 * Reads a file of captions as a browser would: UTF-8, the header WEBVTT, and blocks that say from when to when their text
 * shows.
 * @returns the language of its texts, by their script; undefined when a browser would show none of it, or not all
 */
export function readCaptions(bytes: Uint8Array): { language: "en" | "ur" } | undefined {
  const text = decode(bytes);
  if (text === undefined || !/^WEBVTT(?:[ \t\n]|$)/.test(text)) return undefined;
  const [, ...blocks] = text.split(/\n{2,}/);
  let cues = 0;
  const spoken: string[] = [];
  for (const block of blocks) {
    const lines = block.split("\n").filter((line) => line.trim() !== "");
    const [first = ""] = lines;
    if (lines.length === 0 || /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(first)) continue;
    // A block may begin with a name of its own.
    const at = first.includes("-->") ? 0 : 1;
    const found = timing.exec(lines[at] ?? "");
    if (!found || milliseconds(found.slice(5, 9)) <= milliseconds(found.slice(1, 5))) return undefined;
    const said = lines.slice(at + 1);
    if (said.some((line) => line.includes("-->"))) return undefined;
    spoken.push(...said);
    cues += 1;
  }
  return cues > 0 ? { language: isUrdu(spoken.join(" ")) ? "ur" : "en" } : undefined;
}

/** The text with line feeds alone; undefined when it is no UTF-8 or no text. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? undefined : text.replace(/\r\n?/g, "\n");
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

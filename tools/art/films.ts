/**
 * Renders the two sample films of the home page: `node art/films.ts`, after build.ts. Each is a slow look over our own
 * drawings, without sound. Its words are captions, which stand beside it in public/films/ in both languages.
 * Needs Debian's ffmpeg.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";

const root = path.resolve(import.meta.dirname, "../../public");
/** In bytes: what a phone on a slow line loads in some seconds. */
const limit = 300_000;
const [width, height] = [854, 480];
const framesPerSecond = 25;

/** A drawing moves by whole pixels, one a frame: parts of pixels would make its edges tremble, and the file larger. */
type Shot = { drawing: string; seconds: number; to: "left" | "right"; top: number };

const films: Record<string, Shot[]> = {
  "sewing-workshop": [{ drawing: "sewing-workshop", seconds: 11, to: "right", top: 130 }],
  "the-pump": [
    { drawing: "long-walk", seconds: 6, to: "right", top: 130 },
    { drawing: "hand-pump", seconds: 6, to: "left", top: 130 },
  ],
};

async function render(name: string, shots: Shot[], folder: string): Promise<void> {
  const inputs: string[] = [];
  const cuts: string[] = [];
  for (const [at, { drawing, seconds, to, top }] of shots.entries()) {
    const way = seconds * framesPerSecond;
    const still = path.join(folder, `${drawing}.png`);
    await sharp(path.join(root, `art/${drawing}.svg`))
      .resize(width + way)
      .png()
      .toFile(still);
    inputs.push("-loop", "1", "-framerate", String(framesPerSecond), "-t", String(seconds), "-i", still);
    cuts.push(`[${at}]crop=${width}:${height}:${to === "right" ? "n" : `${way}-n`}:${top}[shot${at}]`);
  }
  const joined = shots.map((_, at) => `[shot${at}]`).join("");
  const file = path.join(root, `films/${name}.mp4`);
  execFileSync("ffmpeg", [
    ...["-y", "-loglevel", "error", ...inputs],
    ...["-filter_complex", `${cuts.join(";")};${joined}concat=n=${shots.length},format=yuv420p`],
    // What every browser and phone plays, with its index before its pictures.
    ...["-c:v", "libx264", "-profile:v", "baseline", "-level", "3.1", "-preset", "veryslow", "-crf", "28"],
    ...["-movflags", "+faststart", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-threads", "1", file],
  ]);
  const { size } = statSync(file);
  if (size >= limit) throw new Error(`${name}: ${size} bytes, the limit is ${limit}`);
  console.log(`${name}: ${size} bytes`);
}

const folder = mkdtempSync(path.join(tmpdir(), "umeed-films-"));
try {
  for (const [name, shots] of Object.entries(films)) await render(name, shots, folder);
} finally {
  rmSync(folder, { recursive: true });
}

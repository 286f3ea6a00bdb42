import { expect, test } from "vitest";
import { readCaptions } from "./captions.ts";

const read = (text: string) => readCaptions(Buffer.from(text));

test.for([
  ["two texts", "WEBVTT\n\n00:01.000 --> 00:04.000\nWater!\n\n00:05.000 --> 01:00:07.500\nIt runs.\n"],
  [
    "a byte order mark, and lines as Windows ends them",
    "\ufeffWEBVTT\r\n\r\n00:01.000 --> 00:04.000\r\nWater!",
  ],
  [
    "a heading, a note, names and settings",
    "WEBVTT - The pump\n\nNOTE by staff\n\n1\n00:01.000 --> 00:02.000 line:0\nA",
  ],
] as const)("captions with %s are read", ([, text]) => {
  expect(read(text)).toEqual({ language: "en" });
});

test("captions in Urdu are told from those in English", () => {
  expect(read("WEBVTT\n\n00:01.000 --> 00:04.000\nپانی آ گیا ہے")).toEqual({ language: "ur" });
});

test.for([
  ["nothing", ""],
  ["another format", "1\n00:00:01,000 --> 00:00:04,000\nWater!"],
  ["no text at all", "WEBVTT\n\nNOTE empty"],
  ["times with commas", "WEBVTT\n\n00:00:01,000 --> 00:00:04,000\nWater!"],
  ["a text that ends before it begins", "WEBVTT\n\n00:04.000 --> 00:01.000\nWater!"],
  [
    "two texts without an empty line between them",
    "WEBVTT\n\n00:01.000 --> 00:02.000\nA\n00:03.000 --> 00:04.000\nB",
  ],
  ["a page", "<!doctype html><script>alert(1)</script>"],
  ["a character that is no text", "WEBVTT\n\n00:01.000 --> 00:02.000\nA\0"],
] as const)("%s is refused", ([, text]) => {
  expect(read(text)).toBeUndefined();
});

test("what is no UTF-8 is refused", () => {
  expect(readCaptions(Buffer.from("WEBVTT\n\n00:01.000 --> 00:02.000\n\u00e9", "latin1"))).toBeUndefined();
});

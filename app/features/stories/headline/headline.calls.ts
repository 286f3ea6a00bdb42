import { calls, type Done, publicCalls } from "#app/contract/call.ts";

const { get } = publicCalls;

export const headlineCalls = calls({
  readHeadline: get<{ reply: Done & { headline: string; headline_ur?: string } }>(
    "api_headline.php",
    "Headline",
  ),
});

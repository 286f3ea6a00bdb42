/* Processes one picture in its own process, and prints how much memory that took. */
import path from "node:path";
import { processPicture } from "#server/media/pictures.ts";

const [input = ""] = process.argv.slice(2);
/** The peak memory of the process, in kilobytes. */
const before = process.resourceUsage().maxRSS;
const picture = await processPicture(input, "abcdefabcdef", path.dirname(input));
const after = process.resourceUsage().maxRSS;
process.stdout.write(JSON.stringify({ megabytes: (after - before) / 1024, picture }));

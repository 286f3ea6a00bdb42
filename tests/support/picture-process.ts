/* Makes one picture in a process of its own, and tells how much memory that took. */
import path from "node:path";
import { makePicture } from "#server/media/pictures.ts";

const [input = ""] = process.argv.slice(2);
/** Kilobytes, the most that the process has ever held. */
const before = process.resourceUsage().maxRSS;
const picture = await makePicture(input, "abcdefabcdef", path.dirname(input));
const after = process.resourceUsage().maxRSS;
process.stdout.write(JSON.stringify({ megabytes: (after - before) / 1024, picture }));

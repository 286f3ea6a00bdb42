import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { WorkQueue } from "./work-queue.ts";

/**
 * A hash blocks a thread of libuv's pool, which also reads files and compresses pages, for 10 to 40 ms. Two
 * at once leave the others free; the last in the queue waits about a second.
 */
const queue = new WorkQueue({ concurrency: 2, maxWaiting: 50, retryAfterSeconds: 2 });
const queued = <Result>(work: () => Promise<Result>) => queue.run("passwords", work);

/** Of argon2id: KiB, passes and threads. They are the library's defaults, named so that none changes with it. */
const fullWork = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let work = fullWork;

/** @throws QueueFullError when too many wait already */
export const hashPassword = (password: string): Promise<string> => queued(() => hash(password, work));

const noPassword = () => hashPassword(randomBytes(32).toString("base64url"));
/** A hash that no password matches, so that an unknown account takes as long as a known one. */
let nobody = noPassword();

/** How much work hashes are from now on. For tests of other things, of whose time they would take a fifth. */
export function setPasswordWork(next = fullWork): void {
  work = next;
  // After the one before: whoever waits for it finds the queue empty.
  nobody = nobody.then(noPassword);
}

/**
 * Compares in the time of one hash, whether or not there is an account.
 * @throws QueueFullError when too many wait already
 */
export async function passwordFits(stored: string | undefined, password: string): Promise<boolean> {
  const known = stored ?? (await nobody);
  const fits = await queued(() => verify(known, password));
  return fits && stored !== undefined;
}

/** A generated password: 20 letters and digits without those that look alike. */
export function generatePassword(): string {
  const alphabet = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  // Rejects the values that would favour the first characters.
  const unbiased = Array.from(randomBytes(64)).filter((byte) => byte < alphabet.length * 4);
  return unbiased
    .slice(0, 20)
    .map((byte) => alphabet[byte % alphabet.length])
    .join("");
}

/* The most common passwords, from zxcvbn: the most common first, in lower case. And what is tried first at this site. */

/** How many are checked for each of our two rules. */
const checkedPerRule = 10_000;
/** The minimum that each rule requires of a lower-case password. */
const fitsFirstPassword = (password: string) => password.length >= 6;
const fitsChangedPassword = (password: string) =>
  password.length >= 8 && [/[a-z].*[a-z]/, /[0-9]/, /[@$!%*?&]/].every((each) => each.test(password));

let common: Promise<ReadonlySet<string>> | undefined;

/** Words that somebody tries first who knows whose site this is. The longer first, so that none hides in another. */
const wordsOfThisSite = [
  ...["administrator", "foundation", "dashboard", "donations", "pakistan", "password", "donation", "welfare"],
  ...[
    "charity",
    "fitrana",
    "punjab",
    "lahore",
    "sadqah",
    "admin",
    "donor",
    "staff",
    "login",
    "umeed",
    "zakat",
  ],
  ...["blood", "trust", "uwf", "ngo"],
];
const anyWord = new RegExp(wordsOfThisSite.join("|"), "g");
/** A password with so many letters besides these words is as good as any other. */
const enoughLetters = 4;

/** Whether little but such words, digits and signs is in it: Umeed@2016, Lahore-Admin1! */
function isMadeOfOwnWords(password: string): boolean {
  const letters = password.toLowerCase().replace(/[^\p{L}]/gu, "");
  const others = letters.replace(anyWord, "");
  return others.length < letters.length && others.length < enoughLetters;
}

/** Whether a password is made of words of this site, or among the most common that our rules would accept, in any case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (isMadeOfOwnWords(password)) return true;
  common ??= readList();
  return (await common).has(password.toLowerCase());
}

/** Loaded at the first use: passwords are changed rarely, and the library's list is long. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const all = dictionary["passwords-common"];
  return new Set(
    [fitsFirstPassword, fitsChangedPassword].flatMap((fits) => all.filter(fits).slice(0, checkedPerRule)),
  );
}

/* The most common passwords, from zxcvbn: the most common first, in lower case. And what is tried first at this site. */

/** How many are checked for each of our two rules. */
const max = 10_000;
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
  return new Set([fitsFirstPassword, fitsChangedPassword].flatMap((fits) => all.filter(fits).slice(0, max)));
}

/* The most common passwords, from zxcvbn: the most common first, in lower case. */

/** How many are checked for each of our two rules. */
const max = 10_000;
/** The minimum that each rule requires of a lower-case password. */
const fitsFirstPassword = (password: string) => password.length >= 6;
const fitsChangedPassword = (password: string) =>
  password.length >= 8 && [/[a-z].*[a-z]/, /[0-9]/, /[@$!%*?&]/].every((each) => each.test(password));

let common: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is among the most common that our rules would accept, in any case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readList();
  return (await common).has(password.toLowerCase());
}

/** Loaded at the first use: passwords are changed rarely, and the library's list is long. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const all = dictionary["passwords-common"];
  return new Set([fitsFirstPassword, fitsChangedPassword].flatMap((fits) => all.filter(fits).slice(0, max)));
}

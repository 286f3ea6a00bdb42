/* The passwords that everybody tries first. The list is that of zxcvbn, the commonest first, in small letters. */

/** So many for each of our two rules: a list that is longer keeps out more people than attackers. */
const max = 1000;
/** What a rule asks at the least, as far as small letters tell. */
const fitsFirstPassword = (password: string) => password.length >= 6;
const fitsChangedPassword = (password: string) =>
  password.length >= 8 && [/[a-z].*[a-z]/, /[0-9]/, /[@$!%*?&]/].every((each) => each.test(password));

let common: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is among the commonest that our rules would let through, in whatever case it is written. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readList();
  return (await common).has(password.toLowerCase());
}

/** Read when it is first asked for: passwords are changed seldom, and the library's whole list is long. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const all = dictionary["passwords-common"];
  return new Set([fitsFirstPassword, fitsChangedPassword].flatMap((fits) => all.filter(fits).slice(0, max)));
}

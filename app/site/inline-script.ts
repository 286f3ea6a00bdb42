/**
 * A function of ours, called with one argument, as the text of a script that stands in the page itself: a file would
 * have to be fetched. It may use nothing but its argument and the browser.
 *
 * V8 keeps a function's text as wide as its file: two bytes a letter as soon as one letter there needs two, and such a
 * piece makes a whole page wide, which is then slower to look through and to turn into bytes. Read as JSON it is narrow.
 */
export function inlineScript(run: (argument: string) => void, argument: string): string {
  return JSON.parse(JSON.stringify(`(${run})(${JSON.stringify(argument)})`));
}

/** Whether a text that readers of Urdu see has words, and none of them in Latin letters. */
export const isInUrdu = (text: string): boolean => /\p{Script=Arabic}/u.test(text) && !/[A-Za-z]/.test(text);

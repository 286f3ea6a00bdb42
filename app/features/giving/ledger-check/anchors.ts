/** The link before the first sealed day. */
const noLink = "0".repeat(64);

/**
 * The links and roots in a text: a mail as it was saved, which may break lines with "=", a copy of the published days, or
 * a hash alone. The link before the first day is none.
 */
export const anchorsIn = (text: string): string[] => [
  ...new Set(
    text
      .replace(/=\r?\n/g, "")
      .match(/(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g)
      ?.filter((hash) => hash !== noLink),
  ),
];

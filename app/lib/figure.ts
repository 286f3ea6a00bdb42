/**
 * A figure as it is written ("18,000+", "92%", "2M+") as a number that can count up, and what is written after it.
 * A text without digits is 0 with that text.
 */
export function numberOf(value: string): { total: number; suffix: string } {
  const [, digits = "", suffix = ""] = /^([\d,.]*)(.*)$/.exec(value.trim()) ?? [];
  return { total: Number(digits.replaceAll(",", "")) || 0, suffix };
}

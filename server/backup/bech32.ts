/*
 * Bech32 (BIP 173), in which age writes its keys: a name, "1", five bits a letter, and six letters that check the rest.
 * Upper and lower case mean the same, but are never mixed.
 */

const letters = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const checkLength = 6;

export function encodeBech32(name: string, bytes: Uint8Array): string {
  const data = regroup(bytes, 8, 5, true);
  const check = checkOf([...expand(name), ...data, ...Array<number>(checkLength).fill(0)]) ^ 1;
  const tail = Array.from({ length: checkLength }, (_, at) => (check >>> (5 * (checkLength - 1 - at))) & 31);
  return `${name}1${[...data, ...tail].map((value) => letters[value]).join("")}`;
}

/** @returns undefined when a letter is wrong or missing, or the name is another */
export function decodeBech32(name: string, text: string): Buffer | undefined {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return undefined;
  const lower = text.toLowerCase();
  const end = lower.lastIndexOf("1");
  if (end < 1 || lower.slice(0, end) !== name) return undefined;
  const data = Array.from(lower.slice(end + 1), (letter) => letters.indexOf(letter));
  if (data.length < checkLength || data.includes(-1)) return undefined;
  if (checkOf([...expand(name), ...data]) !== 1) return undefined;
  return Buffer.from(regroup(data.slice(0, -checkLength), 5, 8, false));
}

const expand = (name: string): number[] => [
  ...Array.from(name, (letter) => letter.charCodeAt(0) >> 5),
  0,
  ...Array.from(name, (letter) => letter.charCodeAt(0) & 31),
];

const generator = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

function checkOf(values: readonly number[]): number {
  let check = 1;
  for (const value of values) {
    const top = check >>> 25;
    check = ((check & 0x1ffffff) << 5) ^ value;
    generator.forEach((word, bit) => {
      if ((top >>> bit) & 1) check ^= word;
    });
  }
  return check >>> 0;
}

/** Writes groups of `from` bits as groups of `to` bits. @param pad whether what is left over gets a group of its own */
function regroup(values: Iterable<number>, from: number, to: number, pad: boolean): number[] {
  const groups: number[] = [];
  let kept = 0;
  let bits = 0;
  for (const value of values) {
    kept = ((kept << from) | value) & 0xfff;
    bits += from;
    while (bits >= to) {
      bits -= to;
      groups.push((kept >>> bits) & ((1 << to) - 1));
    }
  }
  if (pad && bits > 0) groups.push((kept << (to - bits)) & ((1 << to) - 1));
  return groups;
}

import { isIPv6 } from "node:net";

/**
 * The key of a visitor for limits: the IPv4 address, or the /64 network of an IPv6 address, because one household owns its
 * whole /64. What limits count beside it, `networksOf` says.
 * @param address from the socket or the trusted proxy; undefined when the connection was reset meanwhile. All who leave
 * so early are counted together.
 */
export function clientKey(address: string | undefined): string {
  const [ip = ""] = (address ?? "unknown").split("%");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = "", tail] = ip.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  if (tail !== undefined) {
    const last = tail === "" ? [] : tail.split(":");
    while (groups.length + last.length < 8) groups.push("0");
    groups.push(...last);
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}

/** A network whose members count together. `share`: how many times what one client may it may. */
type Network = { key: string; share: number };

const ipv6Key = /^([\da-f]+):([\da-f]+):([\da-f]+):([\da-f]+)::\/64$/;

/**
 * The networks of a key, the narrowest first: providers give whole /56 and /48 networks to one customer, who would
 * otherwise be as many clients as they like. Phones of one mobile network share a /48, so that may more. Any other key
 * stands for itself.
 */
export function networksOf(key: string): Network[] {
  const [, a = "", b = "", c = "", d = ""] = ipv6Key.exec(key) ?? [];
  if (a === "") return [{ key, share: 1 }];
  const upper = (Number.parseInt(d, 16) & 0xff00).toString(16);
  return [
    { key, share: 1 },
    { key: `${a}:${b}:${c}:${upper}::/56`, share: 2 },
    { key: `${a}:${b}:${c}::/48`, share: 4 },
  ];
}

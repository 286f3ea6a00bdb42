import { isIPv6 } from "node:net";

/**
 * The key of a visitor for rate limits: the IPv4 address, or the /64 network of an IPv6 address, because one
 * household owns its whole /64.
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

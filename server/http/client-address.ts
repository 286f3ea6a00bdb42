import { isIPv6 } from "node:net";

/**
 * What a visitor is counted by: the IPv4 address, or the /64 network of an IPv6 address, because one household has
 * all the addresses of its /64 and could otherwise be somebody else with each request.
 * @param address as the socket or the trusted proxy names it
 */
export function clientKey(address: string): string {
  const [ip = ""] = address.split("%");
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

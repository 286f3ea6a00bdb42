import { isIP } from "node:net";
import { z } from "zod";

/** An empty variable is treated like an unset one, as in .env files. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** The trusted proxies: none, a number of hops, or their networks. */
export const trustedProxies = z.string().transform((text, context): false | number | string[] => {
  if (text === "off") return false;
  if (text === "on") return 1;
  if (/^[1-9]$/.test(text)) return Number(text);
  const networks = text.split(",").map((network) => network.trim());
  if (networks.every(isNetwork)) return networks;
  context.addIssue({
    code: "custom",
    message:
      "must be on, off, a number of proxies from 1 to 9, or their addresses or networks with commas between",
  });
  return z.NEVER;
});

/** An IP address or a network: 10.0.0.0/8, fd00::/8. */
function isNetwork(text: string): boolean {
  const [address = "", length, ...rest] = text.split("/");
  const bits = isIP(address) === 6 ? 128 : 32;
  const lengthFits = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits);
  return isIP(address) !== 0 && lengthFits && rest.length === 0;
}

const thisMachine = ["127.0.0.1", "::1", "[::1]", "localhost"];
export const isThisMachine = (host: string): boolean => thisMachine.includes(host);

/** The address of a payment provider: https, or http on this machine for tests. Its credentials stand elsewhere. */
export const providerUrl = z
  .url({ protocol: /^https?$/, error: "must be a full address such as https://bank.example/pay" })
  .refine(isSafeUrl, "must begin with https://, and have no user, password or # part");

function isSafeUrl(text: string): boolean {
  // The rule above has said so already.
  if (!URL.canParse(text)) return true;
  const { protocol, hostname, username, password, hash } = new URL(text);
  if (!["http:", "https:"].includes(protocol)) return true;
  return (
    (protocol === "https:" || isThisMachine(hostname)) && username === "" && password === "" && hash === ""
  );
}

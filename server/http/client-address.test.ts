import { expect, test } from "vitest";
import { clientKey, networksOf } from "./client-address.ts";

test.for([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:ffff::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["2001:db8:1:2::203.0.113.7", "2001:db8:1:2::/64"],
  ["no address", "no address"],
  [undefined, "unknown"],
] as const)("%s is counted as %s", ([address, key]) => {
  expect(clientKey(address)).toBe(key);
});

test("two addresses of one household are one client, those of its neighbour are not", () => {
  expect(clientKey("2001:db8:1:2::1")).toBe(clientKey("2001:db8:1:2:ffff:ffff:ffff:ffff"));
  expect(clientKey("2001:db8:1:2::1")).not.toBe(clientKey("2001:db8:1:3::1"));
});

test("a /64 is counted with its /56 and its /48, any other key alone", () => {
  expect(networksOf(clientKey("2001:db8:1:2af:3::"))).toEqual([
    { key: "2001:db8:1:2af::/64", share: 1 },
    { key: "2001:db8:1:200::/56", share: 2 },
    { key: "2001:db8:1::/48", share: 4 },
  ]);
  for (const key of ["203.0.113.7", "unknown", "2001:db8:1:2::/64 mother@home.example", ""])
    expect(networksOf(key)).toEqual([{ key, share: 1 }]);
});

import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // The whole site map is small: sending it once is cheaper than asking for it piece by piece.
  routeDiscovery: { mode: "initial" },
} satisfies Config;

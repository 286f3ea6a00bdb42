import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // vite.config.ts adds the program to the pages: each has a file of its own name.
  serverBuildFile: "[name].js",
  // The whole site map is small: sending it once is cheaper than asking for it piece by piece.
  routeDiscovery: { mode: "initial" },
} satisfies Config;

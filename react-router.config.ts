import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // vite.config.ts adds the server's own entry points to the build: each needs its own file name.
  serverBuildFile: "[name].js",
  // The route manifest is small: sending all of it is cheaper than requesting it in parts.
  routeDiscovery: { mode: "initial" },
} satisfies Config;

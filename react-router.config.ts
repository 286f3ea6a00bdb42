import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // scripts/builds.mjs puts it in its place when it is whole.
  buildDirectory: "builds/next",
  // vite.config.ts adds the server's own entry points to the build: each needs its own file name.
  serverBuildFile: "[name].js",
  // A page names its own routes, and asks for those of its links once it is interactive: of all routes, half are the
  // dashboard's, and they weigh 100 KB.
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
  // The build fails where a page's `clientLoader` cannot be loaded apart from the page: it would start its calls late. In
  // development React's own marks in the sources stand in the way.
  splitRouteModules: process.env.NODE_ENV === "production" ? "enforce" : true,
} satisfies Config;

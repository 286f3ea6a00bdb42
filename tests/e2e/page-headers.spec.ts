import { askRaw, invalidRequests, lackingOf } from "#tests/support/invalid-requests.ts";
import { expect, test } from "#tests/support/site.ts";

// What these count is kept for a minute: by our own cache, and of the open books by browsers too (HOME-13b).
const ages: Record<string, string> = {
  "/": "no-cache, s-maxage=60",
  "/donate": "no-cache, s-maxage=60",
  "/latest-campaign": "no-cache, s-maxage=60",
  "/services/health": "no-cache, s-maxage=60",
  "/details/healthcare-access": "no-cache, s-maxage=60",
  "/transparency": "max-age=60",
};

const publicPaths = [
  ...Object.keys(ages),
  "/blogs",
  "/blogs?q=quilts",
  "/blogs.data",
  "/newsletter",
  "/search?q=blood",
  "/login",
  "/feed.xml",
  "/sitemap.xml",
  "/offline",
  "/service-worker.js",
  "/site.webmanifest",
  "/cards/services/health.png",
];
const privatePaths = [
  "/dashboard",
  "/dashboard/settings",
  "/newsletter/confirm?token=x",
  "/newsletter/leave?token=x",
  "/stay?token=x",
  "/none",
];

test("only what is the same for every visitor may be cached, and everything has HSTS", async ({
  request,
}) => {
  for (const address of [...publicPaths, ...publicPaths]) {
    const headers = (await request.get(address)).headers();
    expect.soft(headers["cache-control"], address).toBe(`public, ${ages[address] ?? "no-cache"}`);
    expect.soft(headers["strict-transport-security"], address).toBe("max-age=31536000");
  }
  for (const address of privatePaths) {
    expect.soft((await request.get(address)).headers()["cache-control"], address).toBe("no-store");
  }
  const form = { email: "reader@home.example", website: "", form_token: "" };
  const posted = await request.post("/newsletter", { form });
  expect(posted.headers()["cache-control"]).toBe("no-store");
});

// Also tested on the sources; a bundler may leave out what it takes for a call without effect.
test("the built server refuses what is no address of it, with our headers", async ({ site }) => {
  for (const [what, ...lines] of invalidRequests) {
    expect.soft(lackingOf(await askRaw(site.url, lines)), what).toEqual([]);
  }
});

test("the data of a page that is not there is a 404 and not cached, whichever part of it is asked for", async ({
  request,
}) => {
  for (const path of ["/blog/none.data", "/none.data", "/details/none.data"]) {
    for (const query of ["", "?_routes=root", "?_routes=none"]) {
      const response = await request.get(path + query);
      expect.soft(response.status(), path + query).toBe(404);
      expect.soft(response.headers()["cache-control"], path + query).toBe("no-store");
    }
  }
});

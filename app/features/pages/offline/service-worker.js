/*
 * Shows the offline page when a page cannot be had from the network, and does nothing else: pages always come from the
 * network, and so do pictures, scripts and styles, which the browser's own cache keeps. Served by
 * service-worker.resource.ts, which puts a version in place of the word VERSION: when the offline page changes, browsers
 * install this file anew and with it the new page.
 */
const cacheName = "offline-VERSION";
const pageOf = (path) => (/^\/ur(?:\/|$)/.test(path) ? "/ur/offline" : "/offline");
/** What the offline page is made of, in each language. */
const files = ["/offline", "/ur/offline", "/offline.css", "/art/offline.svg"];

self.addEventListener("install", (event) => {
  const store = async () => {
    const cache = await caches.open(cacheName);
    await cache.addAll(files.map((file) => new Request(file, { cache: "reload" })));
    await self.skipWaiting();
  };
  event.waitUntil(store());
});

self.addEventListener("activate", (event) => {
  const clean = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
    // The browser asks for the page while it starts this script.
    await self.registration.navigationPreload?.enable();
  };
  event.waitUntil(clean());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  // A form that could not be sent is the browser's to tell.
  if (request.method !== "GET") return;
  const { pathname } = new URL(request.url);
  if (request.mode === "navigate") event.respondWith(fetchOr(event, pageOf(pathname)));
  else if (files.includes(pathname)) event.respondWith(fetchOr(event, request));
});

/** The network's answer; without one, what is stored in its place. */
async function fetchOr(event, stored) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const cache = await caches.open(cacheName);
    const found = await cache.match(stored);
    if (found) return found;
    throw error;
  }
}

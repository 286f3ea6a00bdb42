/*
 * A film's player (ui/film-frame.tsx) waits in a `<template>`, where nothing is loaded. It stands behind it while the film
 * plays.
 */

/** Plays the film of a template, if there is one. */
export function playFilm(template: HTMLTemplateElement | null): void {
  if (!template) return;
  // Imported, not cloned: the template's own document loads nothing.
  const player = document.importNode(template.content, true);
  // Not in the HTML: it starts because somebody pressed.
  const video = player.querySelector("video");
  if (video) video.autoplay = true;
  template.after(player);
}

/** Takes the player away, and with it what it still loads. */
export function stopFilm(within: ParentNode): void {
  const player = within.querySelector("template + iframe, template + video");
  if (player instanceof HTMLVideoElement) {
    player.removeAttribute("src");
    player.load();
  }
  player?.remove();
}

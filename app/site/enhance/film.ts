/*
 * A film's player (ui/film-frame.tsx) waits in a `<template>`, where nothing is loaded. It stands behind it while the film
 * plays.
 */

/** Plays the film of a template, if there is one. */
export function playFilm(template: HTMLTemplateElement | null): void {
  // Imported, not cloned: a video that is made in a template's own document does not play.
  template?.after(document.importNode(template.content, true));
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

import { startTestApp } from "./app.ts";
import { formWith, type TestFile } from "./media-forms.ts";
import { picture } from "./pictures.ts";

/* For tests only: the hero's slides through their calls. */

export const fields = { headline: "Hope", subtitle: "Done daily", cta_text: "Give", cta_link: "/donate" };
export const base64 = (bytes: Buffer) => bytes.toString("base64");

export async function startSliding() {
  const app = await startTestApp();
  const token = await app.signIn();
  const add = (more: object = {}) => app.call("createHeroSlide", { token, json: { ...fields, ...more } });
  const send = (more: object, files: Record<string, TestFile>) =>
    app.call("createHeroSlide", { token, form: formWith({ ...fields, ...more }, files) });
  const edit = (id: number, more: object) => app.call("updateHeroSlide", { token, json: { id, ...more } });
  const shown = async () => (await app.call("listHeroSlides")).body.slides;
  const all = async () => (await app.call("listHeroSlides", { token })).body.slides;
  const png = await picture("png");
  return { app, token, add, send, edit, shown, all, png };
}

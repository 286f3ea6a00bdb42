import { startTestApp } from "./app.ts";
import { formWith, type TestFile, videos } from "./media-forms.ts";

/* For tests only: ads through their calls. The tests' clock stands at noon of 2026-11-21 in Karachi. */

export const fields = { title: "Hand pumps", description: "", media_type: "video", is_active: "1" };
const film = { bytes: videos.mp4 };

export async function startAdvertising() {
  const app = await startTestApp();
  const token = await app.signIn();
  const add = (more: object = {}, media_file: TestFile | undefined = film) =>
    app.call("createAd", { token, form: formWith({ ...fields, ...more }, media_file ? { media_file } : {}) });
  const edit = (id: number, more: object = {}) =>
    app.call("updateAd", { token, json: { id, title: "Hand pumps", ...more } });
  const shown = async () => (await app.call("listAds")).body;
  const all = async () => (await app.call("listAds", { token })).body;
  return { app, token, add, edit, shown, all };
}

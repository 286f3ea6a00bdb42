import { startTestApp } from "./app.ts";
import { formWith, type TestFile } from "./media-forms.ts";

/* For tests only: events through their calls. The tests' clock stands at noon of 2026-11-21 in Karachi. */

export const fields = {
  title: "Eye camp",
  date: "2026-12-05",
  time: "09:30:00",
  location: "Township, Lahore",
  description: "Bring your card",
};

export async function startWithEvents() {
  const app = await startTestApp();
  const token = await app.signIn();
  const add = (more: object = {}, files: Record<string, TestFile> = {}) =>
    app.call("createEvent", { token, form: formWith({ ...fields, ...more }, files) });
  const listed = async (query = {}) => (await app.call("listEvents", { query })).body;
  return { app, token, add, listed };
}

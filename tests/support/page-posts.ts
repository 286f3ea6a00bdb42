import { RouterContextProvider } from "react-router";
import type { Language } from "#app/contract/language.ts";
import { depsContext, pageLanguage, visitorAddress } from "#app/loader-context.server.ts";
import type { TestApp } from "./app.ts";

/** What a page's loader and action get of the server. */
export function pageContext(app: TestApp, language: Language = "en"): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(depsContext, app.deps);
  context.set(visitorAddress, "192.0.2.1");
  context.set(pageLanguage, language);
  return context;
}

/** A form as a browser without JavaScript posts it to its page. */
export function postedForm(path: string, fields: Record<string, string>): Request {
  const body = new URLSearchParams(fields);
  const headers = { "content-length": String(String(body).length) };
  return new Request(`http://umeed.example${path}`, { method: "POST", body, headers });
}

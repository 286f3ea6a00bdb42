import { createContext as createReactContext } from "react";
import { createContext as createRouterContext } from "react-router";

const Code = createReactContext<string | undefined>(undefined);

/**
 * The request's id on its way from the server to the error page, where a visitor reads it out to staff. It is
 * known only while the server draws; the browser keeps what the server wrote.
 */
export const SupportCode = {
  Context: Code,
  Provider: Code.Provider,
  context: createRouterContext<string>("none"),
};

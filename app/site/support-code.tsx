import { createContext as createReactContext } from "react";
import { createContext as createRouterContext } from "react-router";

const Code = createReactContext<string | undefined>(undefined);

/**
 * The request's id, for the error page. Known only while the server renders; error pages are not hydrated.
 */
export const SupportCode = {
  Context: Code,
  Provider: Code.Provider,
  context: createRouterContext<string>("none"),
};

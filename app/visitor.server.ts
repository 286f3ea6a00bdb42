import { createContext } from "react-router";

/** The address that a page was asked from, for rate limits; set once a request by entry.server.tsx. */
export const visitorAddress = createContext<string>("unknown");

import { dashboardName } from "./dashboard-name.tsx";

/** The head of a dashboard page. That search engines stay away is said once, by the layout around all of them. */
export const dashboardMeta = (title: string) => [{ title: `${title} | ${dashboardName}` }];

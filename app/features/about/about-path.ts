/** The page above each page of this feature, for its way in search results. */
export const aboveAbout = [{ title: "About us", path: "/about-us" }];

/** The links of the header and the footer. Only pages that exist. */
export const menu = [
  { title: "Home", path: "/" },
  { title: "Stories", path: "/blogs" },
] as const;

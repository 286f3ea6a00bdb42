import type { Part } from "#app/contract/part.ts";

export const closings: Part = {
  name: "closings",
  title: "Closings",
  about: "Months and tax years are closed: their gifts can no longer be changed.",
  holds: "which months and years are closed. They stay closed.",
  needs: [],
  pages: [],
  menu: [
    {
      to: "/dashboard/closings",
      access: "books:read",
      label: "Closings",
      icon: "lock",
      sharedLine: "Funds & Closings",
      group: "Giving",
      after: "/dashboard/funds",
    },
  ],
};

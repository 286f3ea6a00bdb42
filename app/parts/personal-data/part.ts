import type { Part } from "#app/contract/part.ts";

export const personalData: Part = {
  name: "personal-data",
  title: "Personal data and retention",
  about: "What a person asks to see or to have erased, and for how long entries are kept.",
  holds: "the terms. While this is off nothing is removed when its term ends.",
  needs: [],
  pages: [{ path: "/stay" }],
  menu: [
    {
      to: "/dashboard/personal-data",
      access: "personal-data:write",
      label: "Personal Data",
      icon: "search",
      group: "System",
      after: "/dashboard/settings",
    },
    {
      to: "/dashboard/retention",
      access: "retention:write",
      label: "Retention",
      icon: "hourglass",
      group: "System",
      after: "/dashboard/outbox",
    },
  ],
};

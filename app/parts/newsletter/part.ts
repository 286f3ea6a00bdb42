import type { Part } from "#app/contract/part.ts";
import { newsletterCalls } from "./newsletter.calls.ts";

export const newsletter: Part = {
  name: "newsletter",
  title: "Newsletter",
  about: "Visitors subscribe in the footer, and editors write to them by email.",
  holds: "subscribers and the newsletters that were sent.",
  needs: [],
  pages: [{ path: "/newsletter" }],
  menu: [
    {
      to: "/dashboard/newsletters",
      access: "newsletter:write",
      label: "Newsletters",
      icon: "letter",
      sharedLine: "Newsletters & Subscribers",
      group: "People",
      after: "/dashboard/shared-stories",
      newRecord: { label: "New newsletter", access: "newsletter:write" },
    },
    {
      to: "/dashboard/subscribers",
      access: "newsletter:write",
      label: "Subscribers",
      icon: "people",
      sharedLine: "Newsletters & Subscribers",
      group: "People",
      after: "/dashboard/shared-stories",
    },
  ],
  records: [
    {
      call: newsletterCalls.listSubscribers,
      kind: "Subscriber",
      page: "/dashboard/subscribers",
      name: "email",
    },
  ],
};

import type { Part } from "#app/contract/part.ts";
import { pledgesCalls } from "./pledges.calls.ts";

export const pledges: Part = {
  name: "pledges",
  title: "Monthly support",
  about: "Donors promise a gift each month, and are reminded by email.",
  holds: "the promises of donors, and which month each gift was for.",
  needs: [],
  pages: [{ path: "/pledge" }],
  menu: [
    {
      to: "/dashboard/pledges",
      access: "pledges:read",
      label: "Monthly Support",
      icon: "calendar",
      group: "Giving",
      after: "/dashboard/transfers",
    },
  ],
  records: [
    {
      call: pledgesCalls.listPledges,
      kind: "Monthly support",
      page: "/dashboard/pledges",
      name: "donor_name",
    },
  ],
};

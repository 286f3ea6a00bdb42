import type { Part } from "#app/contract/part.ts";

export const bankStatements: Part = {
  name: "bank-statements",
  title: "Bank statements",
  about: "Statements of your accounts are imported and compared with the gifts that wait.",
  holds: "imported statements with their lines, and the balances of months.",
  needs: [],
  pages: [],
  menu: [
    {
      to: "/dashboard/bank-statements",
      access: "transfers:read",
      label: "Bank Statements",
      icon: "banknotes",
      sharedLine: "Donations & Transfers",
      group: "Giving",
      after: "/dashboard/transfers",
    },
  ],
};

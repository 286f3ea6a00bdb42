import type { Permission } from "./permissions.ts";

/**
 * What waits for a second person (decision 070), and above which amount until staff say otherwise: 0 always, null
 * never. Without `amount` a change has no amount, and always or never is all that can be chosen. Of a `cap` nothing waits:
 * more than it is not allowed, and 0 allows nothing. `permission`: the control is off until two people have it.
 */
type Limit = {
  label: string;
  /** What of it waits, as the settings say it. */
  explanation: string;
  amount: boolean | "cap";
  permission: Permission;
  usualPaisa: number | null;
};

export const approvalLimits = {
  refunds: {
    label: "Refunds",
    explanation: "A gift is recorded as given back.",
    amount: true,
    permission: "donations:write",
    usualPaisa: 50_000_00,
  },
  payouts: {
    label: "Payouts",
    explanation: "A payout of a fund is recorded or cancelled.",
    amount: true,
    permission: "funds:write",
    usualPaisa: 100_000_00,
  },
  help: {
    label: "Decisions on help",
    explanation: "A family's request for help is approved: the sum of all its payments counts.",
    amount: true,
    permission: "help:write",
    usualPaisa: 50_000_00,
  },
  visitors: {
    label: "Decisions by the visitor",
    explanation:
      "Whoever has visited a family decides for it or against it, whatever the amount. The site says that visitors do not decide alone.",
    amount: false,
    permission: "help:write",
    usualPaisa: 0,
  },
  firstAid: {
    label: "First aid before a visit",
    explanation:
      "A family that cannot wait is helped once, up to this amount, before it is visited. The visit follows.",
    amount: "cap",
    permission: "help:write",
    usualPaisa: 0,
  },
  confirmations: {
    label: "Confirmations by hand",
    explanation:
      "A gift is confirmed or booked by hand or by a statement line that one has imported oneself, a reported transfer is verified, or a paid gift is corrected.",
    amount: true,
    permission: "donations:write",
    usualPaisa: 250_000_00,
  },
  accounts: {
    label: "Account numbers",
    explanation: "The accounts that donors send money to are changed.",
    amount: false,
    permission: "accounts:write",
    usualPaisa: 0,
  },
  eligibility: {
    label: "Questions of Zakat",
    explanation: "The questions by which a family may receive Zakat, or the answers they need, are changed.",
    amount: false,
    permission: "help:write",
    usualPaisa: 0,
  },
  roles: {
    label: "Roles",
    explanation: "A user may do more by new roles. What is taken away goes at once.",
    amount: false,
    permission: "users:write",
    usualPaisa: 0,
  },
  users: {
    label: "New users",
    explanation:
      "A user is added or enabled again. Otherwise whoever adds users could approve with a second account.",
    amount: false,
    permission: "users:write",
    usualPaisa: null,
  },
} as const satisfies Record<string, Limit>;

export type ApprovalLimitName = keyof typeof approvalLimits;
export const approvalLimitNames = Object.keys(approvalLimits) as ApprovalLimitName[];

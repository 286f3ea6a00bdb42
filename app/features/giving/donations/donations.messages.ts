/* In English, for staff and for calls. Visitors read them in their language: donations.words.ts. */

export const donationMessages = {
  tooSmall: "Minimum donation amount is PKR 100",
  tooLarge: "Maximum donation amount is PKR 1,000,000",
  notPositive: "Amount must be positive",
  badMethod: "Invalid payment option selected",
  badEmail: "Invalid email address",
  shortName: "Name must be at least 2 characters",
  longReference: "Reference too long",
  failed: "Payment processing failed. Please try again.",
  processing: "Processing...",
  /** Ours. */
  noAmount: "Please enter an amount in rupees.",
  unreadableAmount: "Please enter the amount in digits, such as 2500.",
  tooFine: "Please enter rupees with at most two decimals, for the paisa.",
  noMonthly: "Monthly support is not offered at the moment. Please give once.",
  monthlyEmail: "Please give your email address: monthly support is kept under it.",
  badFund: "Please choose from the list what the gift is for.",
  badKey: "This gift looks like another one. Please reload the page.",
  badTaxNumber: "Please enter the 13 digits of a CNIC, or the 7 or 8 of an NTN.",
  badFlag: "Please send yes or no as true or false.",
  refusedNotification: "The notification was not understood.",
  unknownDonation: "There is no gift with this address.",
} as const;

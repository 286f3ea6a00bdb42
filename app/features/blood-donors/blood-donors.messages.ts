import { oldestDonor, youngestDonor } from "#app/lib/blood-groups.ts";

/* Texts and limits. No zod here: the registration page imports this file. */

export const genders = ["Male", "Female", "Other", "Prefer Not To Say"] as const;

export const consentText =
  "I am healthy, weigh at least 50 kg, and agree that the foundation keeps these details and calls me when my blood group is needed.";

export const bloodDonorMessages = {
  incomplete: "Please complete all required fields (Name, Phone, Blood Group, City).",
  notConfirmed: "You must confirm the medical eligibility statement to register.",
  badPhone: "Please enter a valid phone number (7-15 digits).",
  registered:
    "Success! Your registration has been securely sent. Our team will contact you when your blood group is urgently needed.",
  failed: "Failed to submit the form. Please check your network or try again later.",
  serverError: "Server error occurred",
  /** Ours. */
  sending: "Sending your registration...",
  noName: "Please enter your name.",
  noPhone: "Please enter your phone number.",
  noGroup: "Please choose your blood group.",
  noCity: "Please enter your city.",
  badEmail: "Please enter a valid email address.",
  badGroup: "Please choose one of the eight blood groups.",
  badGender: "Please choose one of the options for gender.",
  badDay: "Please enter dates as YYYY-MM-DD.",
  badAge: `Blood donors must be between ${youngestDonor} and ${oldestDonor} years old.`,
  futureDonation: "The last donation cannot be in the future.",
  restUntil: (day: string) => `You may give again from ${day}. We will not call you before then.`,
  donorNotFound: "There is no such donor any more.",
  noOutcome: "Please choose how the call went.",
  callLogged: "The call was recorded.",
  noDonationDay: "Please enter the day of the donation as YYYY-MM-DD.",
  donationRecorded: (day: string) => `Last donation: ${day}.`,
  /** A line of the log of calls that nobody of the staff has written. */
  theForm: "The form",
  registeredAgain: "Registered again through the form. The earlier entry said:",
  gaveBlood: (day: string) => `Gave blood on ${day}`,
} as const;

/** What calls to donors usually end with. Any other outcome can be written as well. */
export const callOutcomes = [
  "Comes to give blood",
  "Cannot give now",
  "Call again later",
  "No answer",
  "Wrong number",
  "Does not want to be called",
] as const;

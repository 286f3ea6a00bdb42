/* The texts of signing in. No zod here. */

/** Longer than any real email address or passphrase, short enough that hashing is cheap. */
export const maxSignInField = 500;

export const signInMessages = {
  incomplete: "Please enter your email and password.",
  /** The same for a wrong password and an unknown address, so that it does not reveal who has an account. */
  wrong: "Invalid email or password.",
  /** For an answer without a message of its own: SESSION-02. */
  failed: "Login failed.",
  unreachable: "Could not connect to the server.",
  welcome: "Signed in.",
  signedOut: "Signed out.",
} as const;

export const secondFactorMessages = {
  /** What a client that knows no second factor shows. */
  asked: "Your password is right. Sign in on the website, which asks for your second factor.",
  incomplete: "Please enter the code.",
  wrong: "This code is not right, or it has been used. Please try the next one.",
  wrongPasskey: "This passkey was not accepted. Please try again, or use a code.",
  /** For who signs in with a passkey alone. */
  unknownPasskey: "This passkey belongs to no account here. Sign in with your email and password.",
  ended: "This sign-in has expired. Please start again with your password.",
} as const;

/* Limits and texts. No zod here. The password rules are in lib/password-rules.ts. */

/** How long a reset link is valid. It works once. */
export const linkMinutes = 30;
/** The maximum of reset links per hour, by IP address and by account. */
export const asksAllowed = 5;
/** The maximum of attempts per hour to use a link, by IP address. */
export const triesAllowed = 20;

export const passwordResetMessages = {
  emailMissing: "Please enter your email.",
  badEmail: "Please enter a valid email address.",
  passwordMissing: "Please enter the new password.",
  /** The same with and without such an account, so that it does not reveal who has one. */
  asked:
    "If this address belongs to an administrator, we are sending a link. If no email arrives, ask another administrator to set a new password.",
  dead: "This link is no longer valid. Please ask for a new one.",
  /** Without a mail server no link can be sent. */
  noMail:
    "No mail server is set up here, so we cannot send a link. Another administrator can set a new password for you.",
  changed: "Your new password is set. Please sign in with it.",
} as const;

export const ownSessionMessages = {
  badId: "The session to end is not named.",
  notFound: "This session has ended already.",
  current: "This is the session that you are using. Log out to end it.",
  ended: "The session has ended.",
  othersEnded: (count: number) =>
    count === 0
      ? "There were no other sessions."
      : `${count} other ${count === 1 ? "session" : "sessions"} ended.`,
  loadFailed: "Failed to load the sessions.",
  endFailed: "Failed to end the session. Please try again.",
} as const;

/* The texts of signing in. No zod here: /login reads this file, and the schemas would weigh on it. */

export const signInMessages = {
  incomplete: "Please enter your email and password.",
  /** The same for a wrong password and an unknown address: nobody learns who has an account. */
  wrong: "Invalid email or password.",
  /** The seeds' words for an answer without a message of its own. */
  failed: "Login failed.",
  unreachable: "Could not connect to the server.",
  welcome: "Signed in.",
  signedOut: "Signed out.",
} as const;

/* The texts of the system page. No zod here. */

/** How many backups, and how many passwords for them, a user may try in an hour. */
export const backupsPerHour = 10;

export const systemMessages = {
  passwordMissing: "Please enter your password.",
  passwordWrong: "The password is wrong.",
  running: "A backup is already running. Please wait until it has finished.",
  noRoom: "There is not enough disk space to copy the database. Please free some space first.",
  loadFailed: "Failed to read the state of the system.",
  backupFailed: "The backup could not be made. Please try again.",
} as const;

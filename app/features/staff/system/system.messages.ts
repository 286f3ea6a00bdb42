/* The texts of the system page. No zod here. */

/** How many backups a user may ask for in an hour. */
export const backupsPerHour = 10;

export const systemMessages = {
  running: "A backup is already running. Please wait until it has finished.",
  noRoom: "There is not enough disk space to copy the database. Please free some space first.",
  badDay: "The day must be written as YYYY-MM-DD.",
  clockBelieved: "Noted. What is due is removed and sealed from the next hour on.",
  clockShowsOther: "The server's clock shows another day by now. Please look again.",
  clockFailed: "This could not be saved. Please try again.",
  loadFailed: "Failed to read the state of the system.",
  backupFailed: "The backup could not be made. Please try again.",
} as const;

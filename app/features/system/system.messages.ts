/* The texts of the system page. No zod here. */

/** How many backups, and how many passwords for them, a user may try in an hour. */
export const backupsPerHour = 10;

export const systemMessages = {
  passwordMissing: "Please enter your password.",
  passwordWrong: "The password is not right.",
  postgresql:
    "This installation keeps its data in PostgreSQL. Back it up with pg_dump, as docs/operations.md describes.",
  running: "A backup is being made already. Please wait until it has ended.",
  noRoom: "There is not enough room on the disk to copy the database. Please make room there first.",
  loadFailed: "Failed to read the state of the system.",
  backupFailed: "The backup could not be made. Please try again.",
} as const;

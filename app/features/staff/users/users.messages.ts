import { type Role, roleTexts } from "#app/contract/permissions.ts";

/* Limits and texts. No zod here. */

/** The minimum for a new user's password; a changed password must be stronger. */
export const minFirstPasswordLength = 6;
export const maxNameLength = 100;
/** The maximum of one call. */
export const maxUsersPerCall = 100;

export const usersMessages = {
  /** Required: USER-02, USER-04. */
  incomplete: "Please fill in Name, Email, and Password fields.",
  passwordShort: "Password must be at least 6 characters long.",
  badEmail: "Please enter a valid email address.",
  loadFailed: "Failed to load user data.",
  ownFailed: "Could not load your account. Please try again.",
  loadUnreachable: "Network error. Could not connect to the server to fetch users.",
  addFailed: "Failed to add user.",
  addUnreachable: "Network error. Could not connect to the server to add user.",
  empty: "No users found in the database yet.",

  /** Beyond the required texts. */
  taken: "A user with this email already exists.",
  notFound: "User not found",
  badId: "The request does not say which user to change.",
  badQuery: "The list was requested with an invalid value.",
  noName: "Please enter a name.",
  noPassword: "Please enter the new password.",
  badDisabled: "Disabled must be true or false.",
  badRoles: "The roles must be a list of known roles, each once.",
  noRoles: "Please choose at least one role.",
  nothing: "Please say what to change.",
  updateFailed: "Failed to change the user.",
  updateUnreachable: "Network error. Could not connect to the server to change the user.",
  created: "User added successfully!",
  updated: "User updated successfully!",
  deleted: "User removed.",
  disableOneself: "You cannot disable your own account. Another administrator can.",
  removeOneself: "You cannot remove your own account. Another administrator can.",
  rolesChanged: "The roles of this user have been changed since.",
  lastAdministrator:
    "You are the only administrator who can sign in. Make another user an administrator first.",
  disableLast: "You are the only administrator who can sign in, so your account cannot be disabled.",
  removeLast: "You are the only administrator who can sign in, so your account cannot be removed.",
} as const;

/** Roles in words, in a row. */
export const roleLabels = (roles: readonly Role[]): string =>
  roles.map((role) => roleTexts[role].label).join(", ");

export const changeTexts = { failed: usersMessages.updateFailed, broke: usersMessages.updateUnreachable };

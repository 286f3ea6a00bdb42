/** The simple pattern that the seeds check an address by: something, an @, a domain with a dot. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The longest address that mail servers take. */
export const longestEmail = 254;

/* Apart from text-rules.ts, whose zod public pages must not load. */

/**
 * The simple check of an email address (CONTACT-04): something, an @, a domain with a dot. Written without ambiguity, so
 * that its time grows linearly with the length.
 */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

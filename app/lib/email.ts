/** The longest address that mail servers take. */
export const longestEmail = 254;

/**
 * The simple check that the documents make of an address: something, an @, a domain with a dot. Written so that each
 * character can be read in one way only: it takes a time that grows with the length of the text and no faster.
 */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

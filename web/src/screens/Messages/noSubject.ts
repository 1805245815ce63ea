/** The subject of a message that is about nothing and names none. */
export const NO_SUBJECT = 'Message';

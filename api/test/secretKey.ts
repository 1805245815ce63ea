/** The SECRET_KEY of all apps that tests start. */
export const SECRET_KEY = 'a secret of the tests, 32 characters';

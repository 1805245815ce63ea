// The email typed on the landing page: it waits in this browser for the registration and is sent nowhere.
const KEY = 'typedEmail';

export const rememberEmail = (email: string) => sessionStorage.setItem(KEY, email.trim());
export const typedEmail = () => sessionStorage.getItem(KEY) ?? '';

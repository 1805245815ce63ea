// The email typed on the landing page: kept in this browser to prefill the registration, and never sent.
const KEY = 'typedEmail';

export const rememberEmail = (email: string) => sessionStorage.setItem(KEY, email.trim());
export const typedEmail = () => sessionStorage.getItem(KEY) ?? '';

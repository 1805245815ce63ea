import { isolated } from 'api/rules/values/signs';

type Person = { firstName?: string | null; lastName?: string | null; email?: string | null };

/** First plus last name; some people have one name only. */
export const fullName = ({ firstName, lastName }: Person): string =>
  isolated([firstName, lastName].filter(Boolean).join(' '));

/** First plus last name, else the part of the email before the @, else 'User'. */
export const displayName = (person: Person): string => fullName(person) || person.email?.split('@')[0] || 'User';

/** The first letters of both names, else of the email, else 'U'. */
export const initials = ({ firstName, lastName, email }: Person): string => {
  const letters = [firstName, lastName].map((name) => name?.[0] ?? '').join('');
  return (letters || email?.[0] || 'U').toUpperCase();
};

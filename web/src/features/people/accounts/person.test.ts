import { displayName, fullName, initials } from './person.ts';

it.each([
  [{ firstName: 'Ada', lastName: 'Stone', email: 'ada@ore.example' }, 'Ada Stone', 'AS'],
  [{ firstName: 'Ada', lastName: '', email: 'ada@ore.example' }, 'Ada', 'A'],
  [{ firstName: '', lastName: '', email: 'purchasing@ore.example' }, 'purchasing', 'P'],
  [{ firstName: null, lastName: null, email: null }, 'User', 'U'],
])('shows the name and initials of %o', (person, name, letters) => {
  expect(displayName(person)).toBe(name);
  expect(initials(person)).toBe(letters);
});

it('has no blank beside a single name', () => expect(fullName({ firstName: 'Suharto', lastName: '' })).toBe('Suharto'));

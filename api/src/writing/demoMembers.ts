/** The accounts with public passwords. Registration cannot produce these ids. */
const demoMembers = new Set([
  '0197acf7-a400-7d61-aa27-9db844fe0d2f',
  '01974b1e-d000-7c1e-ac92-d64ad1724355',
  '019713c2-7300-76f9-99bf-ec5c54789fb4',
  '01983e73-4b00-77f5-b827-9ce53438665b',
]);

export const isDemoMember = (id: string): boolean => demoMembers.has(id);

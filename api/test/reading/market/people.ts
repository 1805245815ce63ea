import { id, past, type Columns } from './rows.ts';

const people = { bea: 1, sam: 2, otto: 3, ada: 4, nil: 5, liv: 6, sue: 7 } as const;
export type Person = keyof typeof people;

export const userId = (person: Person): string => id('user', people[person]);

const person = (name: Person, columns: Record<string, unknown>): Columns => ({
  id: userId(name),
  created_at: past(people[name]),
  email: `${name}@example.com`,
  first_name: name,
  last_name: 'Marker',
  company_name: `${name} & Co`,
  position: 'Buyer',
  mobile_number: `+49 30 ${people[name]}`,
  country: 'Germany',
  city: 'Köln',
  role: 'both',
  profile_image_url: null,
  password_hash: '!',
  locked_at: null,
  lock_reason: null,
  ...columns,
});

export const users: Columns[] = [
  person('bea', { profile_image_url: 'https://example.com/bea.png' }),
  person('sam', { role: 'seller', company_name: 'Sam\'s "Salt"\n\tWorks \\ Ø' }),
  person('otto', { role: 'buyer', city: '東京 😀', email_confirmed_at: past(2) }),
  person('ada', { role: 'admin', created_at: past(1) }),
  person('nil', { company_name: '', locked_at: past(2), lock_reason: 'Stolen "password"' }),
  person('liv', { last_name: 'O’Neil' }),
  person('sue', { role: 'support' }),
];

const profile = (number: number, owner: Person, columns: Record<string, unknown>): Columns => ({
  id: id('company_profile', number),
  created_at: past(number),
  submitted_at: past(9 - (number % 2)),
  user_id: userId(owner),
  company_name: `${owner} AG`,
  phone: '+49 89 123456',
  ...columns,
});

/** Two decisions about one company at the same time. */
export const verificationDecisions: Columns[] = [
  [1, 3, 'revision_requested', 'No number'],
  [2, 3, 'rejected', 'Unknown to the register'],
  [3, 1, 'approved', null],
  [4, 4, 'revision_requested', 'Another address'],
].map(([number, company, status, reason]) => ({
  id: id('verification_decision', Number(number)),
  created_at: past(7),
  company_profile_id: id('company_profile', Number(company)),
  status,
  admin_id: userId('ada'),
  reason,
}));

/** Ada, Nil and Sue have no company profile. */
export const companyProfiles: Columns[] = [
  profile(1, 'bea', { verification_status: 'approved', business_registration_number: 'HRB 4711 BEA' }),
  profile(2, 'sam', {
    website: 'https://sam.example.com',
    address: '1 Salt Road\nHalle',
    description: 'Salt since 1901.',
    business_registration_number: 'HRB 4712 SAM',
  }),
  profile(3, 'otto', { verification_status: 'rejected' }),
  profile(4, 'liv', {
    verification_status: 'revision_requested',
    contact_email: 'office@liv.example.com',
    locked_at: past(2),
    lock_reason: 'Unpaid "fees"',
  }),
];

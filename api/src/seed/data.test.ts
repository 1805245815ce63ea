import { meetsPasswordChecks } from '../features/people/accounts/rules.ts';
import { isDemoMember } from '../writing/demoMembers.ts';
import { readCategories, readMembers, readProducts } from './data.ts';
import { demoAccounts } from './demoAccounts.ts';

const categories = readCategories();
const materials = readProducts();

describe('The catalogue', () => {
  it('lists the families in the order of the specification', () => {
    const industries = new Set(readCategories().flatMap(({ key, parent }) => (parent === null ? key : [])));
    const families = readCategories().filter(({ parent }) => parent !== null && industries.has(parent));
    expect(families.map(({ name }) => name)).toEqual([
      'Animal Feed & Nutrition',
      'Agrochemicals',
      'Base Chem & Intermediates',
      'Composite Materials',
      'Food Ingredients',
      'Pharma & Nutraceuticals',
      'Plastics',
    ]);
  });

  it('has at least 45 categories, no empty leaves, and each material in a leaf', () => {
    expect(categories.length).toBeGreaterThanOrEqual(45);
    expect(new Set(categories.map(({ key }) => key)).size).toBe(categories.length);
    const leaves = categories.filter(({ key }) => !categories.some(({ parent }) => parent === key));
    expect(leaves.filter(({ key }) => !materials.some(({ category }) => category === key))).toEqual([]);
    expect(materials.filter(({ category }) => !leaves.some(({ key }) => key === category))).toEqual([]);
  });
});

describe('The companies', () => {
  const { user: members, companyProfile } = readMembers();

  it('cannot be contacted: their mailboxes and websites use a reserved domain', () => {
    expect(members.filter(({ email }) => !email.endsWith('.example'))).toEqual([]);
    expect(companyProfile.filter(({ website }) => website && !new URL(website).hostname.endsWith('.example'))).toEqual(
      [],
    );
  });
});

describe('The demo accounts', () => {
  it('are a buyer, a seller, one who is both, and an admin, with a password that registration accepts', () => {
    expect(demoAccounts.map(({ account, email }) => [account, email])).toEqual([
      ['buyer', 'buyer@feedstock.example'],
      ['seller', 'seller@feedstock.example'],
      ['both', 'both@feedstock.example'],
      ['admin', 'admin@feedstock.example'],
    ]);
    expect(demoAccounts.filter(({ password }) => !meetsPasswordChecks(password))).toEqual([]);
  });

  it('are known to quotas and notices, because their passwords are public', () => {
    expect(demoAccounts.filter(({ id }) => !isDemoMember(id))).toEqual([]);
  });
});

import { meetsPasswordChecks } from '../features/accounts/rules.ts';
import { regions } from '../features/prices/rules.ts';
import { readCategories, readCommodities, readProducts, readMembers } from './data.ts';
import { demoAccounts } from './demoAccounts.ts';

const categories = readCategories();
const materials = readProducts();
const named = (key: string | null) => categories.find((category) => category.key === key)?.name;

describe('The catalogue', () => {
  it('has the six industries with their seven families', () => {
    const industries = categories.filter(({ parent }) => parent === null);
    expect(industries.map(({ name }) => name).sort()).toEqual([
      'Adhesives & Sealants',
      'Agriculture & Feed',
      'Consumer Goods',
      'Food & Nutrition',
      'Healthcare & Pharma',
      'Industrial',
    ]);
    const families = categories.filter(({ parent }) => industries.some(({ key }) => key === parent));
    expect(Object.fromEntries(families.map(({ name, parent }) => [name, named(parent)]))).toEqual({
      Agrochemicals: 'Agriculture & Feed',
      'Animal Feed & Nutrition': 'Agriculture & Feed',
      'Base Chem & Intermediates': 'Industrial',
      'Composite Materials': 'Adhesives & Sealants',
      'Food Ingredients': 'Food & Nutrition',
      'Pharma & Nutraceuticals': 'Healthcare & Pharma',
      Plastics: 'Consumer Goods',
    });
  });

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

  it('are at least 80 in at least 25 countries, each with its own mailbox', () => {
    expect(members.length).toBeGreaterThanOrEqual(80);
    expect(new Set(members.map(({ country }) => country)).size).toBeGreaterThanOrEqual(25);
    expect(new Set(members.map(({ email }) => email)).size).toBe(members.length);
    expect(members.filter(({ email }) => email !== email.toLowerCase())).toEqual([]);
  });

  it('cannot be contacted: their mailboxes and websites use a reserved domain', () => {
    expect(members.filter(({ email }) => !email.endsWith('.example'))).toEqual([]);
    expect(companyProfile.filter(({ website }) => website && !new URL(website).hostname.endsWith('.example'))).toEqual(
      [],
    );
  });
});

describe('The price index', () => {
  it('covers at least 30 commodities in five regions, including the four of the dashboard', () => {
    const commodities = readCommodities();
    expect(commodities.length).toBeGreaterThanOrEqual(30);
    expect(new Set(commodities.map(({ symbol }) => symbol)).size).toBe(commodities.length);
    const five = regions.filter((region) => region !== 'all').sort();
    expect(commodities.filter((commodity) => `${Object.keys(commodity.regions).sort()}` !== `${five}`)).toEqual([]);
    const names = commodities.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Sulfuric Acid', 'Titanium Dioxide', 'Ammonia', 'Urea']));
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
});

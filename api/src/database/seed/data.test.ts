import { meetsPasswordChecks } from '../../features/accounts/rules.ts';
import { auctionTypes, bidVisibilities } from '../../features/auctions/rules.ts';
import { regions } from '../../features/prices/rules.ts';
import { readAuctions, readCategories, readCommodities, readCompanies, readMaterials, readRfps } from './data.ts';
import { demoAccounts } from './demoAccounts.ts';

const categories = readCategories();
const materials = readMaterials();
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

  it('has at least 45 categories, no empty leaves, and each material in a leaf of its family', () => {
    expect(categories.length).toBeGreaterThanOrEqual(45);
    expect(new Set(categories.map(({ key }) => key)).size).toBe(categories.length);
    const leaves = categories.filter(({ key }) => !categories.some(({ parent }) => parent === key));
    expect(leaves.filter(({ key }) => !materials.some(({ category }) => category === key))).toEqual([]);
    const parentOf = new Map(leaves.map(({ key, parent }) => [key, parent]));
    expect(materials.filter(({ category, family }) => parentOf.get(category) !== family)).toEqual([]);
  });
});

describe('The companies', () => {
  const companies = readCompanies();

  it('are at least 80 in at least 25 countries, approved, pending and rejected, each with its own mailbox', () => {
    expect(companies.length).toBeGreaterThanOrEqual(80);
    expect(new Set(companies.map(({ country }) => country)).size).toBeGreaterThanOrEqual(25);
    const states = new Set(companies.map(({ verificationStatus }) => verificationStatus));
    expect([...states]).toEqual(expect.arrayContaining(['approved', 'pending', 'rejected']));
    expect(new Set(companies.map(({ owner }) => owner.email)).size).toBe(companies.length);
    expect(companies.filter(({ owner }) => owner.email !== owner.email.toLowerCase())).toEqual([]);
  });

  it('cannot be contacted: their mailboxes and websites use a reserved domain', () => {
    expect(companies.filter(({ owner }) => !owner.email.endsWith('.example'))).toEqual([]);
    expect(companies.filter(({ website }) => website && !new URL(website).hostname.endsWith('.example'))).toEqual([]);
  });

  it('include sellers without a profile, and enough sellers and buyers for every family', () => {
    expect(companies.some(({ profile, trades }) => !profile && trades === 'seller')).toBe(true);
    for (const family of new Set(materials.map((material) => material.family))) {
      const trading = (trade: string) =>
        companies.filter(({ families, trades }) => families.includes(family) && trades !== trade);
      expect(trading('buyer').length).toBeGreaterThanOrEqual(9);
      expect(trading('seller').length).toBeGreaterThanOrEqual(4);
    }
  });
});

describe('The postings', () => {
  const isKnown = ({ material }: { material: string }) => materials.some(({ name }) => name === material);

  it('include at least 60 RFPs for materials of the catalogue', () => {
    expect(readRfps().length).toBeGreaterThanOrEqual(60);
    expect(readRfps().filter((rfp) => !isKnown(rfp))).toEqual([]);
  });

  it('include auctions of both types, in every phase and with every visibility', () => {
    const auctions = readAuctions();
    expect(auctions.filter((auction) => !isKnown(auction))).toEqual([]);
    expect(new Set(auctions.map(({ title }) => title)).size).toBe(auctions.length);
    for (const type of auctionTypes) {
      for (const phase of ['live', 'upcoming', 'ended']) {
        for (const visibility of bidVisibilities) {
          const kind = auctions.filter(
            (one) => one.type === type && one.phase === phase && one.bidVisibility === visibility,
          );
          expect([type, phase, visibility, kind.length > 0]).toEqual([type, phase, visibility, true]);
        }
      }
    }
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

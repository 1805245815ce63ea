import { readCompanies, readDemoAccounts, type CompanyData } from './data.ts';
import { randomOf } from './random.ts';
import { insertRows, type Client } from './rows.ts';
import { HOUR, later } from './time.ts';

export type DemoAccountName = 'buyer' | 'seller' | 'both' | 'admin';

/** A trader; each represents one company. */
export interface Member extends CompanyData {
  id: string;
  joinedAt: Date;
  buys: boolean;
  sells: boolean;
  demo?: DemoAccountName;
}

// Fixed for the same reason as in the catalogue.
const OPENED = new Date('2025-05-12T08:00:00.000Z');
const JOINING_HOURS = 150 * 24;

export const planMembers = (): Member[] => [
  ...readDemoAccounts().map((data) => ({ ...memberOf(data), demo: data.account })),
  ...readCompanies().map(memberOf),
];

const memberOf = (company: CompanyData): Member => {
  const random = randomOf('member', company.owner.email);
  const joinedAt = later(OPENED, random.whole(0, JOINING_HOURS) * HOUR);
  return {
    ...company,
    id: random.id(joinedAt),
    joinedAt,
    buys: company.trades === 'buyer' || company.trades === 'both',
    sells: company.trades === 'seller' || company.trades === 'both',
  };
};

export const demoMember = (members: readonly Member[], name: DemoAccountName): Member =>
  members.find((member) => member.demo === name) as Member;

const demoMemberIds = new Set(readDemoAccounts().map((data) => memberOf(data).id));

/** Registration cannot produce ids of the seed, so this is true for demo accounts only. */
export const isDemoMember = (id: string): boolean => demoMemberIds.has(id);

export const buyersOf = (members: readonly Member[], family: string): Member[] =>
  members.filter((member) => member.buys && member.families.includes(family));

export const sellersOf = (members: readonly Member[], family: string): Member[] =>
  members.filter((member) => member.sells && member.families.includes(family));

/** The candidates nearest to a place such as 'Tours, France': same city, else same country, else all. */
export const nearest = (candidates: readonly Member[], place: string | null): Member[] => {
  for (const word of ['city', 'country'] as const) {
    const near = candidates.filter((member) => place?.includes(member[word]));
    if (near.length > 0) return near;
  }
  return [...candidates];
};

export const insertMembers = async (
  client: Client,
  members: readonly Member[],
  passwordHash: string,
): Promise<void> => {
  const users = members.map(({ id, joinedAt, companyName, country, city, trades, owner }) => ({
    id,
    createdAt: joinedAt,
    ...owner,
    companyName,
    country,
    city,
    role: trades,
    passwordHash,
    // Nobody reads the mail of these addresses.
    tradesUnconfirmed: true,
  }));
  await insertRows(client, 'user', users);
};

// Types and readers for the data files that are the same on every day.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface CategoryData {
  id: string;
  key: string;
  name: string;
  description: string;
  parent: string | null;
}

export interface ProductData {
  id: string;
  createdAt: string;
  name: string;
  category: string;
  casNumber: string | null;
  formula: string | null;
  synonyms: string[];
  description: string;
  specifications: Record<string, string>;
  safetyData: { hazard_statements: string[] } & Record<string, string | string[]>;
  reference: { price: string; unit: string; year: number };
}

/** A row of `user`. */
interface MemberData {
  id: string;
  createdAt: string;
  email: string;
  firstName: string;
  lastName: string;
  position: string;
  mobileNumber: string;
  companyName: string;
  country: string;
  city: string;
  role: 'buyer' | 'seller' | 'both' | 'admin';
}

export interface DemoAccountData extends MemberData {
  account: 'buyer' | 'seller' | 'both' | 'admin';
  /** A one-line description of the account and its data. */
  about: string;
}

/** Companies that wait for verification are in the market's rows, because they have not waited since a fixed day. */
interface Members {
  user: MemberData[];
  companyProfile: { userId: string; website: string | null; phone: string }[];
  /** Those who are not owners. */
  companyMember: object[];
  verificationDecision: object[];
}

export interface CommodityData {
  id: string;
  name: string;
  symbol: string;
  /** Name of the material that this commodity prices. */
  material: string;
  unit: string;
  currency: string;
  basePrice: string;
  /** Annual, as a fraction. */
  volatility: number;
  /** Region → price factor relative to the base price. */
  regions: Record<string, number>;
  /** Whether the feed fails, so that the newest prices are missing. */
  error?: boolean;
}

const folder = join(import.meta.dirname, 'data');

export const readText = (file: string): string => readFileSync(join(folder, file), 'utf8');

const read = <T>(file: string): T => JSON.parse(readText(file)) as T;

export const readCategories = () => read<CategoryData[]>('categories.json');
export const readMembers = () => read<Members>('members.json');
export const readDemoAccounts = () => read<DemoAccountData[]>('demo-accounts.json');
export const readCommodities = () => read<CommodityData[]>('commodities.json');

export const readProducts = () =>
  readdirSync(join(folder, 'materials'))
    .sort()
    .flatMap((file) => read<ProductData[]>(join('materials', file)));

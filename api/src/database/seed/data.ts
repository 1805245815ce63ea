// Types and readers for the demo market's data files.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface CategoryData {
  key: string;
  name: string;
  description: string;
  parent: string | null;
}

export interface MaterialData {
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

export interface CompanyData {
  companyName: string;
  country: string;
  city: string;
  address: string | null;
  phone: string;
  website: string | null;
  description: string | null;
  businessRegistrationNumber: string | null;
  verificationStatus: 'approved' | 'pending' | 'rejected' | 'revision_requested';
  families: string[];
  trades: 'buyer' | 'seller' | 'both' | 'admin';
  profile: boolean;
  owner: { firstName: string; lastName: string; email: string; position: string; mobileNumber: string };
}

export interface DemoAccountData extends CompanyData {
  account: 'buyer' | 'seller' | 'both' | 'admin';
  about: string;
}

/** Amounts are factors of the material's reference price. */
export interface RfpData {
  material: string;
  title: string;
  description: string;
  quantity: number;
  unit: string;
  targetFactor: number | null;
  deliveryLocation: string | null;
  deliveryInDays: number | null;
  closesInDays: number | null;
}

export interface AuctionData {
  material: string;
  title: string;
  description: string;
  type: 'forward' | 'reverse';
  quantity: number;
  unit: string;
  priceFactor: number;
  reserveFactor: number | null;
  incrementFactor: number | null;
  bidVisibility: 'public' | 'rank_only' | 'sealed';
  autoExtend: boolean;
  autoExtendMinutes: number | null;
  deliveryLocation: string | null;
  deliveryTerms: string | null;
  paymentTerms: string | null;
  inspectionRequired: boolean;
  inspectionLocation: string | null;
  maxBidders: number | null;
  preQualificationRequired: boolean;
  qualityRequirements: string | null;
  phase: 'live' | 'upcoming' | 'ended';
  bids: number;
}

export interface CommodityData {
  name: string;
  symbol: string;
  /** Name of the material that this commodity prices. */
  material: string;
  unit: string;
  currency: string;
  basePrice: string;
  /** Annual, as a fraction; the same for `drift`. */
  volatility: number;
  drift: number;
  /** Region → price factor relative to the base price. */
  regions: Record<string, number>;
  /** Whether the feed fails, so that the newest prices are missing. */
  error?: boolean;
}

export interface Phrases {
  bidMessages: string[];
  rfpBidMessages: string[];
  inquiries: { subject: string; content: string }[];
  replies: string[];
}

export interface OfferingPhrases {
  openings: string[];
  analyses: string[];
  leadTimes: string[];
  documents: string[];
  terms: string[];
}

const folder = join(import.meta.dirname, 'data');

const read = <T>(file: string): T => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;

export const readCategories = () => read<CategoryData[]>('categories.json');
export const readCompanies = () => read<CompanyData[]>('companies.json');
export const readDemoAccounts = () => read<DemoAccountData[]>('demo-accounts.json');
export const readRfps = () => read<RfpData[]>('rfps.json');
export const readAuctions = () => read<AuctionData[]>('auctions.json');
export const readCommodities = () => read<CommodityData[]>('commodities.json');
export const readPhrases = () => read<Phrases>('phrases.json');
export const readOfferingPhrases = () => read<OfferingPhrases>('offering-phrases.json');

/** Every material with the key of its family, which is the file's name. */
export const readMaterials = (): (MaterialData & { family: string })[] =>
  readdirSync(join(folder, 'materials'))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const family = file.slice(0, -'.json'.length);
      return read<MaterialData[]>(join('materials', file)).map((material) => ({ ...material, family }));
    });

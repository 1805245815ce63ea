import type { ClientConfig } from 'pg';

/** Fills an empty, migrated database with a market of so many products, and so many offers of each. */
export function fillMarket(connection: ClientConfig, size: { products: number; offers: number }): Promise<void>;

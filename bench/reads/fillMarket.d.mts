import type { ClientConfig } from 'pg';

/** Fills an empty, migrated database with `products` products and `offers` offers of each. */
export function fillMarket(connection: ClientConfig, size: { products: number; offers: number }): Promise<void>;

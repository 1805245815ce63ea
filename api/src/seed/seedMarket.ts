import type pg from 'pg';
import { transactionOn } from '../database/inTransaction.ts';
import { hashPassword } from '../features/people/accounts/password.ts';
import { DEMO_PASSWORD } from './demoAccounts.ts';
import { insertCatalogue } from './catalogue.ts';
import { seedDemoMarket } from './demoMarket.ts';
import { advancePrices } from './demoPrices.ts';
import { replenishAuctions } from './replenish.ts';
import { dayOf } from './time.ts';

/** Fills an empty market with demo data, or adds auctions and prices to an existing demo market. */
export const seedMarket = (client: pg.Client, now: Date, log: (line: string) => void): Promise<void> =>
  transactionOn(client, async () => {
    const { rows } = await client.query(
      `select from "user" union all select from category union all select from product limit 1`,
    );
    if (rows.length > 0) {
      await replenishAuctions(client, now);
      await advancePrices(client, dayOf(now));
    } else await seedDemoMarket(client, { now, passwordHash: await hashPassword(DEMO_PASSWORD), log });
  });

/** Adds categories and materials to an empty database. Accounts, offers and prices are left out, because those of the demo are invented. */
export const seedCatalogue = (client: pg.Client): Promise<void> =>
  transactionOn(client, async () => {
    const { rows } = await client.query('select from category union all select from product limit 1');
    if (rows.length === 0) await insertCatalogue(client);
  });

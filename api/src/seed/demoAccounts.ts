import { readDemoAccounts, type DemoAccountData } from './data.ts';

/** Publicly known: the demo market is for trying out, not for trading. */
export const DEMO_PASSWORD = 'Feedstock-Demo-1';

export const demoAccounts: readonly (DemoAccountData & { password: string })[] = readDemoAccounts().map((account) => ({
  ...account,
  password: DEMO_PASSWORD,
}));

import { readDemoAccounts } from './data.ts';

/** Publicly known: the demo market is for trying out, not for trading. */
export const DEMO_PASSWORD = 'Feedstock-Demo-1';

export interface DemoAccount {
  account: 'buyer' | 'seller' | 'both' | 'admin';
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  companyName: string;
  /** A one-line description of the account and its data. */
  about: string;
}

export const demoAccounts: readonly DemoAccount[] = readDemoAccounts().map(
  ({ account, about, companyName, owner }) => ({
    account,
    email: owner.email,
    password: DEMO_PASSWORD,
    firstName: owner.firstName,
    lastName: owner.lastName,
    companyName,
    about,
  }),
);

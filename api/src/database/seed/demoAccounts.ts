import { readDemoAccounts } from './data.ts';

/** Known to everybody who reads this: the demo market is for looking around, never for trading. */
export const DEMO_PASSWORD = 'Feedstock-Demo-1';

export interface DemoAccount {
  account: 'buyer' | 'seller' | 'both' | 'admin';
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  companyName: string;
  /** What it is and what it has, in one line. */
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

import type { CompanyRole } from 'api/rules/companies/team';

export const roleNames: Readonly<Record<CompanyRole, string>> = {
  owner: 'Owner',
  admin: 'Admin',
  trader: 'Trader',
  reader: 'Reader',
};

export const roleTexts: Readonly<Record<CompanyRole, string>> = {
  owner: 'does everything and can hand the company over',
  admin: 'trades, changes the company profile, invites and removes colleagues',
  trader: 'posts, bids, orders and answers for the company',
  reader: 'reads everything of the company, and changes nothing',
};
